# SPDX-License-Identifier: GPL-3.0-or-later
"""The white castles, written a second time for the referee of random games."""


def extend(rules, base):
    """Adds to the rules, and derives a judge of these tiles."""
    rules.BUILDINGS.append('white-castle')

    def list_white_die(position, seat):
        yield from rules.list_actions(position, seat, position.white_die)
        yield 'decline'

    rules.LISTS['white-die'] = list_white_die

    class Judge(base):
        """Judges the white castles besides all others."""

        questions = (*base.questions, 'white-die')

        def judge(self, before, index, move, events, after):
            self.white_die = before.white_die
            super().judge(before, index, move, events, after)

        def judge_verb(self, verb, before, index, names, after, happened):
            """The die lies as it was thrown, until the next round."""
            if 'round-begins' not in happened:
                self.check('white die', after.white_die, before.white_die)
            return super().judge_verb(verb, before, index, names, after, happened)

        def face(self, names):
            return super().face(names) if 'die' in names else self.white_die

        def final_points(self, seat):
            points = super().final_points(seat)
            if seat.has(29):
                points['monastery-29'] = 4 * list(seat.tiles.values()).count('white-castle')
            return points

    return Judge
