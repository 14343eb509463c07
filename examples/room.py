"""A client of the game server, written from docs/PROTOCOL.md with nothing but the standard library.

    with Client(port) as ann:
        ann.hello("Ann")
        ann.do("create", options={"players": [1, 1]})
        ann.do("sit", seat="blue.captain")
        ann.order({"do": "place", "at": "C3"})

`Client` keeps what a page would keep: the token, the room, the view (patched), the events heard.
`Steady` is one that survives a broken line.
"""
import base64
import hashlib
import json
import os
import random
import socket
import struct
import sys
import time


class Closed(Exception):
    """The server closed the connection; `code` is the close code or None."""

    def __init__(self, code):
        super().__init__("closed with %s" % code)
        self.code = code


class Refused(Exception):
    """A message was answered with ok: false."""

    def __init__(self, answer):
        super().__init__("%(error)s: %(message)s" % answer)
        self.error = answer["error"]
        self.answer = answer


class Lost(Exception):
    """There is no way back into the room."""


class WebSocket:
    """RFC 6455, the client's side: text frames, pings answered."""

    def __init__(self, host, port, path="/ws", origin=None, timeout=30, protocol="fathom.1",
                 tls=None):
        self.socket = socket.create_connection((host, port), timeout=timeout)
        if tls:
            self.socket = tls.wrap_socket(self.socket, server_hostname=host)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = self.whole = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET %s HTTP/1.1" % path, "Host: %s:%d" % (host, port), "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Key: " + key, "Sec-WebSocket-Version: 13"]
        if protocol:
            lines.append("Sec-WebSocket-Protocol: " + protocol)
        if origin:
            lines.append("Origin: " + origin)
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = self.read_until(b"\r\n\r\n").decode()
        if " 101 " not in head.split("\r\n")[0]:
            raise Closed(head.split("\r\n")[0])
        digest = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        assert base64.b64encode(digest).decode() in head, "a wrong handshake"

    def read_until(self, mark):
        while mark not in self.buffer:
            self.fill()
        head, self.buffer = self.buffer.split(mark, 1)
        return head

    def fill(self):
        try:
            data = self.socket.recv(65536)
        except ConnectionError:
            data = b""
        if not data:
            raise Closed(None)
        self.buffer += data

    def take_frame(self):
        """The next frame, head and payload, once all of it has come; None before."""
        if len(self.buffer) < 2:
            return None
        length, start = self.buffer[1] & 127, 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(self.buffer[2:start], "big")
        if len(self.buffer) < start + length:
            return None
        first, payload = self.buffer[0], self.buffer[start:start + length]
        self.buffer = self.buffer[start + length:]
        return first, payload

    def frame(self, opcode, payload):
        mask = os.urandom(4)
        length = len(payload)
        if length < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
        elif length < 65536:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, length)
        masked = bytes(byte ^ mask[i & 3] for i, byte in enumerate(payload))
        try:
            self.socket.sendall(head + mask + masked)
        except ConnectionError:
            raise Closed(None) from None

    def send(self, text):
        self.frame(1, text.encode())

    def recv(self):
        """The next text. A timeout loses nothing of what had come."""
        while True:
            frame = self.take_frame()
            if not frame:
                self.fill()
                continue
            opcode, payload = frame[0] & 15, frame[1]
            if opcode == 9:
                self.frame(10, payload)
            elif opcode == 8:
                raise Closed(int.from_bytes(payload[:2], "big") if len(payload) >= 2 else None)
            elif opcode in (0, 1):
                self.whole += payload
                if frame[0] & 0x80:
                    text, self.whole = self.whole.decode(), b""
                    return text

    def close(self):
        self.socket.close()


def merge(view, patch):
    """Objects merge into objects of the same name, anything else replaces; null: it is gone."""
    for key, value in patch.items():
        if value is None and key in ("panel", "sheet", "unmarked"):
            view.pop(key, None)
        elif isinstance(value, dict) and isinstance(view.get(key), dict):
            merge(view[key], value)
        else:
            view[key] = value


