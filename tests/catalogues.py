# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be translated, and how catalogues of translations are read."""

import os
import re
import subprocess

KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3',
            'g_dpgettext2:2c,3', 'BRG_PLURAL:1,2', 'Description']

FIELD = re.compile(r'^(msg\w+(?:\[\d\])?) "(.*)"$', re.MULTILINE)
# A named argument of a sentence.
ARGUMENT = re.compile(r'\{\w[\w ]*\}')


def run(*command, **options):
    return subprocess.run(command, check=True, text=True, env={**os.environ, 'LANGUAGE': 'en'},
                          stdout=subprocess.PIPE, **options).stdout


def make_template(root, template):
    # Where it is told what is said in pages of the help.
    os.environ['GETTEXTDATADIRS'] = str(root / 'data')
    run('xgettext', '--from-code=UTF-8', '--add-comments', '--package-name=burgrave',
        *[f'--keyword={keyword}' for keyword in KEYWORDS],
        '--directory', root, '--files-from', root / 'po' / 'POTFILES', '--output', template)


def read_messages(catalogue):
    """The messages of a catalogue: what is translated (plural too), and its translations."""
    text = run('msgcat', '--no-wrap', catalogue).replace('"\n"', '')
    for entry in text.split('\n\n'):
        fields = FIELD.findall(entry)
        sources = [words for name, words in fields if name in ('msgid', 'msgid_plural')]
        if sources != [''] and not entry.startswith('#~'):
            yield sources, [words for name, words in fields if name.startswith('msgstr')]
