# SPDX-License-Identifier: GPL-3.0-or-later
"""The solo game, written a second time for the referee of random games."""

from collections import Counter

DUES = ['region', 'colour', 'effect', 'action']
STEP, PRICE, SPACES = 5, 5, 37
CLASSES = 'tygebr'


def name_of(word):
    """What a subject is called, without its owner."""
    return word.partition('@')[0]


def number(position, index):
    """A number of the open frame; those at the end that are 0 may be left out."""
    numbers = position.asked()[2]
    return int(numbers[index]) if index < len(numbers) else 0


def extend(rules, base):
    """Adds to the rules, and derives a judge of the solo game."""
    rules.SEAT_FIELDS.update({'target-start', 'targets-reached'})
    rules.COLOURS['face-down'] = rules.WILD

    class Seat(rules.Seat):
        """A seat with its target."""

        def __init__(self, fields, boards, options):
            super().__init__(fields, boards, options)
            self.start, self.reached = (int(fields.get(name, ['0'])[0])
                                        for name in ('target-start', 'targets-reached'))

        def target(self):
            return max(int(self.options.get('first-target', 50)) - STEP * self.reached, STEP)

        def way(self):
            return self.target() - (self.points - self.start)

        def settlements(self, position):
            """Where the tiles of the black depot may lie at once."""
            stored, self.storage = self.storage, dict.fromkeys(position.depots['black'], 1)
            places, self.storage = self.placements(), stored
            return places

    rules.Seat = Seat

    def list_next(position, _):
        owed = number(position, 1)
        for i, due in enumerate(DUES):
            if owed >> i if due == 'action' else owed >> i & 1:
                yield f'next due:{due}'

    def list_points(_, seat):
        for coins in range(1, min(seat.silver, seat.way()) + 1):
            yield f'buy-points coins:{coins}'
        yield 'decline'

    def list_barter(position, seat):
        if sum(seat.goods.values()) >= PRICE and seat.has_room():
            for kind in position.depots['black']:
                yield f'barter tile:{kind}@black'
        yield 'decline'

    def list_settle(position, seat):
        for kind, space in seat.settlements(position):
            yield f'settle tile:{kind}@black space:{space}'
        yield 'decline'

    def list_take(position, seat):
        colours = [CLASSES[i] for i in range(len(CLASSES)) if number(position, 1) >> i & 1]
        for depot in '123456':
            for kind in position.depots[depot]:
                if seat.has_room() and rules.colour_of(kind) in colours:
                    yield f'take tile:{kind}@{depot}'
        yield 'decline'

    rules.LISTS.update({
        'next': list_next, 'buy-points': list_points, 'barter': list_barter,
        'settle': list_settle, 'take': list_take,
        'pay-good': lambda _, seat: [f'pay-good goods:{goods}' for goods in seat.goods],
    })

    class Judge(base):
        """Follows the events of a move, and holds each against what lies on the table then."""

        # Random players hardly ever cover a colour, so that settling is not among them.
        verbs = (*base.verbs, 'next', 'buy-points', 'barter', 'pay-good')
        questions = ('action',)

        def judge(self, before, index, move, events, after):
            names = dict(word.split(':', 1) for word in move.split()[1:])
            happened = {name for name, _ in events}
            verb = move.split()[0]
            if verb in ('take', 'buy', 'workers', 'end-turn'):
                self.judge_verb(verb, before, index, names, after, happened)
            if not happened & {'turn-ends', 'game-ends'} and verb not in ('barter', 'settle'):
                self.judge_dice(before.seats[index], names, after.seats[index])

            self.begin(before)
            for name, particulars in events:
                judge = getattr(self, 'see_' + name.replace('-', '_'), None)
                if judge is not None:
                    judge(particulars)
            self.end(happened, after)

        # ---- what is known while the events are read ----

        def begin(self, before):
            seat = before.seats[0]
            self.before, self.seat = before, seat
            self.tiles, self.sold = dict(seat.tiles), Counter(seat.sold)
            self.points, self.start, self.reached = seat.points, seat.start, seat.reached
            self.region = self.sale = self.coins = 0

        def target(self):
            return max(int(self.seat.options.get('first-target', 50)) - STEP * self.reached, STEP)

        def end(self, happened, after):
            seat, asked = after.seats[0], after.frames and after.asked()[1]
            self.check('tiles', seat.tiles, self.tiles)
            self.check('points', seat.points, self.points)
            self.check('marker set back', (seat.start, seat.reached), (self.start, self.reached))
            self.check('won', 'solo-won' in happened, len(self.tiles) == SPACES)
            if asked != 'buy-points' and 'solo-won' not in happened:
                self.check('short of the target', self.points - self.start < self.target(), True)
            if 'goods-taken' in happened or self.before.asked()[1] == 'load':
                left = any(after.depot_goods[str(depot)] for depot in range(1, 7))
                self.check('goods left', left, asked == 'second-depot' and left)

        # ---- events ----

        def see_start_castle(self, particulars):
            self.tiles[name_of(particulars['space'])] = 'castle'

        def see_tile_placed(self, particulars):
            kind = name_of(particulars.get('stored') or particulars['tile'])
            space, board = name_of(particulars['space']), self.seat.board
            self.check('covered before', space in self.tiles, False)
            self.check('neighbours', any(other in self.tiles
                                         for other in board.neighbours[space]), True)
            if rules.colour_of(kind) != rules.WILD:
                self.check('colour', board.colour[space], rules.colour_of(kind))
            self.tiles[space] = kind

        def see_region_completed(self, particulars):
            region = self.seat.board.region(name_of(particulars['space']))
            self.check('completed', region <= self.tiles.keys(), True)
            self.region = self.measure_region([self.tiles[space] for space in region])
            self.check('size', int(particulars['amount']), self.region)

        def see_colour_covered(self, particulars):
            letter = self.seat.board.colour[name_of(particulars['space'])]
            self.check('covered', set(self.seat.board.of_colour(letter)) <= self.tiles.keys(),
                       True)

        def see_goods_sold(self, particulars):
            self.sale = 2 * int(particulars['amount'])

        def see_good_laid(self, particulars):
            self.sold[name_of(particulars['goods'])] += 1

        def see_silver(self, particulars):
            self.coins = -int(particulars['amount'])

        def see_points(self, particulars):
            cause, amount = particulars['cause'], int(particulars['amount'])
            wanted = {'region': self.region * (self.region + 1) // 2, 'sale': self.sale,
                      'phase': self.phase_points(), 'watchtower': 4,
                      'points-bought': self.coins}
            if cause == 'livestock':
                self.check('livestock', amount in self.herds(), True)
            elif cause in wanted:
                self.check(cause, amount, wanted[cause])
            elif cause.startswith('monastery-'):
                self.check(cause, amount, self.laid_points()[cause])
            self.points += amount

        def see_target_reached(self, particulars):
            self.check('at the target', self.points - self.start >= self.target(), True)
            self.start = self.points
            self.reached += 1
            self.check('next target', int(particulars['amount']), self.target())

        def see_solo_lost(self, particulars):
            self.check('spaces left', int(particulars['amount']), SPACES - len(self.tiles))

        # ---- numbers ----

        def phase_points(self):
            return {'A': 10, 'B': 8, 'C': 6, 'D': 4, 'E': 2}[self.before.phase]

        def herds(self):
            """What a livestock tile that lies in the duchy would score now."""
            for space, kind in self.tiles.items():
                if rules.animal_of(kind) is not None:
                    region = self.seat.board.region(space)
                    yield self.score_livestock(
                        self.seat, kind, [self.tiles[each] for each in region
                                          if each in self.tiles])

        def laid_points(self):
            """What the scoring monasteries score when they are laid now."""
            seat, board = self.seat, self.seat.board
            colours = {colour for colour in board.colour.values()
                       if set(board.of_colour(colour)) <= self.tiles.keys()}
            tiles, sold, bonus = seat.tiles, seat.sold, seat.bonus
            seat.tiles, seat.sold = self.tiles, {k: n for k, n in self.sold.items() if n}
            seat.bonus = colours
            points = super().final_points(seat)
            seat.tiles, seat.sold, seat.bonus = tiles, sold, bonus
            return points

        # ---- what else differs from the base game ----

        def judge_end(self, before, after, happened):
            removed = 'solo-lost' not in happened
            if removed and 'phase-begins' not in happened:
                self.judge_removed(before, after)
            return super().judge_end(before, after, happened)

        def judge_removed(self, before, after):
            """A round takes the first tile of the first depot that has one."""
            die = after.white_die
            for depot in (str((die - 1 + i) % 6 + 1) for i in range(6)):
                if before.depots[depot]:
                    before.depots[depot].pop(0)
                    break
            self.check('depots', {depot: after.depots[depot] for depot in '123456'},
                       {depot: before.depots[depot] for depot in '123456'})

        def judge_filling(self, after):
            """As for two, but for the tile that the round has taken."""
            self.check('black depot', len(after.depots['black']), 4)
            self.check('depots', sum(len(after.depots[depot]) for depot in '123456'), 11)

        def final_points(self, seat):
            return Counter()

        def judge_places(self, position, places):
            won = len(position.seats[0].tiles) == SPACES
            self.check('places', places, [1 if won else 2])

        def find_taker(self, name, particulars):
            """What may be taken is read from the frame."""
            return None

    return Judge
