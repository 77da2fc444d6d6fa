# SPDX-License-Identifier: GPL-3.0-or-later
"""More duchies for the referee of random games, which reads them itself."""


def extend(_rules, base):
    """Adds nothing: the rules are those of the base game."""
    return base
