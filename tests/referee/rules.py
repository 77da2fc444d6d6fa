# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the board game, written a second time: which moves can be made.

They are slow and plain: they look at names and colours where the game looks at bits and
tables. An expansion adds to BUILDINGS, COLOURS, ANIMALS, OFFERS, FITS, LISTS, ANYTIME and
SHARING.
"""

from collections import Counter, defaultdict

GOODS = ['green', 'purple', 'pink', 'red', 'brown', 'orange']
BUILDINGS = ['warehouse', 'watchtower', 'workshop', 'church', 'market', 'boarding-house', 'bank',
             'town-hall']
TAKES = {'market': 'bg', 'workshop': 't', 'church': 'eyr'}

# The options of the games that differ from the default.
OPTIONS = {}

# Tiles of expansions: the letters of their spaces, WILD for all, and how many animals they show.
COLOURS, ANIMALS = {}, {}
WILD = '*'
# Tiles that wait at the black depot, by the fields that count them.
OFFERS = {}
# What else must hold where a tile is to lie: functions of the seat, the kind and the space.
FITS = []


def colour_of(kind):
    """The letter of the spaces where a kind of tile belongs."""
    if kind in COLOURS:
        return COLOURS[kind]
    if kind in BUILDINGS:
        return 't'
    if kind in ('ship', 'castle', 'mine'):
        return {'ship': 'b', 'castle': 'r', 'mine': 'e'}[kind]
    return 'y' if kind.startswith('monastery-') else 'g'


def animal_of(kind):
    return kind.rsplit('-', 1)[0] if colour_of(kind) == 'g' else None


def count_animals(kind):
    return ANIMALS[kind] if kind in ANIMALS else int(kind[-1])


def distance(face, value):
    """How far apart two values of a die are, 1 and 6 being neighbours."""
    return min(abs(face - value), 6 - abs(face - value))


# ---- boards ----

def read_rows(lines):
    """The spaces in reading order: colour and die, row, column, and where they lie in half spaces.

    A row is centred, unless there are islands: those begin at the left, and have gaps.
    """
    islands = ['islands'] in lines
    for row, words in enumerate((words[1:] for words in lines if words[0] == 'row'), 1):
        at, column = 0 if islands else -len(words), 0
        for word in words:
            if word == '.':
                at += 1
                continue
            column += 1
            yield word, row, column, at
            at += 2


def adjoin(here, there):
    """Whether two spaces, each a row and a place in it, have a side in common."""
    return (abs(here[0] - there[0]), abs(here[1] - there[1])) in ((0, 2), (1, 1))


class Board:
    """A printed duchy. A space is called by its row and column, and where there are islands, by its
    number."""

    def __init__(self, path):
        lines = [line.split('#')[0].split()
                 for line in path.read_text(encoding='utf-8').splitlines()]
        lines = [words for words in lines if words]
        self.colour, self.die, places = {}, {}, {}
        for number, (space, row, column, at) in enumerate(read_rows(lines), 1):
            name = str(number) if ['islands'] in lines else f'{row}.{column}'
            self.colour[name], self.die[name] = space[0], int(space[1])
            places[name] = (row, at)
        self.land = {space: [other for other in places if adjoin(places[space], places[other])]
                     for space in places}
        self.neighbours = {space: list(others) for space, others in self.land.items()}
        for a, b in (words[1:] for words in lines if words[0] == 'river'):
            self.neighbours[a].append(b)
            self.neighbours[b].append(a)

    def of_colour(self, colour):
        return [space for space, own in self.colour.items() if colour in (own, WILD)]

    def region(self, space):
        """All spaces that hang together with one and share its colour."""
        region, fresh = set(), [space]
        while fresh:
            space = fresh.pop()
            region.add(space)
            fresh += [other for other in self.land[space]
                      if other not in region and self.colour[other] == self.colour[space]]
        return region


# ---- positions ----

SEAT_FIELDS = {
    'duchy', 'tiles', 'bonus', 'silver', 'workers', 'goods', 'sold', 'storage', 'points', 'dice',
    'dice-used', 'marker', 'stack', 'bought', 'powers-used', 'start-space',
}


def read_named(words):
    """Reads `name=value` words; a value of 1 is left out in them."""
    return {word.split('=')[0]: word.split('=')[1] if '=' in word else '1' for word in words}


def read_counts(words):
    return {name: int(value) for name, value in read_named(words).items()}


class Seat:
    """What belongs to a seat."""

    def __init__(self, fields, boards, options):
        self.options = options
        self.board = boards[fields.get('duchy', ['1'])[0]]
        self.tiles = read_named(fields.get('tiles', []))
        self.goods, self.sold = (read_counts(fields.get(name, [])) for name in ('goods', 'sold'))
        self.storage, self.bonus = (read_counts(fields.get(name, []))
                                    for name in ('storage', 'bonus'))
        self.dice = [int(word) for word in fields.get('dice', [])]
        for name in ('silver', 'workers', 'points', 'dice-used', 'marker', 'stack', 'bought',
                     'powers-used'):
            setattr(self, name.replace('-', '_'), int(fields.get(name, ['0'])[0]))

    def has(self, number):
        return f'monastery-{number}' in self.tiles.values()

    def n_stored(self):
        return sum(self.storage.values())

    def has_room(self):
        """Whether it may take a tile without a die."""
        return self.options.get('full-storage') == 'discard' or self.n_stored() < 3

    def cost(self, face, value, purpose):
        """The workers that a die costs; a purpose is `take`, `sell` or a colour to place."""
        helper = {'take': 12, 't': 9, 'b': 10, 'g': 10, 'r': 11, 'e': 11, 'y': 11}.get(purpose)
        step, left = 2 if self.has(8) else 1, distance(face, value)
        if helper is not None and self.has(helper):
            left -= step if self.options.get('free-step') == 'doubled' else 1
        return -(-max(0, left) // step)

    def can_pay(self, face, value, purpose):
        return self.cost(face, value, purpose) <= self.workers

    def placements(self):
        """Where stored tiles may lie, whatever the number of the space."""
        return [(kind, space) for kind in self.storage for space in self.spaces_for(kind)]

    def spaces_for(self, kind):
        """Where a tile may lie, wherever it comes from."""
        return [space for space in self.board.of_colour(colour_of(kind))
                if space not in self.tiles and self.reaches(space)
                and self.may_build(kind, space)
                and all(fits(self, kind, space) for fits in FITS)]

    def reaches(self, space):
        return any(other in self.tiles for other in self.board.neighbours[space])

    def may_build(self, kind, space):
        return (colour_of(kind) != 't' or self.has(1)
                or kind not in [self.tiles.get(other) for other in self.board.region(space)])


# What an expansion does to the fields of all seats where they share some.
SHARING = []


class Position:
    """A position of the transcript."""

    def __init__(self, lines, n_seats, boards, options):
        fields, of_seats, self.frames = {}, [{} for _ in range(n_seats)], []
        for keyword, *words in map(str.split, lines):
            if keyword == 'frame':
                self.frames.append(words)
            elif keyword in SEAT_FIELDS:
                of_seats[int(words[0]) - 1][keyword] = words[1:]
            else:
                fields[keyword] = words

        for share in SHARING:
            share(of_seats)
        self.options = options
        self.seats = [Seat(own, boards, options) for own in of_seats]
        self.phase = fields.get('phase', ['-'])[0]
        self.white_die = int(fields.get('white-die', ['0'])[0])
        self.turn_seat = fields.get('turn-seat', ['1'])[0]
        self.turns_left = int(fields.get('turns-left', ['0'])[0])
        self.bonus_left = read_counts(fields.get('bonus-left', []))
        self.read_depots(fields)

    def read_depots(self, fields):
        self.depots, self.depot_goods = defaultdict(list), defaultdict(dict)
        for place, kind in read_named(fields.get('depots', [])).items():
            self.depots[place.split('.')[0]].append(kind)
        self.depots['black'] = [kind for kind in fields.get('black-depot', []) if kind != '-']
        self.offers = {kind: int(fields.get(name, ['0'])[0]) for name, kind in OFFERS.items()}
        for place, count in read_counts(fields.get('depot-goods', [])).items():
            depot, goods = place.split('.')
            self.depot_goods[depot][goods] = count

    def takeable(self, depot):
        """What can be taken from a depot."""
        counts = Counter(self.depots[depot])
        if depot == 'black':
            counts.update(self.offers)
        return +counts

    def asked(self):
        """The seat that is asked, from 0, the question and the frame's numbers."""
        _, seat, _, question, *numbers = self.frames[-1]
        return int(seat) - 1, question, numbers

    def order(self, seats):
        """Seats by the turn-order track, the first one first."""
        return sorted(seats, key=lambda i: (-self.seats[i].marker, -self.seats[i].stack))


