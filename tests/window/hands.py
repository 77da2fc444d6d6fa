# SPDX-License-Identifier: GPL-3.0-or-later
"""Three ways to point at what is lit: with clicks, with drag and drop, or with keys alone."""

import tree as accessible
from session import wait_until
from table import OutOfReach

MAX_DIGIT = 9
# More than there are groups of things on the table.
MANY_TABS = 60
ARROWS = {'Left': (-1, 0), 'Right': (1, 0), 'Up': (0, -1), 'Down': (0, 1)}
MANY_STEPS = 14


class Pointer:
    """Clicks."""

    def __init__(self, table, chance):
        self.table = table
        self.chance = chance

    def point(self, view, things):
        """Points at one of the things, and returns its name."""
        thing = self.chance.choice(things)
        self._bring_into_view(view, thing)
        self.table.click(thing)
        return thing.name

    def _bring_into_view(self, view, thing):
        """The chips of a long question are scrolled with the wheel."""
        pane = thing.parent
        while pane is not None and pane.role != accessible.ROLE_SCROLL_PANE:
            pane = pane.parent
        if pane is None:
            return
        for _ in range(20):
            boxes = self.table.tree.extents([pane, thing])
            if thing.path not in boxes:
                raise OutOfReach(f'“{thing.name}” is gone')
            left, _, across, _ = boxes[pane.path]
            middle = boxes[thing.path][0] + boxes[thing.path][2] // 2
            if left < middle < left + across:
                return
            x, y = self.table.place(pane)
            self.table.xdotool('mousemove', x, y, 'click', '--delay', '0',
                               '6' if middle < left else '7')
            self.table.tree.listen(0.1)


class Drag(Pointer):
    """Takes a thing in the hand and puts it on one of those that are lit then. What cannot be taken,
    or put anywhere, is clicked."""

    n_drags = 0

    def point(self, view, things):
        spots = [thing for thing in things if thing in view.spots]
        if not spots:
            return super().point(view, things)
        thing = self.chance.choice(spots)
        return self._drag(view, thing) or super().point(view, [thing])

    def _drag(self, view, thing):
        """Returns what was put on what, or None if nothing has changed."""
        before = view.signature()
        self.table.press(thing)
        now = self.table.wait_for_change(before, patience=0.3)
        if now is None:
            # What cannot be taken in the hand has been clicked by that.
            self.table.release()
            return thing.name if self.table.wait_for_change(before, patience=1) else None
        target = self.chance.choice(now.lit()) if now.lit() else None
        if target is None or self.chance.random() < 0.05:
            # Dropped beside everything, it goes back.
            self.table.release_at(4, 4)
            wait_until(lambda: self._seen(self.table.look()) == self._seen(view),
                       f'“{thing.name}” to be put back')
            return None
        self.table.release(target)
        self.n_drags += 1
        return f'{thing.name} on {target.name}'


    def _seen(self, view):
        return [[spot.path for spot in spots] for spots in (view.lit(), view.picked())]


class Keys:
    """Types digits for the chips, and walks to the rest with Tab and arrows."""

    def __init__(self, table, chance):
        self.table = table
        self.chance = chance

    def point(self, view, things):
        buttons = view.buttons()
        if view.ends and things == view.ends:
            self.table.keys('ctrl+Return')
            return things[0].name
        chips = [thing for thing in things if thing in buttons[:MAX_DIGIT]]
        spots = [thing for thing in things if thing not in buttons]
        if chips and (not spots or self.chance.random() < 0.5):
            chip = self.chance.choice(chips)
            self.table.keys(str(buttons.index(chip) + 1))
            return chip.name
        return self._walk_to_one_of(spots)

    def _walk_to_one_of(self, spots):
        """Tab leads to the first that is lit of each group; now and then arrows lead on."""
        lit = {spot.path: spot for spot in spots}
        for _ in range(MANY_TABS):
            focus = lit.get(self._press('Tab'))
            if focus is None:
                continue
            others = [spot for spot in spots if spot.parent is focus.parent and spot is not focus]
            if others and self.chance.random() < 0.4:
                focus = lit.get(self._walk(focus, self.chance.choice(others)), None)
            if focus is not None:
                self.table.keys(self.chance.choice(['space', 'Return']))
                return focus.name
        raise OutOfReach('keys lead to none of: ' + ', '.join(spot.name for spot in spots))

    def _walk(self, start, target):
        """Goes by arrows as near to a thing as they lead. Returns where the focus is then."""
        boxes = self.table.tree.extents(start.parent.children)
        middles = {path: (x + width / 2, y + height / 2)
                   for path, (x, y, width, height) in boxes.items()}
        here = start.path
        for _ in range(MANY_STEPS):
            across = middles[target.path][0] - middles[here][0]
            along = middles[target.path][1] - middles[here][1]
            key = max(ARROWS, key=lambda arrow: ARROWS[arrow][0] * across
                      + ARROWS[arrow][1] * along)
            there = self._press(key)
            if there is None or there == here or there not in middles:
                break
            here = there
            if here == target.path:
                break
        return here

    def _press(self, key):
        """Returns what has the focus after a key."""
        self.table.keys(key)
        return self.table.wait_for_focus()
