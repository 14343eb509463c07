"""Ports of 127.0.0.1 for programs that cannot choose one themselves."""
import contextlib
import socket
import time


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def opens(process, port):
    """Waits until it listens there, however long a busy machine takes. False: it ended before."""
    while process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return True
        time.sleep(0.05)
    return False
