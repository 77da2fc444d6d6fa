# SPDX-License-Identifier: GPL-3.0-or-later
"""The shields of the box, counted again."""

from pathlib import Path

CATALOGUE = Path(__file__).resolve().parent.parent / 'shields.catalogue'


def read_catalogue():
    lines = CATALOGUE.read_text(encoding='utf-8').splitlines()
    return [line.partition('#')[0].split() for line in lines if line.partition('#')[0].strip()]


def check_all(check, catalogues):
    """Compares the catalogue with the box."""
    lines = read_catalogue()
    deals = {int(words[1]): [int(word) for word in words[2:]] for words in lines
             if words[0] == 'deal'}
    shields = {int(words[1]): words[2:] for words in lines if words[0] == 'shield'}

    check('no tiles that are placed', catalogues, {'shields': []})
    check('shields at the depots', deals, {2: 6 * [1], 3: 3 * [1, 2], 4: 6 * [2]})
    check('numbers', sorted(shields), list(range(1, 19)))
    check('points', [words[0] for _, words in sorted(shields.items())],
          6 * ['points=12'] + 6 * ['points=8'] + 6 * ['points=4'])
    check('grades', {words[1] for words in shields.values()}, {'grade=official'})
