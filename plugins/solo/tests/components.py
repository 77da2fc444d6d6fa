# SPDX-License-Identifier: GPL-3.0-or-later
"""The duchies of islands, written down a second time: as islands with their own rows of spaces,
each row with the half spaces before its first one, and as rivers between numbered spaces."""

from collections import Counter

COLOURS = {'t': 12, 'y': 6, 'b': 6, 'g': 6, 'r': 4, 'e': 3}

DUCHIES = {
    '33': (
        ['1 g6 t4 / 0 r2 y3 r2 / 1 e5 b1', '0 b6 e5 t6 t2 / 1 t4 g2 r4 y3 / 2 t6 b3 t1',
         '2 t2 b4 / 1 t5 t4 / 0 g1 y3', '1 y5 y3 y5 g1 / 0 b1 t2 r4 g6 b1 / 1 t6 e5 t1 g2'],
        '3-15 15-20 17-27 17-31 20-27',
        'b1-b3 b1-b3 b1-b4 b1-b4 b1-b6',
    ),
    '34': (
        ['0 b6', '1 r6 / 0 t4 / 1 t1', '1 t2 / 0 r5 g6 / 1 g2 g3', '0 t5 e3 y4 y2', '0 b4',
         '0 b5', '1 y3 / 0 y1 r4', '0 t6 t3', '0 b3', '1 g4 g5 / 0 y5 y6 / 1 e2', '0 b1',
         '0 t6 t3 / 1 t1 t5', '0 b2', '0 g1 t2 t4 / 1 e1 r1'],
        '1-2 1-7 3-15 4-9 9-16 9-18 12-15 12-19 14-19 15-16 15-24 18-22 19-25 19-27 21-29 22-32 '
        '29-30 29-35',
        'b6-r6 b6-t2 b3-g3 b3-t1 b5-t1 b5-t5 b5-y3 b5-g5 b4-e3 b4-y3 b4-t3 b1-t3 b1-t4 b3-t6 '
        'b3-y5 b2-e2 b2-r4 b2-g1',
    ),
}


def read_cells(lines):
    """The spaces in reading order, each with where it lies in half spaces and rows."""
    cells = []
    for row, words in enumerate(words[1:] for words in lines if words[0] == 'row'):
        at = 0
        for word in words:
            if word != '.':
                cells.append((word, at, row))
            at += 1 if word == '.' else 2
    return cells


def find_islands(cells):
    """What hangs together, each island as it is written down above."""
    left = set(cells)
    while left:
        island, fresh = set(), [left.pop()]
        while fresh:
            cell = fresh.pop()
            island.add(cell)
            fresh += [other for other in left - island if adjoins(cell, other)]
        left -= island
        yield write_island(island)


def adjoins(cell, other):
    across, down = abs(cell[1] - other[1]), abs(cell[2] - other[2])
    return (across, down) in ((2, 0), (1, 1))


def write_island(island):
    left = min(at for _, at, _ in island)
    rows = []
    for row in sorted({row for _, _, row in island}):
        spaces = sorted((at, word) for word, at, other in island if other == row)
        rows.append(f'{spaces[0][0] - left} ' + ' '.join(word for _, word in spaces))
    return ' / '.join(rows)


def check_duchy(check, name, lines):
    islands, rivers, ends = DUCHIES[name]
    cells = read_cells(lines)
    read = [tuple(map(int, words[1:])) for words in lines if words[0] == 'river']

    check(f'{name}: grade', [words[1:] for words in lines if words[0] == 'grade'], [['likely']])
    check(f'{name}: spaces of each colour', dict(Counter(cell[0][0] for cell in cells)), COLOURS)
    check(f'{name}: islands', sorted(find_islands(cells)), sorted(islands))
    check(f'{name}: rivers', ' '.join(f'{a}-{b}' for a, b in read), rivers)
    check(f'{name}: what they join',
          sorted('-'.join(sorted((cells[a - 1][0], cells[b - 1][0]))) for a, b in read),
          sorted(ends.split()))


def check_all(check, catalogues):
    """There are no tiles of its own but for what others become face down."""
    check('catalogues', list(catalogues), ['solo'])
    check('tiles', [(tile.name, tile.tile_class) for tile in catalogues['solo']],
          [('face-down', 'wild')])
    check('all that is said of it', catalogues['solo'][0].values,
          {'coloured': '0', 'black': '0', 'grade': 'official'})
