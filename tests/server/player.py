"""A client that plays legal orders at random through broken lines and dying servers until its game
is over, and keeps what it sent and what was acknowledged, to be held against the record."""
import random
import threading
import time

from client import Client, Closed, Refused


class Player(threading.Thread):
    """Plays for one crew. What is not answered is sent again with the same number."""

    hurry = False  # end the games; until then they are played slowly, and without weapons

    def __init__(self, client, team, seed):
        super().__init__(daemon=True)
        self.client, self.team, self.rng = client, team, random.Random(seed)
        self.acknowledged = []
        self.pending = None  # an order without an answer: its number, itself, since when
        self.trouble = None
        self.again = 0  # orders that were sent once more
        self.waits = []  # when an answer took long: from when, for how long

    def run(self):
        try:
            while not self.client.over():
                try:
                    self.turn()
                except (Closed, OSError) as why:
                    self.come_back(why)
        except BaseException as error:  # pylint: disable=broad-except
            self.trouble = error

    def come_back(self, _why):
        pause, until = 0.02, time.monotonic() + 300
        while time.monotonic() < until:
            time.sleep(pause * self.rng.uniform(0.75, 1.25))
            pause = min(1, pause * 2)
            self.client.path = "/ws"
            try:
                self.client.connect()
                if self.client.hello()["room_error"] is None:
                    return
            except (Closed, OSError, Refused):
                continue
        raise AssertionError("there is no way back")

    def think(self):
        """Before each turn."""
        if not Player.hurry:
            time.sleep(0.01)

    def turn(self):
        client = self.client
        self.think()
        if not self.pending:
            order = self.choose()
            if not order:
                if not client.over():
                    client.hear()
                return
            client.n += 1
            self.pending = (client.n, order, time.monotonic())
        else:
            self.again += 1
        if self.send():
            self.took(time.monotonic() - self.pending[2])
            self.pending = None

    def took(self, seconds):
        """So long after it was first sent the order was answered."""
        if seconds > 0.5:
            self.waits.append((self.pending[2], seconds))

    def send(self):
        """True when it was answered for good."""
        number, order, _ = self.pending
        try:
            self.client.ask({"order": order, "n": number})
            self.acknowledged.append(order)
        except Refused as refused:
            assert refused.error != "not_in_room", "who plays is in a room, or has no line"
            if refused.error in ("store", "paused"):
                time.sleep(0.02)
                return False
        return True

    def choose(self):
        try:
            legal = self.client.legal()
        except Refused as refused:
            assert refused.error != "not_in_room", "who plays is in a room, or has no line"
            return None
        orders = [order for order in legal if order["do"] not in ("resign", "draw")]
        calm = [order for order in orders if order["do"] != "surface"]
        moves = [order for order in calm if order["do"] in ("course", "mark", "cross", "answer")]
        if moves and self.rng.random() < 0.7:
            return self.rng.choice(moves)
        if not Player.hurry:
            calm = [order for order in calm if order["do"] not in ("torpedo", "mine", "trigger")]
        return self.rng.choice(calm or orders) if orders else None

    def lost_or_doubled(self, steps):
        """What is wrong with the orders in a record, in a sentence; None when all is well. The last
        one may have been saved without an answer."""
        saved = [essence(step["order"]) for step in steps
                 if "order" in step and step["order"].get("team") == self.team]
        given = [essence(order) for order in self.acknowledged]
        if self.pending and len(saved) == len(given) + 1:
            given.append(essence(self.pending[1]))
        if saved == given:
            return None
        at = next((i for i, pair in enumerate(zip(saved, given)) if pair[0] != pair[1]),
                  min(len(saved), len(given)))
        return "%s of %s: %d orders are saved, %d were acknowledged, they differ at %d" % (
            self.team, self.client.code, len(saved), len(given), at)


def essence(order):
    return {key: value for key, value in order.items() if key not in ("by", "team")}


def table(port, rng, kind=Player, path="/ws"):
    """Two players of a room whose game has begun."""
    host, guest = Client(port, timeout=20), Client(port, timeout=20)
    host.path = guest.path = path
    host.hello("Host")
    host.do("create", options={"players": [1, 1], "absent": "wait", "absent_after_ms": 600000,
                               "set": {"hull": "8"}})
    assert guest.hello("Guest", room=host.code)["room_error"] is None
    for client, seat in ((host, "blue.captain"), (guest, "yellow.captain")):
        client.do("sit", seat=seat)
        client.do("ready", ready=True)
    host.do("start")
    guest.do("ping")
    return [kind(host, "blue", rng.random()), kind(guest, "yellow", rng.random())]
