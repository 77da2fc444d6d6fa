# SPDX-License-Identifier: GPL-3.0-or-later
"""The border posts, written a second time for the referee of random games."""

POSTS = {1: {'2.1', '3.1'}, 2: {'2.5', '3.6'}, 3: {'7.2', '7.3'}}
PATHS = {
    (1, 2): {'2.1', '2.2', '2.3', '2.4', '2.5'},
    (1, 3): {'3.1', '4.2', '5.2', '6.2', '7.2'},
    (2, 3): {'3.6', '4.6', '5.5', '6.4', '7.3'},
}
PHASE_POINTS = dict(zip('ABCDE', (10, 8, 6, 4, 2)))
TILE_POINTS = {2: (5, 2), 3: (6, 3), 4: (7, 4)}


def find_chain(board, post, tiles):
    """All tiles that hang together with those at a post."""
    chain, fresh = set(), [space for space in POSTS[post] if space in tiles]
    while fresh:
        space = fresh.pop()
        chain.add(space)
        fresh += [other for other in board.neighbours[space]
                  if other in tiles and other not in chain]
    return chain


def find_links(seat, tiles):
    """The pairs of posts that some tiles link."""
    if seat.options.get('border-links') == 'chain':
        return {(a, b) for a, b in PATHS if find_chain(seat.board, a, tiles) & POSTS[b]}
    return {pair for pair, path in PATHS.items() if path <= tiles}


def extend(rules, base):
    """Adds to the rules, and derives a judge of the posts."""
    rules.SEAT_FIELDS.add('border-tile')

    class Seat(rules.Seat):
        """A seat with its bonus tile of the border posts."""

        def __init__(self, fields, boards, options):
            super().__init__(fields, boards, options)
            self.border_tile = int(fields.get('border-tile', ['0'])[0])

    rules.Seat = Seat

    class Judge(base):
        """Judges the border posts besides all others."""

        def judge_place(self, before, index, names, after, happened):
            points = super().judge_place(before, index, names, after, happened)
            seat = before.seats[index]
            tiles = set(seat.tiles)
            old, new = (find_links(seat, spaces) for spaces in (tiles, {*tiles, names['space']}))
            self.check('posts are linked', 'posts-linked' in happened, bool(new and not old))
            self.check('all posts are joined', 'posts-joined' in happened,
                       len(old) < 2 <= len(new))
            if new and not old:
                points[index, 'border-link'] = PHASE_POINTS[before.phase]

            won = [other.border_tile for other in before.seats]
            place = sum(tile > 0 for tile in won)
            if len(old) < 2 <= len(new) and place < 2:
                points[index, 'border-tile'] = TILE_POINTS[self.n_seats][place]
                won[index] = place + 1
            self.check('border tiles', [other.border_tile for other in after.seats], won)
            return points

        def final_points(self, seat):
            points = super().final_points(seat)
            if seat.has(26) and seat.border_tile:
                points['monastery-26'] += 2 if seat.options.get('edition') == '2011' else 3
            return points

    return Judge
