"""The client of examples/room.py with a test's memory: every text that it received. And a game for
two that has just begun."""
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples"))
from room import Client as Room, Closed, Refused, WebSocket  # noqa: E402

__all__ = ["Client", "Closed", "Refused", "WebSocket", "duel", "newcomer", "refused",
           "verb_refused"]

STORE_TRIES = 20


class Client(Room):
    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.raw = []  # for tests that look for secrets

    def ask(self, message):
        """A PostgreSQL that a busy machine keeps from answering in time is tried again: nothing
        has happened then."""
        for _ in range(STORE_TRIES if "FATHOM_TEST_STORE" in os.environ else 0):
            try:
                return super().ask(message)
            except Refused as no:
                if no.error != "store":
                    raise
                time.sleep(0.5)
        return super().ask(message)

    def take(self, text):
        self.raw.append(text)
        return super().take(text)


def refused(call, *arguments, **fields):
    """The code of the refusal of a call that must be refused."""
    try:
        call(*arguments, **fields)
    except Refused as no:
        return no.error
    raise AssertionError("was not refused")


def newcomer(port, name="Ann", address=None, token=None, room=None):
    """A client whom a proxy says to come from `address`."""
    here = "http://127.0.0.1:%d" % port
    client = Client(port, token=token,
                    origin=here + "\r\nX-Forwarded-For: " + address if address else None)
    client.hello(name)
    if room:
        client.do("join", room=room)
    return client


def duel(port, tls=None, **options):
    """Ann and Bob after placing; it is Ann's turn."""
    ann, bob = Client(port, tls=tls), Client(port, tls=tls)
    ann.hello("Ann")
    ann.do("create", options={"players": [1, 1], "first": "blue", **options})
    bob.hello("Bob", room=ann.code)
    for client, seat in ((ann, "blue.captain"), (bob, "yellow.captain")):
        client.do("sit", seat=seat)
        client.do("ready", ready=True)
    ann.do("start")
    bob.do("ping")  # he has heard of the game, in which his orders are counted anew
    ann.order({"do": "place", "at": "A1"})
    bob.order({"do": "place", "at": "J10"})
    ann.do("ping")
    return ann, bob


def against_bots(client, level="cadet", **options):
    """A game of the client as blue's Captain; bots have all other seats."""
    client.do("create", options={"players": [1, 4], **options})
    client.do("sit", seat="blue.captain")
    client.do("fill", level=level)
    client.do("start")


def verb_refused(client, verb, **fields):
    """The code of the refusal of a verb that must be refused."""
    return refused(client.do, verb, **fields)
