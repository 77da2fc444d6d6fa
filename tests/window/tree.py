# SPDX-License-Identifier: GPL-3.0-or-later
"""What an assistive program sees of the windows of one program.

The whole tree is read by few calls: GTK keeps a cache that it hands out at
once, and only what is new must be asked for.
"""

import ast
import re
import time
from dataclasses import dataclass, field

import gi
from gi.repository import Gio, GLib

from session import Problem, Program, wait_until

gi.require_version('Gio', '2.0')

ACCESSIBLE = 'org.a11y.atspi.Accessible'
ROOT = '/org/a11y/atspi/accessible/root'
WINDOW_COORDINATES = 1

# Of the enumerations of AT-SPI, what is needed.
ROLE_CHECK_BOX = 7
ROLE_COMBO_BOX = 11
ROLE_DIALOG = 16
ROLE_FRAME = 23
ROLE_LABEL = 29
ROLE_LIST = 31
ROLE_LIST_ITEM = 32
ROLE_MENU_ITEM = 35
ROLE_TAB = 37
ROLE_PANEL = 39
ROLE_BUTTON = 43
ROLE_SCROLL_PANE = 49
ROLE_SLIDER = 51
ROLE_SPIN_BUTTON = 52
ROLE_TEXT = 61
ROLE_ENTRY = 79
ROLE_HEADING = 83
# The log holds many rows, grows, and is of no use for playing.
LEFT_OUT = ('What happened',)

STATE_CHECKED = 1 << 4
STATE_FOCUSABLE = 1 << 11
STATE_FOCUSED = 1 << 12
STATE_PRESSED = 1 << 20
STATE_SELECTED = 1 << 23
STATE_SENSITIVE = 1 << 24
STATE_SHOWING = 1 << 25


# One thing in the cache, as GVariant prints it: where it is, its program, where its parent is, its
# index, how many children it has, its interfaces, name, role, description and states. Taken apart
# like this, a large tree costs a tenth of what unpacking it value by value does.
TEXT = r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
ITEM = re.compile(
    r"\(\('[^']*', '([^']*)'\), \('[^']*', '[^']*'\), \('[^']*', '([^']*)'\), (-?\d+), (-?\d+), "
    r"\[[^]]*\], " + TEXT + r", (\d+), " + TEXT + r", \[(\d+), (\d+)\]\)")


@dataclass
class Node:
    path: str
    role: int
    name: str
    description: str
    states: int
    parent: 'Node' = None
    children: list = field(default_factory=list)

    def has(self, states):
        return self.states & states == states

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def window(self):
        node = self
        while node.parent.parent is not None:
            node = node.parent
        return node

    def is_left_out(self):
        return self.name in LEFT_OUT and self.role not in (ROLE_BUTTON, ROLE_LIST)

    def find(self, name, role=None):
        """The first that has this name, or whose name ends with it after its mnemonic."""
        for node in self.walk():
            if (node.name == name or node.name.endswith(f' {name}') and '_' in node.name) \
                    and role in (None, node.role):
                return node
        return None


