# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands that reach nothing but the accessibility bus.

They do what an assistive program does: press what says that it can be pressed,
write into fields, set values, choose in lists, and send keys to whatever has the
focus. They know no place on the screen, and nothing of the game.
"""

from gi.repository import Gio, GLib

import tree as accessible
from session import Problem, wait_until
from tree import Watched

REGISTRY = 'org.a11y.atspi.Registry'
CONTROLLER = 'org.a11y.atspi.DeviceEventController'
CONTROLLER_PATH = '/org/a11y/atspi/registry/deviceeventcontroller'
PROPERTIES = 'org.freedesktop.DBus.Properties'
PRESS_AND_RELEASE = 3
RETURN = 0xff0d
HOME = 0xff50
DOWN = 0xff54


class Gone(Problem):
    """What was there when it was looked at."""


class Bus(Watched):
    """Starts the program and reaches it by the bus."""

    # ---- doing ----

    def press(self, node):
        try:
            self.tree.press(node)
        except GLib.Error as error:
            if not error.matches(Gio.dbus_error_quark(), Gio.DBusError.UNKNOWN_METHOD):
                raise
            raise Gone(f'“{node.name}” is gone') from error

    def write(self, node, text):
        if not self.tree.call(node.path, 'org.a11y.atspi.EditableText', 'SetTextContents',
                              GLib.Variant('(s)', (text,)))[0]:
            raise Problem(f'nothing can be written into “{node.name}”')

    def set_value(self, node, value):
        self.tree.call(node.path, PROPERTIES, 'Set', GLib.Variant(
            '(ssv)', ('org.a11y.atspi.Value', 'CurrentValue', GLib.Variant('d', value))))

    def send_key(self, symbol):
        """Sends a key as the keyboard on the screen does."""
        self.tree.call(CONTROLLER_PATH, CONTROLLER, 'GenerateKeyboardEvent',
                       GLib.Variant('(isu)', (symbol, '', PRESS_AND_RELEASE)), name=REGISTRY)

    def choose(self, button, words):
        """Opens the list of a button, chooses an item and waits until the button tells of it."""
        combo = button.parent
        self.press(button)
        item = wait_until(lambda: self.again(combo).find(words, accessible.ROLE_LIST_ITEM),
                          f'“{words}” to be offered')
        for key in [HOME] + [DOWN] * item.parent.children.index(item):
            self.send_key(key)
        wait_until(lambda: self.again(item).has(accessible.STATE_FOCUSED),
                   f'“{words}” to get the focus')
        self.send_key(RETURN)
        wait_until(lambda: self.again(button).description == words, f'“{words}” to be chosen')

    # ---- looking ----

    def again(self, node):
        """A node as it is now."""
        return next((now for now in self.tree.read().walk() if now.path == node.path), None)

    def find_all(self, name, role):
        return [node for node in self.tree.read().walk() if (node.name, node.role) == (name, role)]

    def wait_for(self, name, role):
        return wait_until(lambda: self.find_all(name, role), f'“{name}” to be shown')[0]