# ---- which moves can be made ----

def list_actions(position, seat, face, die=''):
    """What can be done with a die, which moves name by the words DIE."""
    for depot in '123456':
        if seat.can_pay(face, int(depot), 'take'):
            for kind in position.depots[depot]:
                yield f'take {die}as:{depot} tile:{kind}@{depot}'
    for kind, space in seat.placements():
        value = seat.board.die[space]
        if seat.can_pay(face, value, colour_of(kind)):
            yield f'place {die}as:{value} stored:{kind} space:{space}'
    for goods in seat.goods:
        if seat.can_pay(face, GOODS.index(goods) + 1, 'sell'):
            yield f'sell {die}as:{GOODS.index(goods) + 1} goods:{goods}'
    yield f'workers {die}'.strip()


def list_turn(position, seat):
    for i, face in enumerate(seat.dice):
        if not seat.dice_used & (1 << i):
            yield from list_actions(position, seat, face, f'die:{face} ')
    yield 'end-turn'


def list_place(_, seat):
    for kind, space in seat.placements():
        yield f'place stored:{kind} space:{space}'
    yield 'decline'


def list_sell(_, seat):
    for goods in seat.goods:
        yield f'sell goods:{goods}'
    yield 'decline'


def list_action(position, seat):
    for depot in '123456':
        for kind in position.depots[depot]:
            yield f'take tile:{kind}@{depot}'
    yield from list_place(position, seat)
    yield from list_sell(position, seat)
    yield 'workers'


