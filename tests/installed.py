# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that is installed anew, for tests that use it from there.

The build must have been configured with a prefix inside its own folder, as
tests/run does; a prefix elsewhere may be a person's own, so it is left alone.
Only one such test may run at a time.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SKIPPED = 77


class Installation:
    """The game in a fresh prefix, and commands run as a person would."""

    def __init__(self, build, prefix):
        self.prefix = prefix
        if build not in prefix.parents:
            print(f'The prefix {prefix} is not inside {build}: nothing is installed.',
                  file=sys.stderr)
            sys.exit(SKIPPED)
        shutil.rmtree(prefix, ignore_errors=True)
        self.run('meson', 'install', '-C', build, '--no-rebuild', '--quiet', check=True)

    def environment(self, **more):
        """The environment of a person, with nothing that points to the build tree."""
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(('BURGRAVE_', 'G_TEST_', 'LD_', 'MESON_'))
                       and name != 'GSETTINGS_SCHEMA_DIR'}
        environment['XDG_DATA_DIRS'] = f'{self.prefix}/share:/usr/local/share:/usr/share'
        environment.update({name: str(value) for name, value in more.items()})
        return environment

    def run(self, *command, check=False, stdin='', **environment):
        """Runs a command that should end well if that is to be checked."""
        result = subprocess.run([str(word) for word in command], input=stdin, text=True,
                                capture_output=True, timeout=120, cwd='/',
                                env=self.environment(**environment))
        if check and result.returncode != 0:
            raise AssertionError(f'{command}: exit code {result.returncode}\n'
                                 f'{result.stdout}{result.stderr}')
        return result

    def program(self, name):
        return self.prefix / 'bin' / name

    def pkg_config_path(self):
        """Where the packages for expansions are; which folder it is depends on the machine."""
        return next(self.prefix.rglob('burgrave-core.pc')).parent
