# SPDX-License-Identifier: GPL-3.0-or-later
"""The shields, written a second time for the referee of random games."""

from collections import Counter, defaultdict
from math import isqrt

PAYMENTS = {'pay-silver': 'silver', 'pay-worker': 'workers', 'give-up': None}
# Tribute is asked for in this order: shield 3 comes last.
ORDER = [str(number) for number in (*range(1, 3), *range(4, 19), 3)]


def worth(number):
    """What a shield scores at the end."""
    return (12, 8, 4)[(int(number) - 1) // 6]


def extend(rules, base):
    """Adds to the rules, and derives a judge of the shields."""
    rules.SEAT_FIELDS.add('shields')

    class Seat(rules.Seat):
        """A seat with the shields on its castles."""

        def __init__(self, fields, boards, options):
            super().__init__(fields, boards, options)
            self.shields = rules.read_named(fields.get('shields', []))

        def castles(self):
            return [space for space, kind in self.tiles.items() if kind == 'castle']

        def placements(self):
            if '18' not in self.shields:
                return super().placements()
            return [(kind, space) for kind in self.storage
                    for space in self.board.of_colour(rules.colour_of(kind))
                    if space not in self.tiles and self.may_build(kind, space)]

        def pair_cost(self, value):
            """The workers that make both dice show a value."""
            return sum(self.cost(face, value, 'pair') for face in self.dice)

        def can_pay_tribute(self):
            return self.silver > 0 or ('3' in self.shields and self.workers > 0)

    rules.Seat = Seat
    read_depots = rules.Position.read_depots

    def read_depots_and_shields(position, fields):
        read_depots(position, fields)
        position.depot_shields = defaultdict(list)
        for place, number in rules.read_named(fields.get('depot-shields', [])).items():
            position.depot_shields[int(place.split('.')[0])].append(number)

    rules.Position.read_depots = read_depots_and_shields

    def list_pairs(position, index):
        seat = position.seats[index]
        if position.asked()[1] != 'turn' or seat.dice_used or 0 in seat.dice:
            return
        dice = ' '.join(f'die:{face}' for face in sorted(seat.dice))
        for depot, numbers in position.depot_shields.items():
            if seat.pair_cost(depot) <= seat.workers:
                for number in numbers:
                    for space in seat.castles():
                        yield f'pair {dice} shield:{number} space:{space}'

    def list_tribute(position, seat):
        number = position.asked()[2][0]
        if seat.silver > 0:
            yield f'pay-silver shield:{number}'
        if seat.workers > 0 and '3' in seat.shields:
            yield f'pay-worker shield:{number}'
        yield f'give-up shield:{number}'

    rules.ANYTIME.append(list_pairs)
    rules.LISTS['tribute'] = list_tribute

    class Judge(base):
        """Judges the shields besides all others."""

        verbs = (*base.verbs, 'pair', *PAYMENTS)

        def judge(self, before, index, move, events, after):
            self.gone = [(int(particulars['seat']) - 1, particulars['shield'])
                         for name, particulars in events
                         if name == 'shield-gone' and particulars['cause'] == 'tribute']
            super().judge(before, index, move, events, after)
            verb = move.split()[0]
            if verb not in ('pair', 'end-turn', *PAYMENTS):
                self.check('shields', [seat.shields for seat in after.seats],
                           [seat.shields for seat in before.seats])

        def judge_dice(self, seat, names, after):
            if 'shield' not in names:
                super().judge_dice(seat, names, after)
            elif 'die' in names:
                self.check('both dice used', (seat.dice_used, after.dice_used), (0, 3))

        def judge_verb(self, verb, before, index, names, after, happened):
            if verb == 'pair':
                self.judge_pair(before, index, names, after)
                return Counter()
            if verb in PAYMENTS:
                return self.judge_tribute(verb, before, index, names, after, happened)
            return super().judge_verb(verb, before, index, names, after, happened)

        def judge_pair(self, before, index, names, after):
            seat, later, number = before.seats[index], after.seats[index], names['shield']
            depot = next(depot for depot, there in before.depot_shields.items() if number in there)
            self.check('workers', later.workers - seat.workers, -seat.pair_cost(depot))
            kept = {other: space for other, space in seat.shields.items()
                    if space != names['space']}
            self.check('shields', later.shields, {**kept, number: names['space']})
            self.check('shields at the depots', self.list_depots(after),
                       self.list_depots(before) - Counter([(depot, number)]))

        @staticmethod
        def list_depots(position):
            return Counter((depot, number) for depot, numbers in position.depot_shields.items()
                           for number in numbers)

        def judge_tribute(self, verb, before, index, names, after, happened):
            number, paid = names['shield'], PAYMENTS[verb]
            self.check('kept if it is paid for', (index, number) in self.gone, paid is None)
            seat = before.seats[index]
            if paid is not None:
                setattr(seat, paid, getattr(seat, paid) - 1)
            else:
                seat.shields.pop(number)
            self.gone = [gone for gone in self.gone if gone != (index, number)]
            return self.judge_after_tribute(before, after, happened)

        def judge_after_tribute(self, before, after, happened):
            """What follows once something is paid, or nothing could be."""
            for i, number in self.gone:
                self.check(f'shield {number} could be paid for',
                           before.seats[i].can_pay_tribute(), False)
                before.seats[i].shields.pop(number)
            self.check('shields', [seat.shields for seat in after.seats],
                       [seat.shields for seat in before.seats])
            if after.frames and after.asked()[1] == 'tribute':
                self.judge_next_tribute(before, after)
                return Counter()
            return super().judge_end(before, after, happened)

        def judge_next_tribute(self, before, after):
            self.check('no income yet', [(seat.silver, seat.workers) for seat in after.seats],
                       [(seat.silver, seat.workers) for seat in before.seats])
            _, asked, numbers = before.asked()
            if asked == 'tribute' and before.asked()[0] == after.asked()[0]:
                self.check('order of the shields',
                           ORDER.index(numbers[0]) < ORDER.index(after.asked()[2][0]), True)
            elif asked == 'tribute':
                order = before.order(range(self.n_seats))
                self.check('order of the seats',
                           order.index(before.asked()[0]) < order.index(after.asked()[0]), True)

        def judge_end(self, before, after, happened):
            return self.judge_after_tribute(before, after, happened)

        def count_silver_of_mines(self, seat):
            return super().count_silver_of_mines(seat) * (2 if '8' in seat.shields else 1)

        def count_silver_of_sale(self, seat, goods):
            silver = super().count_silver_of_sale(seat, goods)
            return silver - 1 + seat.goods[goods] if '9' in seat.shields else silver

        def judge_sale(self, seat, names, after, index):
            points = super().judge_sale(seat, names, after, index)
            if '12' in seat.shields:
                points[index, 'sale'] *= 2
            return points

        def judge_place(self, before, index, names, after, happened):
            points = super().judge_place(before, index, names, after, happened)
            shields = before.seats[index].shields
            if '7' in shields:
                points[index, 'colour'] *= 2
            if '17' in shields and points[index, 'region']:
                points[index, 'region'] += (isqrt(8 * points[index, 'region'] + 1) + 1) // 2
            return points

        def score_livestock(self, seat, kind, pasture):
            if '1' in seat.shields:
                pasture = [kind] + [tile for tile in seat.tiles.values()
                                    if rules.colour_of(tile) == 'g']
            return super().score_livestock(seat, kind, pasture)

        def final_points(self, seat):
            points = super().final_points(seat)
            for cause in points:
                if '10' in seat.shields and cause.startswith('monastery-'):
                    points[cause] *= 2
            for number in seat.shields:
                points[f'shield-{number}'] = worth(number) * (2 if '13' in seat.shields else 1)
            return points

    return Judge
