# SPDX-License-Identifier: GPL-3.0-or-later
"""The trade routes of the box, counted again."""

from collections import Counter
from pathlib import Path

CATALOGUE = Path(__file__).resolve().parent.parent / 'trade-routes.catalogue'

# The tiles by their names: each space is a die and the first letters of its reward.
TILES = {
    'a': '2bui 4chu 1wor', 'b': '1mar 2sil 5pla', 'c': '4act 1poi 2mar', 'd': '3pla 5poi 6mar',
    'e': '6pla 4mar 3sel', 'f': '4wor 1sel 6bui', 'g': '5act 6sil 1bui', 'h': '4pla 3chu 2wor',
    'i': '1sil 6act 5bui', 'j': '6poi 3sil 4sel', 'k': '5sel 2chu 3poi', 'l': '3wor 5chu 2act',
}

# Which tile of the base game does the same, and what is shown of those that ask for nothing.
REWARDS = {
    'building': ('workshop', None), 'church': ('church', None), 'market': ('market', None),
    'place': ('town-hall', None), 'sell': ('warehouse', None), 'action': ('castle', None),
    'workers': ('boarding-house', 'worker'), 'silver': ('bank', 'silver'),
    'points': ('watchtower', 'points'),
}


def read_catalogue():
    lines = CATALOGUE.read_text(encoding='utf-8').splitlines()
    return [line.partition('#')[0].split() for line in lines if line.partition('#')[0].strip()]


def check_all(check, catalogues):
    """Compares the catalogue with the box."""
    lines = read_catalogue()
    routes = {words[1]: words[2:] for words in lines if words[0] == 'route'}
    rewards = {words[1]: (words[2], words[3].partition('=')[2] if len(words) > 3 else None)
               for words in lines if words[0] == 'reward'}
    check('no tiles that are placed', catalogues, {'trade-routes': []})
    check('tiles of a player', [words[1:] for words in lines if words[0] == 'deal'],
          [['5', '5', '4', '3']])
    check('rewards', rewards, REWARDS)
    check('names', ''.join(routes), 'abcdefghijkl')

    spaces = Counter()
    for name, words in routes.items():
        printed = [word.split('=') for word in words[:-1]]
        check(f'tile {name}', ' '.join(die + reward[:3] for die, reward in printed), TILES[name])
        check(f'tile {name}: grade', words[-1], 'grade=likely')
        spaces.update((die, reward) for die, reward in printed)

    check('each reward with four dice', Counter(reward for _, reward in spaces),
          Counter({reward: 4 for reward in REWARDS}))
    check('each die six times', Counter(die for die, _ in spaces),
          Counter({str(die): 6 for die in range(1, 7)}))
