# SPDX-License-Identifier: GPL-3.0-or-later
"""The white castles of the box, counted again."""

# Name, class, coloured and black backs, and what it is and does.
TILES = [
    ('white-castle', 'building', 6, 2, 'effect=white-die'),
    ('monastery-29', 'monastery', 1, 0, 'score=4 per=tile:white-castle'),
]


def check_all(check, catalogues):
    """Compares the plugin's catalogues, each a list of tiles, with the box."""
    check('catalogues', list(catalogues), ['white-castles'])
    tiles = catalogues['white-castles']
    check('tiles', [tile.name for tile in tiles], [name for name, *_ in TILES])
    check('how many', sum(tile.coloured + tile.black for tile in tiles), 9)
    for tile, (name, tile_class, coloured, black, attributes) in zip(tiles, TILES):
        check(f'{name}: class', tile.tile_class, tile_class)
        check(f'{name}: backs', (tile.coloured, tile.black), (coloured, black))
        check(f'{name}: grade', tile.values['grade'], 'official')
        check(f'{name} is {attributes}', tile.has(attributes), True)
