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
    rules.SEAT_FIELDS.update({'shields', 'shield-patron', 'die-turned'})

    class Seat(rules.Seat):
        """A seat with the shields on its castles."""

        def __init__(self, fields, boards, options):
            super().__init__(fields, boards, options)
            self.shields = rules.read_named(fields.get('shields', []))
            self.patron = fields.get('shield-patron', [None])[0]
            self.die_turned = 'die-turned' in fields
            self.lender = None

        def has(self, number):
            return super().has(number) or (self.lender is not None and number != 27
                                           and self.lender.has_own(number))

        def has_own(self, number):
            return super().has(number)

        def has_room(self):
            return '4' in self.shields or super().has_room()

        def lose(self, number):
            self.shields.pop(number)
            if number == '6':
                self.lender = None

        def castles(self):
            return [space for space, kind in self.tiles.items() if kind == 'castle']

        def spaces_for(self, kind):
            """Where a tile may lie, whatever the number of the space."""
            return [space for space in self.board.of_colour(rules.colour_of(kind))
                    if space not in self.tiles and self.may_build(kind, space)
                    and ('18' in self.shields
                         or any(other in self.tiles for other in self.board.neighbours[space]))]

        def placements(self):
            return [(kind, space) for kind in self.storage for space in self.spaces_for(kind)]

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
        for seat in position.seats:
            if seat.patron is not None and '6' in seat.shields:
                seat.lender = position.seats[int(seat.patron) - 1]

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

    def list_copies(position, index):
        seat = position.seats[index]
        for other in range(len(position.seats)):
            if '6' in seat.shields and seat.patron is None and other != index:
                yield f'copy shield:6 player:{other + 1}'

    def list_turns(position, index):
        seat = position.seats[index]
        if position.asked()[1] != 'turn' or '16' not in seat.shields or seat.die_turned:
            return
        for i, face in enumerate(seat.dice):
            for value in range(1, 7):
                if face not in (0, value) and not seat.dice_used & (1 << i):
                    yield f'turn shield:16 die:{face} as:{value}'

    def list_settling(position, seat):
        depots = int(position.asked()[2][1])
        for number, depot in enumerate(['black', *'123456']):
            for kind in position.depots[depot] if depots & (1 << number) else []:
                for space in seat.spaces_for(kind):
                    yield f'settle tile:{kind}@{depot} space:{space}'
        yield 'decline'

    def list_action(position, seat):
        yield from list_base_action(position, seat)
        for numbers in position.depot_shields.values() if '11' in seat.shields else []:
            for number in numbers:
                for space in seat.castles():
                    yield f'take-shield shield:{number} space:{space}'

    def list_goods(position, but):
        return {goods for depot, there in position.depot_goods.items() for goods in there
                if depot not in but}

    def list_cargo(position, _):
        ship = next(frame for frame in reversed(position.frames) if frame[0] == 'ship')
        for goods in list_goods(position, ship[4:6]):
            yield f'gather cargo:{goods}'
        yield 'decline'

    def list_stow(position, seat):
        yield from list_base_stow(position, seat)
        kinds = int(position.asked()[2][2])
        for number, goods in enumerate(rules.GOODS, 1):
            if kinds & (1 << number) and goods not in seat.goods \
                    and goods in list_goods(position, ()):
                yield f'stow cargo:{goods}'

    list_base_action, list_base_stow = rules.LISTS['action'], rules.LISTS['stow']
    rules.ANYTIME += [list_pairs, list_copies, list_turns]
    rules.LISTS.update({'tribute': list_tribute, 'settle': list_settling, 'action': list_action,
                        'shield-cargo': list_cargo, 'stow': list_stow,
                        'shield-patron': lambda *_: ['decline'],
                        'shield-order': lambda *_: ['use-shield shield:14',
                                                    'use-shield shield:15']})

    class Judge(base):
        """Judges the shields besides all others."""

        verbs = (*base.verbs, 'pair', 'pay-silver', 'give-up', 'settle', 'copy', 'turn')

        def judge(self, before, index, move, events, after):
            self.gone = [(int(particulars['seat']) - 1, particulars['shield'])
                         for name, particulars in events
                         if name == 'shield-gone' and particulars['cause'] == 'tribute']
            verb, names = move.split()[0], {name for name, _ in events}
            ends = {'phase-begins', 'game-ends'} & names
            if ends and verb not in ('end-turn', *PAYMENTS):
                # A phase ends behind what a shield has set off: income and more come with it.
                self.judge_late_end(before, after, names, events)
                return
            super().judge(before, index, move, events, after)
            if verb not in ('pair', 'take-shield', 'end-turn', *PAYMENTS) and not self.gone:
                self.check('shields', [seat.shields for seat in after.seats],
                           [seat.shields for seat in before.seats])

        def judge_late_end(self, before, after, names, events):
            if 'phase-begins' in names:
                self.judge_filling(after)
            if 'game-ends' not in names:
                return
            found = Counter()
            for name, particulars in events:
                if name == 'points':
                    found[int(particulars['seat']) - 1, particulars['cause']] \
                        += int(particulars['amount'])
            for i, seat in enumerate(after.seats):
                for cause, amount in self.final_points(seat).items():
                    self.check(f'final points of seat {i + 1} by {cause}', found[i, cause], amount)

        def judge_dice(self, seat, names, after):
            if 'tile' in names and 'space' in names:
                self.check('dice used', after.dice_used, seat.dice_used)
            elif 'shield' not in names:
                super().judge_dice(seat, names, after)
            elif 'as' in names:
                self.check('a turned die is not used', after.dice_used, seat.dice_used)
                self.check('the shield is used', after.die_turned, True)
                others = Counter(seat.dice) - Counter([int(names['die'])])
                self.check('dice', sorted(after.dice), sorted([*others.elements(),
                                                               int(names['as'])]))
            elif 'die' in names:
                self.check('both dice used', (seat.dice_used, after.dice_used), (0, 3))

        def judge_verb(self, verb, before, index, names, after, happened):
            if verb == 'pair':
                self.judge_pair(before, index, names, after)
                return Counter()
            if verb == 'take-shield':
                self.judge_laid(before, index, names, after)
                return Counter()
            if verb == 'settle':
                kind, depot = names['tile'].split('@')
                self.check('depot', Counter(after.depots[depot]),
                           Counter(before.depots[depot]) - Counter([kind]))
                return super().judge_verb('place', before, index, {**names, 'stored': kind},
                                          after, happened)
            if verb in PAYMENTS:
                return self.judge_tribute(verb, before, index, names, after, happened)
            return super().judge_verb(verb, before, index, names, after, happened)

        def judge_pair(self, before, index, names, after):
            seat, later, number = before.seats[index], after.seats[index], names['shield']
            depot = next(depot for depot, there in before.depot_shields.items() if number in there)
            self.check('workers', later.workers - seat.workers, -seat.pair_cost(depot))
            self.judge_laid(before, index, names, after)

        def judge_laid(self, before, index, names, after):
            seat, later, number = before.seats[index], after.seats[index], names['shield']
            depot = next(depot for depot, there in before.depot_shields.items() if number in there)
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
                seat.lose(number)
            self.gone = [gone for gone in self.gone if gone != (index, number)]
            return self.judge_after_tribute(before, after, happened)

        def judge_after_tribute(self, before, after, happened):
            """What follows once something is paid, or nothing could be."""
            for i, number in self.gone:
                self.check(f'shield {number} could be paid for',
                           before.seats[i].can_pay_tribute(), False)
                before.seats[i].lose(number)
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
            if after.frames and after.asked()[1] in ('settle', 'shield-order'):
                return Counter()
            return self.judge_after_tribute(before, after, happened)

        def judge_take(self, before, index, names, after):
            """Tiles that are too many without shield 4 stay, until room is made for another."""
            if before.seats[index].n_stored() <= 3 or '4' in before.seats[index].shields:
                super().judge_take(before, index, names, after)

        def judge_ship(self, before, index, names, after, happened):
            if after.frames and after.asked()[1] != 'shield-cargo':
                super().judge_ship(before, index, names, after, happened)

        def count_workers_of_mines(self, before, seat):
            gained = [other for other in before.seats if other is not seat
                      and super(Judge, self).count_workers_of_mines(before, other) > 0]
            return super().count_workers_of_mines(before, seat) \
                + ('2' in seat.shields) * len(gained)

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