class Tree:
    def __init__(self, session):
        address = session.environment['DBUS_SESSION_BUS_ADDRESS']
        flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
                 | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
        bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        where = bus.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None,
                              None, 0, -1, None).unpack()[0]
        bus.close_sync(None)
        self.bus = Gio.DBusConnection.new_for_address_sync(where, flags, None, None)
        self.bus.set_exit_on_close(False)
        self.name = wait_until(self._find_program, 'the program to become accessible')
        self.n_signals = 0
        self.n_focus = 0
        self.focus = None
        # Who else wants to hear: functions of path, signal and arguments.
        self.ears = []
        self.bus.signal_subscribe(self.name, None, None, None, None,
                                  Gio.DBusSignalFlags.NONE, self._signal_cb)
        self.listen(0)

    def _signal_cb(self, bus, sender, path, interface, signal, arguments):
        self.n_signals += 1
        for ear in self.ears:
            ear(path, signal, arguments)
        if signal == 'StateChanged' and arguments.get_child_value(0).get_string() == 'focused':
            has_it = bool(arguments.get_child_value(1).get_int32())
            if has_it:
                self.focus = path
            elif self.focus == path:
                self.focus = None
            self.n_focus += has_it

    def listen(self, seconds):
        """Hears for a while whether the windows change. Returns whether they did."""
        context = GLib.MainContext.default()
        before = self.n_signals
        end = time.monotonic() + seconds
        while context.pending():
            context.iteration(False)
        while self.n_signals == before and time.monotonic() < end:
            time.sleep(0.002)
            while context.pending():
                context.iteration(False)
        return self.n_signals != before

    def call(self, path, interface, method, arguments=None, name=None):
        return self.bus.call_sync(name or self.name, path, interface, method, arguments, None, 0,
                                  20000, None).unpack()

    def _find_program(self):
        try:
            programs = self.call(ROOT, ACCESSIBLE, 'GetChildren',
                                  name='org.a11y.atspi.Registry')[0]
        except GLib.Error:
            return None
        return programs[0][0] if programs else None

    def _call_all(self, paths, interface, method, arguments=None):
        """One answer each, or None where the object is gone."""
        answers = {}
        context = GLib.MainContext.default()

        def answered_cb(bus, result, path):
            try:
                answers[path] = bus.call_finish(result).unpack()
            except GLib.Error:
                answers[path] = None

        for path in paths:
            self.bus.call(self.name, path, interface, method, arguments, None, 0, 20000, None,
                          answered_cb, path)
        while len(answers) < len(paths):
            context.iteration(True)
        return answers

    def _register(self, paths):
        """GTK shows in its cache what has been asked for once."""
        self._call_all(paths, ACCESSIBLE, 'GetChildren')

    def _get_cache(self):
        """It comes a moment after the program has become accessible."""
        try:
            return self.bus.call_sync(self.name, '/org/a11y/atspi/cache', 'org.a11y.atspi.Cache',
                                      'GetItems', None, None, 0, 20000, None)
        except GLib.Error as error:
            if not error.matches(Gio.dbus_error_quark(), Gio.DBusError.UNKNOWN_METHOD):
                raise
            return None

    def _read_cache(self):
        cache = wait_until(self._get_cache, 'the cache of accessible things').get_child_value(0)
        items = ITEM.findall(cache.print_(False))
        if len(items) != cache.n_children():
            raise Problem('the cache of accessible things is not understood')
        return items

    def read(self):
        """Returns the root of the whole tree as it is now."""
        asked = []
        for _ in range(50):
            items = self._read_cache()
            windows = [child[1] for child in self.call(ROOT, ACCESSIBLE, 'GetChildren')[0]]
            nodes, counts, order = {}, {}, {}
            for own, parent, index, count, name, role, description, low, high in items:
                nodes[own] = Node(own, int(role), ast.literal_eval(name),
                                  ast.literal_eval(description), int(low) | int(high) << 32, parent)
                counts[own] = int(count)
                order[own] = int(index)

            unknown = [path for path in windows if path not in nodes]
            root = nodes.setdefault(ROOT, Node(ROOT, 0, '', '', 0))
            for path, node in nodes.items():
                parent = nodes.get(ROOT if path in windows else node.parent)
                node.parent = parent if node is not root else None
                if node.parent is not None:
                    parent.children.append(node)
            root.children = [nodes[path] for path in windows if path in nodes]
            for node in root.walk():
                node.children.sort(key=lambda child: order[child.path])
                if node is not root and not node.is_left_out() \
                        and counts[node.path] > len(node.children):
                    unknown.append(node.path)
            unknown += self._leave_out_hidden(
                nodes, [node for node in root.walk() if node is not root
                        and (counts[node.path] < len(node.children)
                             or any(child.role == ROLE_BUTTON for child in node.children))])
            # Some count a child that they never show.
            if not unknown or unknown == asked:
                return root
            self._register(unknown)
            asked = unknown
        raise Problem('the accessible tree never came to rest')

    def _leave_out_hidden(self, nodes, parents):
        """What was shown once stays in the cache, above all buttons, and makes up for what is not there
        yet. Returns what that is."""
        answers = self._call_all([parent.path for parent in parents], ACCESSIBLE, 'GetChildren')
        unknown = []
        for parent in parents:
            shown = [child[1] for child in (answers[parent.path] or [[]])[0]]
            unknown += [path for path in shown if path not in nodes]
            # A stack says what is on its pages, not which pages it has.
            if not any(nodes[path].parent is not parent for path in shown if path in nodes):
                parent.children = [child for child in parent.children if child.path in shown]
        return unknown

    def press(self, node):
        """Does the first thing that can be done with a node."""
        if not self.call(node.path, 'org.a11y.atspi.Action', 'DoAction',
                         GLib.Variant('(i)', (0,)))[0]:
            raise Problem(f'“{node.name}” cannot be pressed')

    def extents(self, nodes):
        """Where things lie in their windows: a dictionary of x, y, width, height by path."""
        arguments = GLib.Variant('(u)', (WINDOW_COORDINATES,))
        answers = self._call_all([node.path for node in nodes], 'org.a11y.atspi.Component',
                                 'GetExtents', arguments)
        return {path: answer[0] for path, answer in answers.items() if answer}


class Watched:
    """A program and what an assistive program sees of it, for a with statement."""

    def __init__(self, session, *command):
        self.program = Program(session, *command)
        try:
            self.tree = Tree(session)
            self.begin()
        except BaseException:
            self.program.kill()
            raise

    def begin(self):
        """Waits for what must be there first."""

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.program.kill()
