#!/usr/bin/env python3
"""Lines that only answer pings stay up; lines that do not answer are dropped.

usage: ping_test.py FATHOM
"""
import sys
import tempfile
import threading
import time

from client import WebSocket
from harness import Server, fathom_argument, run

FOLDER = tempfile.TemporaryDirectory()
DROPPED_AFTER_S, ALL_S = 15, 28
SERVER = Server(fathom_argument(), FOLDER.name, "--silent-after", str(DROPPED_AFTER_S))


def silent_line(answers, lived):
    """Says hello and then nothing; notes how long the line lives, and the pings."""
    line = WebSocket("127.0.0.1", SERVER.port)
    line.send('{"id":1,"do":"hello","name":"Ann"}')
    raw, began, pings = line.socket, time.monotonic(), 0
    raw.settimeout(1)
    while time.monotonic() < began + ALL_S:
        try:
            frame = raw.recv(4096)
        except TimeoutError:
            continue
        if not frame:
            break
        if frame[0] == 0x89:
            pings += 1
            if answers:
                raw.sendall(bytes([0x8a, 0x80 | frame[1], 0, 0, 0, 0]) + frame[2:])
    lived[answers] = (time.monotonic() - began, pings)


def pings():
    """who answers pings is left alone, who does not loses his line"""
    lived = {}
    with SERVER:
        lines = [threading.Thread(target=silent_line, args=(answers, lived))
                 for answers in (True, False)]
        for line in lines:
            line.start()
        for line in lines:
            line.join()
    assert lived[True][0] >= ALL_S and lived[True][1] >= 3, lived
    assert DROPPED_AFTER_S - 1 <= lived[False][0] < ALL_S and lived[False][1] >= 1, lived


sys.exit(run([pings]))
