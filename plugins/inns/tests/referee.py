# SPDX-License-Identifier: GPL-3.0-or-later
"""The inns, written a second time for the referee of random games."""


def extend(rules, base):
    """Adds to the rules, and derives a judge of inns."""
    rules.COLOURS['inn'] = rules.WILD
    rules.OFFERS['inns'] = 'inn'

    def is_alone(seat, kind, space):
        """Whether no other inn lies in the region."""
        region = seat.board.region(space)
        return kind != 'inn' or 'inn' not in [seat.tiles.get(other) for other in region]

    rules.FITS.append(is_alone)

    class Judge(base):
        """Judges the inns besides all others."""

        def judge_end(self, before, after, happened):
            """An inn comes with each phase, and the others stay."""
            self.check('inns', after.offers['inn'] - before.offers['inn'],
                       int('phase-begins' in happened))
            return super().judge_end(before, after, happened)

        def measure_region(self, tiles):
            return super().measure_region(tiles) + tiles.count('inn')

    return Judge
