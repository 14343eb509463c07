"""Ports of 127.0.0.1 for programs that cannot choose one themselves."""
import contextlib
import random
import socket
import time

# Below those that the kernel gives to whoever connects: a server that is started again finds its
# port as it left it.
PORTS = range(10000, 32768)


def free_port():
    while True:
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", random.choice(PORTS)))
            return probe.getsockname()[1]


def opens(process, port):
    """Waits until it listens there, however long a busy machine takes. False: it ended before."""
    while process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return True
        time.sleep(0.05)
    return False
