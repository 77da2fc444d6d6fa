# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the game, seen through its accessible tree and used with real
pointer and key events. Nothing here knows a rule: it sees what is lit."""

import subprocess
import time

import tree as accessible
from session import Problem, wait_until
from tree import Watched

# Buttons that are always there: those of the question bar, and of the duchies.
STANDING = ('Undo', 'Redo', 'Scores')
OF_DUCHIES = ('Enlarge ', 'Back to ')
SCORE_SHEET = 'Scores'
PATIENCE = 10
# After so many seconds without a change the table is at rest.
REST = 0.1
LONGEST_WAIT = 0.2


class OutOfReach(Problem):
    """What can be used is not where it was seen, or not at all."""


class View:
    """The table at one moment."""

    def __init__(self, root):
        self.root = root
        self.bar = self.table = None
        self.spots, self.chips, self.ends = [], [], []
        undo = root.find('Undo', accessible.ROLE_BUTTON)
        if undo is not None:
            self.bar = undo.parent.parent
            self.table = self.bar.parent
            self._sort()

    def _sort(self):
        bar = set(node.path for node in self.bar.walk())
        scrolled = set(node.path for pane in self.bar.children
                       if pane.role == accessible.ROLE_SCROLL_PANE for node in pane.walk())
        for node in self.table.walk():
            if node.role != accessible.ROLE_BUTTON or node.name in STANDING \
                    or node.name.startswith(OF_DUCHIES):
                continue
            if node.path in scrolled:
                self.chips.append(node)
            elif node.path in bar:
                self.ends.append(node)
            elif node.has(accessible.STATE_FOCUSABLE):
                self.spots.append(node)

    def buttons(self):
        """In the order of their digits."""
        return self.chips + self.ends

    def lit(self):
        """What can be pointed at on the table and leads on."""
        return [spot for spot in self.spots if spot.has(accessible.STATE_SENSITIVE)
                and not spot.has(accessible.STATE_PRESSED)]

    def picked(self):
        return [spot for spot in self.spots if spot.has(accessible.STATE_PRESSED)]

    def open_chips(self):
        return [chip for chip in self.chips if not chip.has(accessible.STATE_PRESSED)]

    def is_over(self):
        return self.root.find(SCORE_SHEET, accessible.ROLE_FRAME) is not None

    def asks(self):
        return bool(self.lit() or self.buttons() or self.is_over())

    def focus(self):
        for node in self.root.walk():
            if node.has(accessible.STATE_FOCUSED):
                return node
        return None

    def signature(self, said=True):
        """What differs after every answer. A window's name is what was last announced."""
        return [(node.path, node.name,
                 node.states & (accessible.STATE_SENSITIVE | accessible.STATE_PRESSED))
                for node in self.spots + self.buttons()] \
            + [(window.path, window.name) for window in self.root.children if window.name and said]


class Table(Watched):
    """Starts the program and has hands for it."""

    def __init__(self, session, *command, title='Burgrave'):
        self.session = session
        self.boxes = {}
        self.title = title
        super().__init__(session, *command)

    def begin(self):
        self.window = self.wait_for_window(self.title)

    # ---- the display ----

    def xdotool(self, *arguments):
        result = subprocess.run(['xdotool', *[str(argument) for argument in arguments]],
                                env=self.session.environment, text=True, capture_output=True,
                                timeout=60)
        return result.stdout

    def find_window(self, title):
        found = self.xdotool('search', '--onlyvisible', '--name', f'^{title}$').split()
        return found[-1] if found else None

    def wait_for_window(self, title):
        """Waits for a window and gives it the keys, as a window manager would."""
        window = wait_until(lambda: self.find_window(title), f'a window “{title}”')
        self.xdotool('windowfocus', '--sync', window)
        return window

    def keys(self, *keys):
        self.xdotool('key', '--clearmodifiers', '--delay', '1', *keys)

    def quit(self):
        """Ends the program as a person does, which must be a good end."""
        self.wait_for_window('.*Burgrave.*')
        self.keys('ctrl+q')
        self.program.wait()

    def type(self, text):
        self.xdotool('type', '--delay', '1', text)

    def window_box(self, window):
        """Without a window manager no window moves."""
        if window in self.boxes:
            return self.boxes[window]
        shell = dict(line.split('=') for line in
                     self.xdotool('getwindowgeometry', '--shell', window).split())
        self.boxes[window] = tuple(int(shell[name]) for name in ('X', 'Y', 'WIDTH', 'HEIGHT'))
        return self.boxes[window]

    def place(self, node, window=None):
        """The middle of a thing on the screen. Windows draw a frame of their own."""
        top = node.window()
        extents = self.tree.extents([node, top])
        if node.path not in extents:
            raise OutOfReach(f'“{node.name}” has no place')
        x, y, width, height = self.window_box(window or self.window)
        left, upper, across, down = extents[node.path]
        if across <= 0 or down <= 0:
            raise OutOfReach(f'“{node.name}” is nowhere to be seen')
        return (x + (width - extents[top.path][2]) // 2 + left + across // 2,
                y + (height - extents[top.path][3]) // 2 + upper + down // 2)

    def click(self, node, window=None):
        x, y = self.place(node, window)
        self.xdotool('mousemove', x, y, 'mousedown', '1', 'mouseup', '1')

    def press(self, node):
        """Presses on a thing and moves as far as a drag needs."""
        x, y = self.place(node)
        self.xdotool('mousemove', x, y, 'mousedown', '1', 'mousemove', x + 6, y + 3,
                     'mousemove', x + 14, y + 6)

    def release(self, node=None):
        """Lets go, of what is in the hand over another thing."""
        if node is not None:
            self.release_at(*self.place(node))
        else:
            self.xdotool('mouseup', '1')

    def release_at(self, x, y):
        """Moves there on a way, as a hand does, and lets go."""
        self.xdotool('mousemove', x - 3, y - 3, 'mousemove', x, y, 'mouseup', '1')

    # ---- looking ----

    def look(self):
        return View(self.tree.read())

    def find(self, name, role=None):
        return self.tree.read().find(name, role)

    def wait_for(self, name, role=None):
        return wait_until(lambda: self.find(name, role), f'“{name}” to be shown')

    def wait_for_change(self, before, patience=PATIENCE):
        """Waits until the table differs from what it was, asks something, and rests.

        Returns None if that does not come.
        """
        end = time.monotonic() + patience
        while time.monotonic() < end:
            # Reading costs much, so it waits until nothing more is heard.
            self.tree.listen(LONGEST_WAIT)
            while self.tree.listen(REST):
                pass
            view = self.look()
            if view.signature() != before and view.asks() and not self.tree.listen(REST):
                return view
        return None

    def has_focus(self, role):
        """Whether the keys go to a thing in this role."""
        focus = self.look().focus()
        return focus is not None and focus.role == role

    def wait_for_focus(self, patience=0.5):
        """Waits until something gets the focus. Returns the path of what has it then."""
        before = self.tree.n_focus
        end = time.monotonic() + patience
        while self.tree.n_focus == before and time.monotonic() < end:
            self.tree.listen(0.05)
        return self.tree.focus

    def wait_for_rest(self):
        view = self.wait_for_change(None)
        if view is None:
            raise Problem('the table asks nothing')
        return view
