# SPDX-License-Identifier: GPL-3.0-or-later
"""More duchies for the referee of random games, which reads them itself, and the castle link."""

from collections import Counter

VERB, CAUSE, PRICE = 'buy-waiting', 'castle-purchase', 5


def is_linked(seat, space):
    """Whether a way leads from a space to a castle, over tiles of the space's colour."""
    seen, fresh = {space}, [space]
    while fresh:
        beside = [other for other in seat.board.neighbours[fresh.pop()] if other in seat.tiles]
        if any(seat.tiles[other] == 'castle' for other in beside):
            return True
        more = {other for other in beside
                if seat.board.colour[other] == seat.board.colour[space]} - seen
        seen |= more
        fresh += more
    return False


def extend(rules, base):
    """The rules are those of the base game, unless the castle link is on."""
    if rules.OPTIONS.get('castle-link') != 'on':
        return base

    class Seat(rules.Seat):
        """A seat that builds from castle to castle."""

        def placements(self):
            return [(kind, space) for kind, space in super().placements()
                    if kind == 'castle' or is_linked(self, space)]

    rules.Seat = Seat
    read_depots = rules.Position.read_depots

    def read_more(self, fields):
        read_depots(self, fields)
        self.waiting = [kind for kind in fields.get('waiting', []) if kind != '-']

    rules.Position.read_depots = read_more

    def list_waiting(position, index):
        seat = position.seats[index]
        if (position.turn_seat == str(index + 1) and position.asked()[1] != 'discard'
                and position.waiting and seat.dice_used == 0 and seat.points >= PRICE
                and seat.has_room()):
            yield f'{VERB} waiting:castle'

    rules.ANYTIME.append(list_waiting)

    class Judge(base):
        """Judges what waits beside the board besides all else."""

        verbs = (*base.verbs, VERB)

        def judge(self, before, index, move, events, after):
            self.paid = Counter({(index, CAUSE): -PRICE} if move.startswith(VERB) else {})
            super().judge(before, index, move, events, after)

            waiting = len(before.waiting) - move.startswith(VERB)
            if any(name == 'phase-begins' for name, _ in events):
                waiting += sum(kinds.count('castle') for kinds in before.depots.values())
            self.check('castles beside the board', after.waiting, ['castle'] * waiting)

        def judge_verb(self, verb, before, index, names, after, happened):
            if verb != VERB:
                return super().judge_verb(verb, before, index, names, after, happened)
            self.check('storage', Counter(after.seats[index].storage),
                       Counter(before.seats[index].storage) + Counter(['castle']))
            self.check('black purchase', after.seats[index].bought, before.seats[index].bought)
            return Counter()

        def judge_dice(self, seat, names, after):
            if 'waiting' in names:
                self.check('dice used', after.dice_used, 3)
            else:
                super().judge_dice(seat, names, after)

        def check_points(self, what, found, wanted, after):
            wanted.update(self.paid)
            super().check_points(what, found, wanted, after)

    return Judge