class Client:
    def __init__(self, port, host="127.0.0.1", token=None, timeout=30, origin=None, tls=None):
        self.host, self.port, self.timeout = host, port, timeout
        self.token, self.origin, self.tls = token, origin, tls
        self.room = self.view = None
        self.code = None
        self.game = self.v = 0
        self.n = 0
        self.last_id = 0
        self.events, self.calls, self.chats, self.notices = [], [], [], []
        self.answers = {}
        self.socket = None
        self.path = "/ws"  # of the server that has the room, where several share an address

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.disconnect()

    def connect(self):
        self.disconnect()
        self.socket = WebSocket(self.host, self.port, self.path, timeout=self.timeout,
                                origin=self.origin, tls=self.tls)

    def disconnect(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def send(self, message):
        self.last_id += 1
        self.socket.send(json.dumps(dict(message, id=self.last_id)))
        return self.last_id

    def hear(self):
        """Takes one message in and gives it back."""
        return self.take(self.socket.recv())

    def take(self, text):
        message = json.loads(text)
        kind = message.get("type")
        if kind == "room":
            self.room = message["room"]
            self.code = self.room["code"]
        elif kind == "view":
            if message["since"] == 0 or message["game"] != self.game:
                self.events = []
            # Orders are counted from 1 in each game.
            self.n = max(self.n, message["n"]) if message["game"] == self.game else message["n"]
            self.events = self.events[:message["since"]] + message["events"]
            self.game, self.v, self.view = message["game"], message["v"], message["view"]
            assert len(self.events) == self.v or message["view"]["seat"] == "all", "events missing"
        elif kind == "events":
            assert message["v"] == self.v + len(message["events"]), "a gap in the versions"
            self.v = message["v"]
            self.events += message["events"]
            merge(self.view, message.get("patch", {}))
        elif kind == "call":
            self.calls.append(message)
        elif kind == "chat":
            self.chats.append(message)
        elif kind == "notice":
            self.notices.append(message["notice"])
        if "re" in message:
            self.answers[message["re"]] = message
        return message

    def ask(self, message):
        """Sends and waits for the answer. What the server cannot read it answers with no id."""
        number = self.send(message)
        while number not in self.answers and None not in self.answers:
            self.hear()
        answer = self.answers.pop(number if number in self.answers else None)
        if not answer["ok"]:
            raise Refused(answer)
        return answer

    def do(self, verb, **fields):
        return self.ask(dict(fields, do=verb))

    def hello(self, name=None, room=None, **more):
        if not self.socket:
            self.connect()
        fields = {"game": self.game, "v": self.v, **more}
        if self.token:
            fields["token"] = self.token
        if name:
            fields["name"] = name
        if room or self.code:
            fields["room"] = room or self.code
        answer = self.do("hello", **fields)
        self.token = answer["token"]
        moved = answer["room_error"] == "moved" and answer["path"] != self.path
        if moved and self.path == "/ws":
            self.path = answer["path"]
            self.disconnect()
            return self.hello(name, room, **more)
        return answer

    def order(self, order):
        self.n += 1
        return self.ask({"order": order, "n": self.n})

    def legal(self):
        return self.ask({"ask": "legal"})["legal"]

    def wait(self, condition, seconds=30):
        """Hears messages until the condition holds."""
        until = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < until, "waited in vain"
            self.hear()

    def over(self):
        return self.room and self.room["state"] == "over"


class Steady(Client):
    """A client that comes back when its line breaks. `Lost` when there is no way back."""

    FINAL = {4001: "someone else came in our name", 4002: "the host sent us away",
             4005: "the server did not understand us", 4007: "the room was closed",
             4009: "the operator keeps us out"}
    LATER = {"paused", "store", "busy", "too_fast", "draining", "too_many_connections"}
    TRIES = 40

    def enter(self, name=None, room=None):
        self.disconnect()
        error = self.hello(name, room)["room_error"]
        if error == "moved" or error in self.LATER:
            raise Closed(None)
        if error:
            raise Lost("the room does not let us in: " + error)

    def come_back(self, why):
        for attempt in range(self.TRIES):
            if getattr(why, "code", None) in self.FINAL:
                raise Lost(self.FINAL[why.code])
            print("the line broke (%s), trying again" % why, file=sys.stderr)
            time.sleep(min(10, 0.5 * 2 ** attempt) * random.uniform(0.5, 1))
            self.path = "/ws"
            try:
                return self.enter()
            except (Closed, OSError) as again:
                why = again
            except Refused as again:
                if again.error not in self.LATER:
                    raise
                why = again
        raise Lost("the server does not come back")

    def insist(self, message):
        """Sends until there is an answer: an order with the same `n` is not carried out twice."""
        while True:
            try:
                return self.ask(message)
            except (Closed, OSError) as why:
                self.come_back(why)
            except Refused as refused:
                if refused.error not in self.LATER:
                    raise
                self.listen(1)

    def listen(self, seconds=60):
        """One message, or so much time. The server pings: a whole minute of silence is a break."""
        self.socket.socket.settimeout(seconds)
        try:
            self.hear()
        except (Closed, OSError) as why:
            if seconds >= 60 or not isinstance(why, TimeoutError):
                self.come_back(why)
        self.socket.socket.settimeout(self.timeout)
