# SPDX-License-Identifier: GPL-3.0-or-later
"""The extra tiles of the box, counted again."""

# Name, class, coloured and black backs, and what it is and does.
TILES = [
    ('monastery-27', 'monastery', 1, 0, 'power=top-of-stack borrowed=never'),
    ('monastery-28', 'monastery', 1, 0, 'power=hire-workers'),
    ('crane', 'building', 0, 1, 'effect=imitate'),
    ('goose', 'livestock', 0, 1, 'animal=goose animals=2 herd=every effect=flock'),
]


def check_all(check, catalogues):
    """Compares the plugin's catalogues, each a list of tiles, with the box."""
    check('catalogues', list(catalogues), ['extra-tiles'])
    tiles = catalogues['extra-tiles']
    check('tiles', [tile.name for tile in tiles], [name for name, *_ in TILES])
    for tile, (name, tile_class, coloured, black, attributes) in zip(tiles, TILES):
        check(f'{name}: class', tile.tile_class, tile_class)
        check(f'{name}: backs', (tile.coloured, tile.black), (coloured, black))
        check(f'{name}: grade', tile.values['grade'], 'official')
        check(f'{name} is {attributes}', tile.has(attributes), True)
