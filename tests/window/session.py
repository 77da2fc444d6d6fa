# SPDX-License-Identifier: GPL-3.0-or-later
"""A display, a message bus and folders of their own for one test.

So tests with windows may run beside each other: none takes the keys that
another one types, and none finds another one's game.
"""

import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

SCREEN = '1280x1024x24'

# Unless a test wants otherwise, all comes at once, and nothing moves by itself.
GTK_SETTINGS = '[Settings]\ngtk-enable-animations={:d}\n'
GAME_SETTINGS = '[io/github/burgrave/Burgrave]\nbeat-delay=uint32 {}\n'


# What GTK 4.8 says of itself now and then, without harm: it finds no monitor under a window that has
# just come, or that was dragged away where no window manager is.
GTK_FAULT = "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed"

# It lays the list of a drop-down out before that has a size, and all that follows from it.
UNSIZED_LIST = re.compile(r"""
    .*attempt\ to\ allocate\ GtkPopoverContent\ contents\ \S+\ with\ width\ -.*\n
    (\n
    |.*attempt\ to\ allocate\ GtkBox\ box\ \S+\ with\ width\ -2\ and\ height\ -2\n
    |\*\*\*\ BUG\ \*\*\*\n
     In\ pixman_region32_init_rect:\ Invalid\ rectangle\ passed\n
     Set\ a\ breakpoint\ on\ '_pixman_log_error'\ to\ debug\n
    )*""", re.VERBOSE)

# What it says besides when somebody clicks about wildly.
GTK_FAULTS = (
    # It miscounts which widgets are pressed when one goes away under the pointer, and puts it right.
    'Broken accounting of active state',
    # It opens a popover while what the pointer was on has just gone away.
    "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)' failed",
    # Its file chooser is told to sort files while it still reads them.
    "assertion 'GTK_IS_TREE_SORTABLE (sortable)' failed",
)

# Between two looks, in seconds.
LONGEST_PAUSE = 0.3


class Problem(Exception):
    """What a test found."""


def wait_until(condition, what, seconds=20):
    """Returns what the condition gives as soon as that is true."""
    end = time.monotonic() + seconds
    pause = 0.02
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > end:
            raise Problem(f'waited {seconds} s in vain: {what}')
        # A program that is asked all the time never comes to what can wait.
        time.sleep(pause)
        pause = min(pause * 1.3, LONGEST_PAUSE)


class Session:
    """To be used in a with statement."""

    def __init__(self, screen=SCREEN, beat_delay=0, animations=False, base=os.environ, **more):
        self.base = base
        self.screen = screen
        self.beat_delay = beat_delay
        self.animations = animations
        self.more = more
        self.servers = []

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory(prefix='burgrave-')
        self.folder = Path(self._folder.name)
        self.data_home = self.folder / 'data'
        self.environment = self._make_environment()
        try:
            self._start_display()
            self._start_bus()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *unused):
        for server in reversed(self.servers):
            server.terminate()
            server.wait()
        self._folder.cleanup()

    def _make_environment(self):
        homes = {'XDG_RUNTIME_DIR': 'runtime', 'XDG_DATA_HOME': 'data',
                 'XDG_CONFIG_HOME': 'config', 'XDG_CACHE_HOME': 'cache'}
        environment = dict(self.base, GTK_A11Y='atspi', GSETTINGS_BACKEND='keyfile',
                           HOME=str(self.folder))
        for variable, name in homes.items():
            (self.folder / name).mkdir(mode=0o700)
            environment[variable] = str(self.folder / name)
        for name in ('WAYLAND_DISPLAY', 'XAUTHORITY', 'AT_SPI_BUS_ADDRESS'):
            environment.pop(name, None)

        for name, text in (('gtk-4.0/settings.ini', GTK_SETTINGS.format(self.animations)),
                           ('glib-2.0/settings/keyfile', GAME_SETTINGS.format(self.beat_delay))):
            path = self.folder / 'config' / name
            path.parent.mkdir(parents=True)
            path.write_text(text)
        environment.update(self.more)
        return environment

    def _start(self, *command):
        """Starts a server that writes where it can be found into a pipe."""
        reading, writing = os.pipe()
        log = open(self.folder / f'{command[0]}.log', 'w')
        with log:
            self.servers.append(subprocess.Popen(
                [part.format(writing) for part in command], pass_fds=[writing],
                env=self.environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL))
        os.close(writing)
        with os.fdopen(reading) as pipe:
            line = pipe.readline().strip()
        if not line:
            raise Problem((self.folder / f'{command[0]}.log').read_text())
        return line

    def _start_display(self):
        number = self._start('Xvfb', '-displayfd', '{}', '-screen', '0', self.screen,
                             '-noreset', '-nolisten', 'tcp')
        self.environment['DISPLAY'] = f':{number}'
        # In the corner the pointer rests on nothing that has a tooltip, which is a window too.
        self.run('xdotool', 'mousemove', 2, 2)

    def _start_bus(self):
        self.environment['DBUS_SESSION_BUS_ADDRESS'] = self._start(
            'dbus-daemon', '--session', '--nofork', '--print-address={}')

    def run(self, *command, timeout=60, **more):
        """Runs a command to its end and returns what it prints."""
        result = subprocess.run([str(part) for part in command], env=self.environment, text=True,
                                capture_output=True, timeout=timeout, **more)
        if result.returncode != 0:
            raise Problem(f'{command}: exit code {result.returncode}\n{result.stderr}')
        return result.stdout


class Program:
    """The game as a person starts it."""

    def __init__(self, session, *command):
        self.session = session
        self.log = session.folder / f'program-{time.monotonic_ns()}.log'
        program, *arguments = command
        with open(self.log, 'w') as log:
            self.process = subprocess.Popen([os.path.abspath(program), *map(str, arguments)],
                                            env=session.environment, cwd=session.folder,
                                            stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def wait(self):
        """Waits for the end, which must be a good one, with nothing said on the way."""
        wait_until(lambda: self.process.poll() is not None, 'the program to end')
        self.check_silence()
        if self.process.returncode != 0:
            raise Problem(f'the program ended with exit code {self.process.returncode}')

    def check_silence(self, but=()):
        """Nothing may have been said, but in lines with some words."""
        log = UNSIZED_LIST.sub('', self.log.read_text())
        messages = [line for line in log.splitlines(True)
                    if line.strip() and not any(words in line for words in (GTK_FAULT, *but))]
        if messages:
            raise Problem('the program was not silent:\n' + ''.join(messages))

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
