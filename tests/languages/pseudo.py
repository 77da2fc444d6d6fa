# SPDX-License-Identifier: GPL-3.0-or-later
"""A language that is made from English: every text has accents, stands in
brackets, and is longer by a third, as it would be in many languages.

What still is plain English, then, was never given to a translator.
"""

import math
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from catalogues import make_template, run

LANGUAGE = 'qps'
DOMAIN = 'burgrave'
HEAD = {'Language: ': f'Language: {LANGUAGE}',
        'nplurals=INTEGER; plural=EXPRESSION;': 'nplurals=2; plural=(n != 1);'}

PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
ACCENTED = 'áƀčďéƒǧĥíĵķłɱňöƥɋřšťůṽŵẋýžÁƁČĎÉƑǦĤÍĴĶŁṀŇÖƤɊŘŠŤŮṼŴẊÝŽ'
LONGER = 0.35
LONGEST_WORD = 8

# What a translator leaves as it is: named arguments, tags, formats of numbers and of dates,
# letters to press, and what stands after a backslash.
KEPT = re.compile(r'\{\w[\w ]*\}|<[^>]*>|&\w+;|_\w|\\.|'
                  r'%(?:\d+\$)?[-+#0\']*\d*(?:\.\d+)?(?:hh?|ll?|[jtz])?[A-Za-z%]')
EDGES = re.compile(r'((?:\\n)*)(.*?)((?:\\n)*)', re.DOTALL)
FIELD = re.compile(r'^(msgid|msgid_plural|msgstr(?:\[(\d)\])?) "(.*)"$')


def accent(words):
    """Puts accents on the letters of what is not kept."""
    table = str.maketrans(PLAIN, ACCENTED)
    parts, end = [], 0
    for match in KEPT.finditer(words):
        parts += [words[end:match.start()].translate(table), match.group()]
        end = match.end()
    return ''.join(parts) + words[end:].translate(table)


def lengthen(words):
    """What is added to words: a word of its own if there are several."""
    n = math.ceil(LONGER * len(KEPT.sub('x', words)))
    if ' ' not in words:
        return '·' * n
    return ''.join(' ' + '·' * min(LONGEST_WORD, n - start) for start in range(0, n, LONGEST_WORD))


def say(words):
    """English words in this language."""
    before, words, after = EDGES.fullmatch(words).groups()
    # What only stands between other words is no text.
    if not any(letter in PLAIN for letter in KEPT.sub('', words)):
        return before + words + after
    return f'{before}［{accent(words)}{lengthen(words)}］{after}'


def translate(template):
    """The lines of a catalogue for those of a template."""
    sources = []
    for line in template.replace('"\n"', '').splitlines():
        match = FIELD.match(line)
        if match is None:
            if not line.startswith('#, fuzzy'):
                yield line
            continue
        name, number, words = match.groups()
        if name.startswith('msgid'):
            sources = [words] if name == 'msgid' else sources + [words]
            yield line
        elif sources == ['']:
            for old, new in HEAD.items():
                words = words.replace(old, new)
            yield f'{name} "{words}"'
        else:
            yield f'{name} "{say(sources[int(number or 0)])}"'


def make_catalogue(root, folder):
    """Makes the language from the sources below root, for BURGRAVE_LOCALEDIR=folder."""
    template, catalogue = folder / f'{DOMAIN}.pot', folder / f'{DOMAIN}.po'
    compiled = folder / LANGUAGE / 'LC_MESSAGES' / f'{DOMAIN}.mo'
    compiled.parent.mkdir(parents=True)
    make_template(root, template)
    catalogue.write_text('\n'.join(translate(run('msgcat', '--no-wrap', template))) + '\n',
                         encoding='utf-8')
    run('msgfmt', '--check-format', '--output-file', compiled, catalogue)


def translate_plugin(line):
    key, equals, words = line.partition('=')
    if key in ('Name', 'Description'):
        return f'{key}[{LANGUAGE}]={say(words)}\n{line}'
    return line


def copy_plugins(plugins, folder):
    """Makes a folder of plugins whose files know the language, for BURGRAVE_PLUGIN_PATH=folder."""
    for file in sorted(plugins.glob('*/*.plugin')):
        copy = folder / file.relative_to(plugins)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text('\n'.join(map(translate_plugin, file.read_text().splitlines())) + '\n')
        shutil.copy(file.with_name(f'lib{file.stem}.so'), copy.parent)
