"""The client of examples/room.py with a test's memory: every text that it received."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples"))
from room import Client as Room, Closed, Refused, WebSocket  # noqa: E402

__all__ = ["Client", "Closed", "Refused", "WebSocket"]


class Client(Room):
    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.raw = []  # for tests that look for secrets

    def take(self, text):
        self.raw.append(text)
        return super().take(text)
