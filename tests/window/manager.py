# SPDX-License-Identifier: GPL-3.0-or-later
"""A window manager that can do one thing: let a window fill the screen, and take it back."""

import ctypes
import ctypes.util
import subprocess
import sys

# Of Xlib, what is needed.
SUBSTRUCTURE = 1 << 19 | 1 << 20
STRUCTURE = 1 << 17
MAP_REQUEST, CONFIGURE_REQUEST, CLIENT_MESSAGE = 20, 23, 33
SIZE = 0b1111
REMOVE, ADD = 0, 1
REPLACE = 0
ATOM = 4
XID = ctypes.c_ulong


class Any(ctypes.Structure):
    _fields_ = [('type', ctypes.c_int), ('serial', ctypes.c_ulong), ('sent', ctypes.c_int),
                ('display', ctypes.c_void_p), ('parent', XID), ('window', XID)]


class Configure(ctypes.Structure):
    _fields_ = Any._fields_ + [(name, ctypes.c_int) for name in
                               ('x', 'y', 'width', 'height', 'border')] + \
               [('above', XID), ('detail', ctypes.c_int), ('mask', ctypes.c_ulong)]


class Message(ctypes.Structure):
    _fields_ = Any._fields_[:4] + [('window', XID), ('kind', XID), ('format', ctypes.c_int),
                                   ('data', ctypes.c_long * 5)]


class Event(ctypes.Union):
    _fields_ = [('any', Any), ('configure', Configure), ('message', Message),
                ('room', ctypes.c_long * 24)]


class Changes(ctypes.Structure):
    _fields_ = Configure._fields_[6:13]


class Manager:
    def __init__(self, width, height):
        self.screen = (width, height)
        self.sizes = {}
        self.x = ctypes.CDLL(ctypes.util.find_library('X11'))
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XInternAtom.restype = XID
        self.x.XDefaultRootWindow.restype = XID
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        self.root = XID(self.x.XDefaultRootWindow(self.display))
        self.state = self._atom('_NET_WM_STATE')
        self.full = self._atom('_NET_WM_STATE_FULLSCREEN')

    def _atom(self, name):
        return self.x.XInternAtom(self.display, name.encode(), 0)

    def run(self):
        """Manages until it is ended."""
        self.x.XSelectInput(self.display, self.root, ctypes.c_long(SUBSTRUCTURE | STRUCTURE))
        self.x.XSync(self.display, 0)
        print('ready', flush=True)
        event = Event()
        while True:
            self.x.XNextEvent(self.display, ctypes.byref(event))
            if event.any.type == MAP_REQUEST:
                self.x.XMapWindow(self.display, XID(event.any.window))
            elif event.any.type == CONFIGURE_REQUEST:
                self._configure(event.configure)
            elif event.any.type == CLIENT_MESSAGE and event.message.kind == self.state \
                    and self.full in event.message.data[1:3]:
                self._fill(event.message.window, event.message.data[0] == ADD)

    def _configure(self, event):
        changes = Changes(event.x, event.y, event.width, event.height, event.border, event.above,
                          event.detail)
        self.x.XConfigureWindow(self.display, XID(event.window), ctypes.c_uint(event.mask),
                                ctypes.byref(changes))
        if event.mask & SIZE:
            self.sizes[event.window] = (event.width, event.height)

    def _fill(self, window, fill):
        """Says so first, as window managers do."""
        atoms = (XID * 1)(self.full)
        self.x.XChangeProperty(self.display, XID(window), XID(self.state), XID(ATOM), 32, REPLACE,
                               atoms, 1 if fill else 0)
        width, height = self.screen if fill else self.sizes.get(window, (1100, 750))
        self.x.XMoveResizeWindow(self.display, XID(window), 0, 0, width, height)
        self.x.XFlush(self.display)


def start(session):
    """Starts one on the display of a session; it ends with that."""
    width, height, _ = session.screen.split('x')
    process = subprocess.Popen([sys.executable, __file__, width, height], env=session.environment,
                               stdout=subprocess.PIPE, text=True)
    with process.stdout:
        process.stdout.readline()
    session.servers.append(process)


if __name__ == '__main__':
    Manager(*map(int, sys.argv[1:])).run()
