# SPDX-License-Identifier: GPL-3.0-or-later
"""The team game, written a second time for the referee of random games."""

import re
from collections import Counter

TEAMS = ((0, 2), (1, 3))
SHARED_FIELDS = ('duchy', 'tiles', 'bonus', 'silver', 'workers', 'goods', 'sold', 'shared-storage')
ROOM = 2


def share(of_seats):
    """Partners have the same of what is shared; it is written once."""
    for first, second in TEAMS:
        for name in SHARED_FIELDS:
            if name in of_seats[first]:
                of_seats[second][name] = of_seats[first][name]


def team_of(index):
    return TEAMS[index % 2]


def kind_in(word):
    """The kind of a stored tile, wherever it lies."""
    return word.partition('@')[0]


def extend(rules, base):
    """Adds to the rules, and derives a judge of teams."""
    rules.SEAT_FIELDS.update({'shared-storage', 'keep-in'})
    rules.SHARING.append(share)

    class Seat(rules.Seat):
        """A seat with its own storage and that of its team."""

        def __init__(self, fields, boards, options):
            super().__init__(fields, boards, options)
            self.shared = rules.read_counts(fields.get('shared-storage', []))

        def stores(self):
            return {'own': self.storage, 'shared': self.shared}

        def with_room(self):
            return {name for name, store in self.stores().items() if sum(store.values()) < ROOM}

        def has_room(self):
            return self.options.get('full-storage') == 'discard' or bool(self.with_room())

        def all_stored(self):
            return Counter(self.storage) + Counter(self.shared)

    rules.Seat = Seat

    def from_both(listing):
        """What can be done with stored tiles, with those of the team too."""
        def list_both(position, seat):
            yield from listing(position, seat)
            shared = f'@shared-{position.seats.index(seat) % 2 + 1}'
            seat.storage, own = seat.shared, seat.storage
            found = list(listing(position, seat))
            seat.storage = own
            yield from (re.sub(r'(stored:\S+)', rf'\1{shared}', move)
                        for move in found if 'stored:' in move)
        return list_both

    for question in ('turn', 'action', 'place', 'discard'):
        rules.LISTS[question] = from_both(rules.LISTS[question])
    rules.LISTS['storage'] = lambda *_: ['keep storage:own', 'keep storage:shared']

    def unless_asked_where(purchases):
        return lambda position, index: (purchases(position, index)
                                        if position.asked()[1] != 'storage' else [])

    rules.ANYTIME[:] = [unless_asked_where(listing) if listing is rules.list_purchases else listing
                        for listing in rules.ANYTIME]

    class Judge(base):
        """Judges what is shared besides all others."""

        verbs = (*base.verbs, 'keep', 'discard')

        def judge(self, before, index, move, events, after):
            super().judge(before, index, move, events, after)
            for first, second in TEAMS:
                asked = after.frames and after.asked()[0]
                if asked in (first, second) and after.asked()[1] == 'storage':
                    self.check('room in both', after.seats[asked].with_room(), {'own', 'shared'})

        def judge_verb(self, verb, before, index, names, after, happened):
            if verb == 'keep':
                self.judge_keep(before.seats[index], names['storage'], after.seats[index])
            elif verb == 'discard':
                self.check('asked to discard with room', before.seats[index].with_room(), set())
            return super().judge_verb(verb, before, index, names, after, happened)

        def judge_keep(self, seat, chosen, later):
            other = {'own': 'shared', 'shared': 'own'}[chosen]
            self.check('the other storage', later.stores()[other], seat.stores()[other])
            self.check('tiles kept', sum(later.stores()[chosen].values()),
                       sum(seat.stores()[chosen].values()) + 1)

        def judge_place(self, before, index, names, after, happened):
            seat, later = before.seats[index], after.seats[index]
            store = 'shared' if '@' in names['stored'] else 'own'
            kind = kind_in(names['stored'])
            if after.frames and after.asked()[0] == index:
                self.check('left the storage', Counter(later.stores()[store])[kind],
                           seat.stores()[store][kind] - 1)
            return super().judge_place(before, index, {**names, 'stored': kind}, after, happened)

        def judge_take(self, before, index, names, after):
            seat, later = before.seats[index], after.seats[index]
            kind, depot = names['tile'].split('@')
            if 'as' in names:
                self.check('workers', later.workers - seat.workers,
                           -self.price(seat, names, 'take'))
            if not seat.with_room():
                return
            asked = after.asked()[1] == 'storage'
            self.check('asked where', asked, len(seat.with_room()) == 2)
            self.check('stored', later.all_stored(),
                       seat.all_stored() + Counter([] if asked else [kind]))
            self.check('depot', Counter(after.depots[depot]),
                       Counter(before.depots[depot]) - Counter([] if asked else [kind]))

        def judge_end(self, before, after, happened):
            points = super().judge_end(before, after, happened)
            return Counter({(i, cause): amount for (i, cause), amount in points.items()
                            if after.order(team_of(i))[0] == i})

        def judge_places(self, position, places):
            def standing(team):
                seat = position.seats[team[0]]
                return (-sum(position.seats[i].points for i in team),
                        len(seat.board.colour) - len(seat.tiles))
            best = min(map(standing, TEAMS))
            self.check('places', places,
                       [1 if standing(team_of(i)) == best else 2 for i in range(4)])

    return Judge
