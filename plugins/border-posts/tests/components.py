# SPDX-License-Identifier: GPL-3.0-or-later
"""The border posts and the eight duchies of the box, counted again."""

from pathlib import Path

CATALOGUE = Path(__file__).resolve().parent.parent / 'border-posts.catalogue'

GRADE = 'official'

DUCHIES = {
    '23': 'rttr yyyyy bgttbg tbtttge tbttge rbygr ebgt',
    '24': 'tttr teyyt teegyt rbbgyyt bbbgyr bgggt trtt',
    '25': 'rtty egttg ttrggg yttebbg yyyrbb bttye bttr',
    '26': 'brrt bbytt bbbttt ggeeeyy gtggty ttgyt rtyr',
    '27': 'eeyy yttbt rytybr gggytte gbbttt gbbtt grrt',
    '28': 'tttb yyrtb bttett rttegbr ytegbb ytryy gggg',
    '29': 'tteb tggtt trtyrt bbtrytb ggtybb egrty gyye',
    '30': 'bbye btyyb gttttr rbrgggg tttytr ttyyt egbe',
}

ROW_SPACES = [4, 5, 6, 7, 6, 5, 4]
BONUS = {2: (5, 2), 3: (6, 3), 4: (7, 4)}


def find_place(space):
    """Where a space lies: in half widths of a hex from the middle, and its row."""
    row, column = map(int, space.split('.'))
    return 2 * column - ROW_SPACES[row - 1] - 1, row


def is_at_edge(space):
    row, column = map(int, space.split('.'))
    return row in (1, len(ROW_SPACES)) or column in (1, ROW_SPACES[row - 1])


def check_all(check, catalogues):
    """Compares the catalogue with the box: no tiles, three posts with straight paths."""
    check('no tiles that are placed', catalogues, {'border-posts': []})
    lines = [line.partition('#')[0].split()
             for line in CATALOGUE.read_text(encoding='utf-8').splitlines()]
    posts = {words[1]: words[2:] for words in lines if words[:1] == ['post']}
    paths = {tuple(words[1:3]): words[3:] for words in lines if words[:1] == ['path']}
    check('posts', list(posts), ['1', '2', '3'])
    check('paths', list(paths), [('1', '2'), ('1', '3'), ('2', '3')])
    for name, (*spaces, grade) in {**posts, **paths}.items():
        check(f'{name}: grade', grade, 'grade=likely')
        check(f'{name}: number of spaces', len(spaces), 2 if isinstance(name, str) else 5)

    for name, (first, second, _) in posts.items():
        check(f'post {name} is at the edge', is_at_edge(first) and is_at_edge(second), True)
        (x, y), (other_x, other_y) = find_place(first), find_place(second)
        check(f'post {name} touches neighbours', (abs(x - other_x), abs(y - other_y))
              in ((2, 0), (1, 1)), True)
    for (start, end), (*spaces, _) in paths.items():
        check(f'path {start}-{end} begins at a post', spaces[0] in posts[start], True)
        check(f'path {start}-{end} ends at a post', spaces[-1] in posts[end], True)
        places = [find_place(space) for space in spaces]
        steps = {(x - last_x, y - last_y) for (last_x, last_y), (x, y) in zip(places, places[1:])}
        check(f'path {start}-{end} is a straight line', len(steps), 1)
        check(f'path {start}-{end} goes from hex to hex', steps
              <= {(2, 0), (1, 1), (-1, 1)}, True)
    check('spaces of several paths', sum(len(spaces) - 1 for spaces in paths.values()),
          len({space for spaces in paths.values() for space in spaces[:-1]}))
    check('bonus tiles', {int(words[1]): tuple(map(int, words[2:])) for words in lines
                          if words[:1] == ['bonus']}, BONUS)
