# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether what can be used says so to those who cannot see it."""

import re

import tree as accessible

# What a person does something with. Of GTK's own containers the focus goes to what is in them.
USABLE = (accessible.ROLE_BUTTON, accessible.ROLE_CHECK_BOX, accessible.ROLE_COMBO_BOX,
          accessible.ROLE_ENTRY, accessible.ROLE_LIST_ITEM, accessible.ROLE_MENU_ITEM,
          accessible.ROLE_SLIDER, accessible.ROLE_SPIN_BUTTON, accessible.ROLE_TAB,
          accessible.ROLE_TEXT)
CONTAINERS = (accessible.ROLE_LIST, accessible.ROLE_SCROLL_PANE)
# What GTK calls something that was given no name.
TYPE_NAME = re.compile(r'^(Gtk|Adw|Brg)[A-Z]')
# A window for preferences has a search that nobody finds while it is switched off.
HIDDEN = ('Preferences', 'GtkSearchEntry')
TWICE = re.compile(r'^(.+) \1$')
MNEMONIC = re.compile(r'_\w')
# What is left of a sentence whose names were not filled in.
GAP = re.compile(r'  | [.,;:](\s|$)|[{}]|%[sdu]')


def _buttons_in(node):
    return [child for child in node.children if child.role == accessible.ROLE_BUTTON]


def _place(node):
    names = []
    while node.parent.parent is not None:
        node = node.parent
        if node.name and not TYPE_NAME.match(node.name):
            names.insert(0, f'“{node.name}”')
    return ', '.join(names)


def _judge(node):
    if node.role not in USABLE and node.role not in CONTAINERS \
            and node.has(accessible.STATE_FOCUSABLE) and not node.name:
        return 'can have the focus, but has no name'
    if node.role not in USABLE:
        return None
    if not node.name.strip():
        return 'has no name'
    if TYPE_NAME.match(node.name) and (node.window().name, node.name) != HIDDEN:
        return 'is called after its type'
    if TWICE.match(node.name):
        return 'is called twice'
    if MNEMONIC.search(node.name):
        return 'is called by its mnemonic'
    if GAP.search(node.name) or GAP.search(node.description):
        return f'has gaps in its words: “{node.description}”'
    if node.role == accessible.ROLE_BUTTON and node.has(accessible.STATE_SENSITIVE) \
            and not node.has(accessible.STATE_FOCUSABLE) and not _buttons_in(node):
        return 'can be used, but not be focused'
    return None


def complain(root):
    """Returns a sentence for everything that is wrong in a tree."""
    complaints = []

    def walk(node):
        wrong = _judge(node)
        if wrong is not None:
            complaints.append(f'“{node.name}” (role {node.role}) in {_place(node)} {wrong}')
        # What is in a button only shows it, but for a button in it that can have the focus.
        for child in _buttons_in(node) if node.role == accessible.ROLE_BUTTON else node.children:
            walk(child)

    for window in root.children:
        if GAP.search(window.name):
            complaints.append(f'what was said has gaps: “{window.name}”')
        walk(window)
    return complaints
