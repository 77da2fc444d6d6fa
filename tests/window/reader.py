# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader would say.

Orca speaks what gets the focus: its name, what it is, its states and its
description, and before these the named groups that the focus has entered. Of
what happens elsewhere it speaks one thing only, a new name of the active window;
of what has the focus it also speaks a new name or description.
"""

from gi.repository import GLib

import tree as accessible
from tree import ACCESSIBLE, ROOT

PROPERTIES = 'org.freedesktop.DBus.Properties'
ROLES = {
    accessible.ROLE_CHECK_BOX: 'check box', accessible.ROLE_COMBO_BOX: 'combo box',
    accessible.ROLE_DIALOG: 'dialog', accessible.ROLE_FRAME: 'frame',
    accessible.ROLE_LIST: 'list', accessible.ROLE_LIST_ITEM: 'list item',
    accessible.ROLE_MENU_ITEM: 'menu item', accessible.ROLE_TAB: 'tab',
    accessible.ROLE_BUTTON: 'button', accessible.ROLE_ENTRY: 'entry',
    accessible.ROLE_SLIDER: 'slider', accessible.ROLE_SPIN_BUTTON: 'spin button',
}
GROUPS = (accessible.ROLE_PANEL, accessible.ROLE_LIST, accessible.ROLE_DIALOG,
          accessible.ROLE_FRAME)


class Reader:
    """Listens to a tree and writes down what it says, a line each."""

    def __init__(self, tree):
        self.tree = tree
        self.lines = []
        self.heard = []
        self.focus = None
        self.groups = []
        self.told = {}
        tree.ears.append(self._hear)

    def _hear(self, path, signal, arguments):
        if signal in ('StateChanged', 'PropertyChange'):
            kind, detail = arguments.get_child_value(0).get_string(), arguments.get_child_value(1)
            self.heard.append((path, kind, detail.get_int32(),
                               arguments.get_child_value(3).get_variant()))

    # ---- asking ----

    def _get(self, path, what):
        try:
            return self.tree.call(path, PROPERTIES, 'Get',
                                  GLib.Variant('(ss)', (ACCESSIBLE, what)))[0]
        except GLib.Error:
            return None

    def _ask(self, path, method):
        try:
            return self.tree.call(path, ACCESSIBLE, method)[0]
        except GLib.Error:
            return None

    def _states(self, path):
        states = self._ask(path, 'GetState') or (0, 0)
        return states[0] | states[1] << 32

    def _groups_of(self, path):
        """The named groups around a thing, the outermost first."""
        groups = []
        parent = self._get(path, 'Parent')
        while parent is not None and parent[1] not in (ROOT, '/org/a11y/atspi/null'):
            name = self._get(parent[1], 'Name')
            if name and self._ask(parent[1], 'GetRole') in GROUPS:
                groups.insert(0, (parent[1], name))
            parent = self._get(parent[1], 'Parent')
        return groups

    # ---- saying ----

    def _say(self, words):
        words = ' / '.join(part for part in words.split('\n') if part)
        if words:
            self.lines.append(words)

    def _say_focus(self, path):
        role, states = self._ask(path, 'GetRole'), self._states(path)
        name, description = self._get(path, 'Name') or '', self._get(path, 'Description') or ''
        groups = self._groups_of(path)
        # A window speaks for itself.
        entered = [group for group in groups[1:] if group not in self.groups]
        self.groups = groups
        self.told[path] = {'accessible-name': name, 'accessible-description': description}
        parts = [f'{group[1]}:' for group in entered] \
            + [name or '(no name)', ROLES.get(role, f'(role {role})')]
        if not states & accessible.STATE_SENSITIVE:
            parts.append('not usable')
        if states & accessible.STATE_PRESSED:
            parts.append('pressed')
        if states & accessible.STATE_CHECKED:
            parts.append('checked')
        self._say('  > ' + ', '.join(parts) + (f'. {description}' if description else ''))

    def _say_change(self, path, kind, is_on, value):
        if path != self.focus:
            return
        told = self.told.setdefault(path, {})
        if kind in ('accessible-name', 'accessible-description'):
            words = value.get_string()
            if words and told.get(kind) != words:
                self._say(f'  > {words}')
            told[kind] = words

    def listen(self):
        """Says what there is to be said of what was heard since."""
        windows = [child[1] for child in self._ask(ROOT, 'GetChildren') or []]
        heard, self.heard = self.heard, []
        for path, kind, is_on, value in heard:
            if path in windows and kind == 'accessible-name':
                self._say(value.get_string())
            elif path not in windows and kind == 'focused' and is_on and path != self.focus:
                self.focus = path
                self._say_focus(path)
            elif path not in windows and kind == 'focused' and path == self.focus:
                self.focus = None
            else:
                self._say_change(path, kind, is_on, value)
        return self.lines
