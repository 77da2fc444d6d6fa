# SPDX-License-Identifier: GPL-3.0-or-later
"""The extra tiles, written a second time for the referee of random games."""

from collections import Counter

SCORING = [f'monastery-{number}' for number in (*range(16, 24), 29)]


def find_space(seat, number):
    """The name of a space that a frame tells by its number, in reading order."""
    return list(seat.board.colour)[int(number)]


def find_pasture(seat, number):
    """The tiles in the pasture of a space."""
    region = seat.board.region(find_space(seat, number))
    return [seat.tiles[space] for space in region if space in seat.tiles]


def extend(rules, base):
    """Adds to the rules, and derives a judge of these tiles."""
    rules.COLOURS.update({'crane': 't', 'goose': 'g'})
    rules.ANIMALS['goose'] = 2

    def find_herds(pasture):
        """The kinds of animals that a goose can join."""
        return {rules.animal_of(tile) for tile in pasture} - {'goose'}

    def list_crane(_position, _seat):
        for building in rules.BUILDINGS:
            yield f'imitate building:{building}'
        yield 'decline'

    def list_goose(position, seat):
        for animal in find_herds(find_pasture(seat, position.asked()[2][0])):
            yield f'join animal:{animal}'

    def list_hires(position, index):
        seat = position.seats[index]
        if seat.has(28) and seat.silver >= 1:
            yield 'hire monastery:monastery-28'

    rules.LISTS.update({'crane': list_crane, 'goose': list_goose})
    rules.ANYTIME.append(list_hires)

    class Judge(base):
        """Judges the extra tiles besides all others."""

        verbs = (*base.verbs, 'imitate', 'join', 'hire')

        def judge_verb(self, verb, before, index, names, after, happened):
            seat, later = before.seats[index], after.seats[index]
            if verb == 'imitate':
                building = names['building']
                self.check('silver', later.silver - seat.silver, 2 * (building == 'bank'))
                self.check('workers', later.workers - seat.workers,
                           4 * (building == 'boarding-house'))
                return Counter({(index, 'crane'): 4 * (building == 'watchtower')})
            if verb == 'join':
                pasture = find_pasture(seat, before.asked()[2][0])
                return Counter({(index, 'livestock'):
                                self.score_herd(seat, names['animal'], pasture)})
            if verb == 'hire':
                self.check('silver', later.silver - seat.silver, -1)
                self.check('workers', later.workers - seat.workers, 2)
                return Counter()
            return super().judge_verb(verb, before, index, names, after, happened)

        def judge_place(self, before, index, names, after, happened):
            if names['stored'] == 'monastery-27':
                self.judge_stack(before, index, before.seats[index].marker, after)
            return super().judge_place(before, index, names, after, happened)

        def score_livestock(self, seat, kind, pasture):
            """With several herds to choose from the goose scores when it has joined one."""
            herds = find_herds(pasture)
            if kind != 'goose' or not herds:
                return super().score_livestock(seat, kind, pasture)
            return self.score_herd(seat, herds.pop(), pasture) if len(herds) == 1 else 0

        def is_of_herd(self, tile, animal):
            return tile == 'goose' or super().is_of_herd(tile, animal)

        def stays_on_top(self, seat):
            return seat.has(27) or super().stays_on_top(seat)

        def final_points(self, seat):
            """The crane counts once for whichever of them pays most: all pay the same."""
            points = super().final_points(seat)
            placed = [name for name in SCORING if name in seat.tiles.values()]
            if 'crane' in seat.tiles.values() and placed:
                points[placed[0]] += 4
            return points

        def check_points(self, what, found, wanted, after):
            """It does not matter which of the monasteries the crane counts for."""
            for points in (found, wanted):
                for index, cause in list(points):
                    if cause in SCORING and 'crane' in after.seats[index].tiles.values():
                        points[index, 'scoring'] += points.pop((index, cause))
            super().check_points(what, found, wanted, after)

        def find_taker(self, name, particulars):
            if name == 'imitates' and particulars['building'] in rules.TAKES:
                return particulars['building']
            return super().find_taker(name, particulars)

    return Judge
