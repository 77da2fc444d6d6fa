# SPDX-License-Identifier: GPL-3.0-or-later
"""The duchies that two partners share, written down a second time."""

GRADE = 'reconstructed'

DIE_ROWS = '24625134 635146521 5126324653 62431513426 3564236215 125641536 43152642'.split()

DUCHIES = {
    '31': 'ttrtyyyr bbttyyttt bgbteettgg grgberebgrg ggtteetbgb tttyyttbb ryyytrtt',
    '32': 'eeyyyttt ggebytbtr ttgbyrbrgt ttgbtttbgtt tgrbrybgtt rtbtybegg tttyyyee',
}

COLOURS = {
    '31': {'t': 22, 'r': 7, 'y': 10, 'b': 10, 'g': 10, 'e': 6},
    '32': {'t': 23, 'r': 6, 'y': 10, 'b': 10, 'g': 10, 'e': 6},
}


def check_all(check, catalogues):
    """There are no tiles of its own."""
    check('catalogues', list(catalogues), [])
