# SPDX-License-Identifier: GPL-3.0-or-later
"""The inns of the box, counted again: five, of which one comes in each phase."""


def check_all(check, catalogues):
    """Compares the plugin's catalogues, each a list of tiles, with the box."""
    check('catalogues', list(catalogues), ['inns'])
    tiles = catalogues['inns']
    check('tiles', [tile.name for tile in tiles], ['inn'])
    inn, = tiles
    check('class', inn.tile_class, 'wild')
    check('backs', (inn.coloured, inn.black), (0, 0))
    check('all that is said of it', inn.values, {'coloured': '0', 'black': '0', 'grade': 'official'})
