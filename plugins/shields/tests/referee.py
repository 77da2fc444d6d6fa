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


def rules_of_gathering(rules):
    """What a ship's frame tells of the goods that it loads from everywhere."""
    def find_gathered(position, numbers):
        everywhere = {goods for counts in position.depot_goods.values() for goods in counts}
        return {goods for i, goods in enumerate(rules.GOODS, 1)
                if int(numbers[2]) & (1 << i) and goods in everywhere}
    return find_gathered


def extend(rules, base):
    """Adds to the rules, and derives a judge of the shields."""
    rules.SEAT_FIELDS.update({'shields', 'shield-patron', 'die-turned'})

    class Seat(rules.Seat):
        """A seat with the shields on its castles."""

        def __init__(self, fields, boards, options):
            super().__init__(fields, boards, options)
            self.shields = rules.read_named(fields.get('shields', []))
            self.patron = int(fields.get('shield-patron', ['0'])[0])
            self.turned = fields.get('die-turned', ['0'])[0] == '1'
            self.copied = {}

        def has(self, number):
            return super().has(number) or (
                '6' in self.shields and number != 27
                and f'monastery-{number}' in self.copied.values())

        def has_room(self):
            return '4' in self.shields or super().has_room()

        def unused_dice(self):
            return {face for i, face in enumerate(self.dice)
                    if face and not self.dice_used & (1 << i)}

        def castles(self):
            return [space for space, kind in self.tiles.items() if kind == 'castle']

        def reaches(self, space):
            return '18' in self.shields or super().reaches(space)

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
            if seat.patron:
                seat.copied = position.seats[seat.patron - 1].tiles

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

    def list_names(position, index):
        seat = position.seats[index]
        if '6' in seat.shields and not seat.patron:
            for i in range(len(position.seats)):
                if i != index:
                    yield f'copy shield:6 player:{i + 1}'

    def list_turnings(position, index):
        seat = position.seats[index]
        if position.asked()[1] == 'turn' and '16' in seat.shields and not seat.turned:
            for face in seat.unused_dice():
                for value in {*range(1, 7)} - {face}:
                    yield f'turn shield:16 die:{face} as:{value}'

    def list_castle_action(position, seat):
        yield from list_action(position, seat)
        if '11' in seat.shields:
            for numbers in position.depot_shields.values():
                for number in numbers:
                    for space in seat.castles():
                        yield f'take-shield shield:{number} space:{space}'

    def list_other_goods(position, _):
        loaded = position.frames[-2][4:6]
        there = {goods for depot, counts in position.depot_goods.items() if depot not in loaded
                 for goods in counts}
        for goods in there:
            yield f'gather cargo:{goods}'
        yield 'decline'

    def list_stow(position, seat):
        yield from list_loaded(position, seat)
        for goods in find_gathered(position, position.asked()[2]):
            if goods not in seat.goods:
                yield f'stow cargo:{goods}'

    list_action, list_loaded = rules.LISTS['action'], rules.LISTS['stow']
    rules.ANYTIME += [list_pairs, list_names, list_turnings]
    rules.LISTS.update({
        'tribute': list_tribute, 'action': list_castle_action, 'stow': list_stow,
        'shield-cargo': list_other_goods, 'shield-patron': lambda *_: ['decline'],
        'shield-order': lambda *_: ['use-shield shield:14', 'use-shield shield:15'],
    })
    find_gathered = rules_of_gathering(rules)

    class Judge(base):
        """Judges the shields besides all others."""

        # Others are too rare for a few games.
        verbs = (*base.verbs, 'pair', 'pay-silver', 'give-up', 'copy', 'turn', 'settle')

        def judge(self, before, index, move, events, after):
            self.gone = [(int(particulars['seat']) - 1, particulars['shield'])
                         for name, particulars in events
                         if name == 'shield-gone' and particulars['cause'] == 'tribute']
            self.judge_fellow(before, after, events)
            verb, happened = move.split()[0], {name for name, _ in events}
            if self.is_between_turns(before) and happened & {'phase-begins', 'scoring-begins'}:
                return
            super().judge(before, index, move, events, after)
            if verb not in ('pair', 'take-shield', 'end-turn', *PAYMENTS) and not self.gone:
                self.check('shields', [seat.shields for seat in after.seats],
                           [seat.shields for seat in before.seats])

        @staticmethod
        def is_between_turns(position):
            """Whether a phase ends, but for the tribute."""
            return position.turn_seat == '-' and position.asked()[1] not in ('tribute',
                                                                             'shield-patron')

        def judge_fellow(self, before, after, events):
            """Whoever has shield 2 gains a worker for each gain of others."""
            gains = Counter(int(particulars['seat']) - 1 for name, particulars in events
                            if name == 'workers' and int(particulars['amount']) > 0
                            and particulars['cause'] != 'shield-2')
            found = Counter(int(particulars['seat']) - 1 for name, particulars in events
                            if name == 'workers' and particulars['cause'] == 'shield-2')
            for i, (seat, later) in enumerate(zip(before.seats, after.seats)):
                if ('2' in seat.shields) == ('2' in later.shields):
                    self.check('workers of shield 2', found[i],
                               (gains.total() - gains[i]) * ('2' in seat.shields))

        def judge_dice(self, seat, names, after):
            if 'tile' in names and 'space' in names:
                self.check('no die used', after.dice_used, seat.dice_used)
            elif 'shield' not in names:
                super().judge_dice(seat, names, after)
            elif 'as' in names:
                self.check('turned', (after.turned, after.dice_used), (True, seat.dice_used))
                self.check('dice', Counter(after.dice), Counter(seat.dice)
                           - Counter([int(names['die'])]) + Counter([int(names['as'])]))
            elif 'die' in names:
                self.check('both dice used', (seat.dice_used, after.dice_used), (0, 3))

        def judge_verb(self, verb, before, index, names, after, happened):
            if verb == 'pair':
                self.judge_pair(before, index, names, after)
                return Counter()
            if verb in PAYMENTS:
                return self.judge_tribute(verb, before, index, names, after, happened)
            if verb == 'take-shield':
                self.judge_laid(before, index, names, after)
            elif verb == 'gather':
                self.judge_gathered(before, index, names, after)
            elif verb == 'settle':
                return self.judge_settled(before, index, names, after, happened)
            elif before.asked()[1] == 'shield-patron' and 'game-ends' in happened:
                return self.find_last_points(after)
            return super().judge_verb(verb, before, index, names, after, happened)

        def judge_pair(self, before, index, names, after):
            seat, later = before.seats[index], after.seats[index]
            depot = self.find_depot(before, names['shield'])
            self.check('workers', later.workers - seat.workers, -seat.pair_cost(depot))
            self.judge_laid(before, index, names, after)

        @staticmethod
        def find_depot(position, number):
            return next(depot for depot, there in position.depot_shields.items()
                        if number in there)

        def judge_laid(self, before, index, names, after):
            seat, later, number = before.seats[index], after.seats[index], names['shield']
            depot = self.find_depot(before, number)
            kept = {other: space for other, space in seat.shields.items()
                    if space != names['space']}
            self.check('shields', later.shields, {**kept, number: names['space']})
            self.check('shields at the depots', self.list_depots(after),
                       self.list_depots(before) - Counter([(depot, number)]))

        @staticmethod
        def list_depots(position):
            return Counter((depot, number) for depot, numbers in position.depot_shields.items()
                           for number in numbers)

        def judge_take(self, before, index, names, after):
            """A full storage asks first what leaves."""
            if before.seats[index].has_room():
                super().judge_take(before, index, names, after)

        def judge_ship(self, before, index, names, after, happened):
            if after.asked()[1] != 'shield-cargo':
                super().judge_ship(before, index, names, after, happened)

        def judge_gathered(self, before, index, names, after):
            if after.asked()[1] == 'stow':
                return
            stored, left = after.seats[index].goods, [
                depot for depot, goods in after.depot_goods.items() if names['cargo'] in goods]
            self.check('goods', self.count_goods(after, index), self.count_goods(before, index))
            self.check('gathered goods left', bool(left),
                       names['cargo'] not in stored and len(stored) >= 3)
            self.judge_marker(before, index, after)

        def judge_settled(self, before, index, names, after, happened):
            kind, depot = names['tile'].split('@')
            self.check('depot', after.takeable(depot), before.takeable(depot) - Counter([kind]))
            self.check('settled', after.seats[index].tiles.get(names['space']), kind)
            return self.judge_place(before, index, {'stored': kind, 'space': names['space']},
                                    after, happened)

        def find_last_points(self, position):
            return Counter({(i, cause): amount for i, seat in enumerate(position.seats)
                            for cause, amount in self.final_points(seat).items()})

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
            if after.frames and after.asked()[1] == 'shield-patron':
                self.judge_income(before, after)
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

        def count_silver_of_mines(self, seat):
            return super().count_silver_of_mines(seat) * (2 if '8' in seat.shields else 1)

        def count_workers_of_mines(self, before, seat):
            others = [other for other in before.seats if other is not seat
                      and super(Judge, self).count_workers_of_mines(before, other) > 0]
            return super().count_workers_of_mines(before, seat) + len(others) * (
                '2' in seat.shields)

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