def list_take(position, seat):
    for depot in '123456':
        for kind in position.depots[depot]:
            if seat.has_room() and colour_of(kind) in TAKES[position.taker]:
                yield f'take tile:{kind}@{depot}'
    yield 'decline'


def list_second_depot(position, _):
    first = int(position.asked()[2][0])
    for depot in (first % 6 + 1, (first - 2) % 6 + 1):
        if position.depot_goods[str(depot)]:
            yield f'load depot:{depot}'
    yield 'decline'


def list_stow(position, seat):
    loaded = [goods for depot in position.asked()[2][:2] for goods in position.depot_goods[depot]]
    for goods in set(loaded) - set(seat.goods):
        yield f'stow cargo:{goods}'


def list_settle(position, seat):
    depots = int(position.asked()[2][1])
    for i, depot in enumerate(['black', *'123456']):
        if depots & (1 << i):
            for kind in position.takeable(depot):
                for space in seat.spaces_for(kind):
                    yield f'settle tile:{kind}@{depot} space:{space}'
    yield 'decline'


LISTS = {
    'start-castle': lambda _, seat: [f'start space:{space}' for space in seat.board.of_colour('r')],
    'turn': list_turn,
    'action': list_action,
    'take': list_take,
    'place': list_place,
    'sell': list_sell,
    'load': lambda *_: [f'load depot:{depot}' for depot in '123456'],
    'second-depot': list_second_depot,
    'stow': list_stow,
    'settle': list_settle,
    'discard': lambda _, seat: [f'discard stored:{kind}' for kind in seat.storage],
}


def list_purchases(position, index):
    seat = position.seats[index]
    if (position.turn_seat != str(index + 1) or not seat.has_room()
            or position.asked()[1] == 'discard'):
        return
    if seat.silver >= 2 and not seat.bought:
        for kind in position.takeable('black'):
            yield f'buy tile:{kind}@black'
    if not seat.has(6) or seat.powers_used:
        return

    old = position.options.get('edition') == '2011'
    for depot in '123456':
        for kind in position.depots[depot]:
            if seat.workers >= 2 and (old or kind in BUILDINGS):
                how = 'payment:workers ' if old else ''
                yield f'buy monastery:monastery-6 {how}tile:{kind}@{depot}'
            if seat.silver >= 2 and old:
                yield f'buy monastery:monastery-6 payment:silver tile:{kind}@{depot}'


ANYTIME = [list_purchases]


def list_moves(position):
    """All moves, each once."""
    index, question, _ = position.asked()
    moves = set(LISTS[question](position, position.seats[index]))
    return moves.union(*(listing(position, index) for listing in ANYTIME))
