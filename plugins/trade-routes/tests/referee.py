# SPDX-License-Identifier: GPL-3.0-or-later
"""The trade routes, written a second time for the referee of random games."""

from collections import Counter

# The spaces of the tiles: the die and the reward.
TILES = {
    'a': '2 workshop 4 church 1 workers', 'b': '1 market 2 silver 5 place',
    'c': '4 action 1 points 2 market', 'd': '3 place 5 points 6 market',
    'e': '6 place 4 market 3 sell', 'f': '4 workers 1 sell 6 workshop',
    'g': '5 action 6 silver 1 workshop', 'h': '4 place 3 church 2 workers',
    'i': '1 silver 6 action 5 workshop', 'j': '6 points 3 silver 4 sell',
    'k': '5 sell 2 church 3 points', 'l': '3 workers 5 church 2 action',
}
GIFTS = {'workers': 4, 'silver': 2, 'points': 4}


def read_space(tile, number):
    """The die and the reward of a space of a tile."""
    words = TILES[tile].split()
    return int(words[2 * number]), words[2 * number + 1]


def read_goods(particulars):
    return particulars['goods'].partition('@')[0]


def find_question(rules, reward):
    if reward in GIFTS:
        return 'route-reward'
    return 'take' if reward in rules.TAKES else reward


def extend(rules, base):
    """Adds to the rules, and derives a judge of the routes."""
    rules.SEAT_FIELDS.update({'route', 'route-goods'})

    class Seat(rules.Seat):
        """A seat with its route."""

        def __init__(self, fields, boards, options):
            super().__init__(fields, boards, options)
            self.route, self.route_goods = ([word for word in fields.get(name, []) if word != '-']
                                            for name in ('route', 'route-goods'))

        def space(self, number):
            """The die and the reward of a space, counted from 0."""
            return read_space(self.route[number // 3], number % 3)

    rules.Seat = Seat

    def list_laying(position, seat):
        return [f'lay-route route-tile:{tile}'
                for tile in seat.route[int(position.asked()[2][0]):]]

    def list_reward(position, seat):
        yield f'route-reward route-prize:{seat.space(int(position.asked()[2][1]))[1]}'
        yield 'decline'

    rules.LISTS.update({'lay-route': list_laying, 'route-reward': list_reward})

    class Judge(base):
        """Judges the routes besides all others."""

        verbs = (*base.verbs, 'route-reward')

        def judge(self, before, index, move, events, after):
            super().judge(before, index, move, events, after)
            routes = [[*seat.route_goods] for seat in before.seats]
            sold = [Counter(seat.sold) for seat in before.seats]
            owed = None
            for name, particulars in events:
                if name == 'good-laid':
                    self.check('owed before the next good', owed, None)
                    sold[int(particulars['seat']) - 1][read_goods(particulars)] += 1
                elif name == 'good-carried':
                    owed = self.carry(particulars, before, routes)
                elif name in ('lapsed', 'declined') and particulars['cause'] == 'trade-route':
                    owed = None
            if owed is not None:
                self.check('the reward is asked for', after.asked()[1], find_question(rules, owed))
            self.check('routes', [seat.route_goods for seat in after.seats], routes)
            self.check('sold', [Counter(seat.sold) for seat in after.seats], sold)

        def carry(self, particulars, before, routes):
            """Lays a good on a route as an event says; returns the reward that is owed."""
            index, goods = int(particulars['seat']) - 1, read_goods(particulars)
            seat, route = before.seats[index], routes[index]
            self.check('room on the route', len(route) < 3 * len(seat.route), True)
            self.check('leftmost free space', int(particulars['amount']), len(route) + 1)
            die, reward = seat.space(len(route))
            route.append(goods)
            return reward if die == rules.GOODS.index(goods) + 1 else None

        def judge_sold(self, seat, names, after):
            """Rewards may come in between: all sales are looked at above."""

        def judge_verb(self, verb, before, index, names, after, happened):
            if verb != 'route-reward':
                return super().judge_verb(verb, before, index, names, after, happened)
            seat, later = before.seats[index], after.seats[index]
            _, reward = seat.space(int(before.asked()[2][1]))
            gain = Counter({reward: GIFTS[reward]})
            self.check('silver', later.silver - seat.silver, gain['silver'])
            self.check('workers', later.workers - seat.workers, gain['workers'])
            return Counter({(index, 'trade-route'): gain['points']})

        def find_taker(self, name, particulars):
            if name == 'good-carried':
                number = (int(particulars['amount']) - 1) % 3
                die, reward = read_space(particulars['route-tile'], number)
                if (reward in rules.TAKES
                        and die == rules.GOODS.index(read_goods(particulars)) + 1):
                    return reward
            return super().find_taker(name, particulars)

    return Judge
