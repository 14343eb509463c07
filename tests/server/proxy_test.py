#!/usr/bin/env python3
"""A game through nginx with deploy/nginx.conf: TLS at the proxy, the server behind it.

usage: proxy_test.py FATHOM SOURCE, with nginx on the PATH
"""
import http.client
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time

from client import Closed, WebSocket, duel
from harness import Server, certificate, fathom_argument, get, metrics, run
from ports import free_port, opens

FATHOM = fathom_argument()
SOURCE = sys.argv[2]
NGINX = shutil.which("nginx")
FOLDER = tempfile.TemporaryDirectory()
WHOLE = """daemon off; pid %(folder)s/nginx.pid; error_log %(folder)s/error.log; %(user)s
events { }
http {
    access_log off;
    client_body_temp_path %(folder)s/a; proxy_temp_path %(folder)s/b;
    fastcgi_temp_path %(folder)s/c; uwsgi_temp_path %(folder)s/d; scgi_temp_path %(folder)s/e;
    include %(folder)s/fathom.conf;
}
"""


def configure(backend, key, cert):
    """deploy/nginx.conf with ports and files of this test; nothing else is changed."""
    with open(os.path.join(SOURCE, "deploy", "nginx.conf"), encoding="utf-8") as file:
        text = file.read()
    plain, tls = free_port(), free_port()
    text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.M)
    for old, new in (("listen 80;", "listen 127.0.0.1:%d;" % plain),
                     ("listen 443 ", "listen 127.0.0.1:%d " % tls),
                     ("127.0.0.1:8040;\n    keep", "127.0.0.1:%d;\n    keep" % backend),
                     ("/etc/ssl/fathom/cert.pem", cert), ("/etc/ssl/fathom/key.pem", key)):
        assert old in text, old
        text = text.replace(old, new)
    names = {"folder": FOLDER.name, "user": "user root;" if os.getuid() == 0 else ""}
    for name, content in (("fathom.conf", text), ("nginx.conf", WHOLE % names)):
        with open(os.path.join(FOLDER.name, name), "w", encoding="utf-8") as file:
            file.write(content)
    return plain, tls


def start_nginx(port):
    command = [NGINX, "-p", FOLDER.name, "-e", os.path.join(FOLDER.name, "error.log"),
               "-c", os.path.join(FOLDER.name, "nginx.conf")]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    return process if opens(process, port) else None


def nginx_in_front(backend, key, cert):
    """Between looking for free ports and taking them somebody else may: then others."""
    for _ in range(5):
        plain, tls = configure(backend, key, cert)
        nginx = start_nginx(tls)
        if nginx:
            return nginx, plain, tls
    with open(os.path.join(FOLDER.name, "error.log"), encoding="utf-8") as log:
        raise AssertionError("nginx does not start: " + log.read())


def play(port, context):
    ann, bob = duel(port, context)
    ann.order({"do": "course", "dir": "S"})
    bob.wait(lambda: bob.events[-1]["event"] == "course")
    assert ann.room["link"] == "https://fathom.example/r/" + ann.code
    bob.order({"do": "resign"})
    ann.wait(ann.over)
    return ann.room["replay"]


def tunnels(port, context, server):
    """Nothing but the WebSocket on /ws is passed through without being looked at."""
    for path in ("/healthz", "/ws"):
        with context.wrap_socket(socket.create_connection(("127.0.0.1", port), timeout=20),
                                 server_hostname="127.0.0.1") as line:
            line.sendall(("GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: h2c\r\n"
                          "Connection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n"
                          "X-Forwarded-For: 203.0.113.9\r\n\r\n" % path).encode())
            first = line.recv(4096).split(b"\r\n")[0]
        assert b" 101" not in first, (path, first)
    lines = [WebSocket("127.0.0.1", port, tls=context) for _ in range(2)]
    try:  # the third of one address, whatever it says of itself
        with context.wrap_socket(socket.create_connection(("127.0.0.1", port), timeout=20),
                                 server_hostname="127.0.0.1") as line:
            line.sendall(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                         b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                         b"Sec-WebSocket-Version: 13\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 429"), "it chose its own address"
    finally:
        for each in lines:
            each.close()
    until_gone(server)


def until_gone(server):
    while metrics(server)["fathom_connections"]:
        time.sleep(0.05)


def through_nginx():
    """two people play over TLS through nginx; origins, addresses and headers are right"""
    assert NGINX, "nginx is not installed; ./check brings it"
    key, cert = certificate(FOLDER.name)
    context = ssl.create_default_context(cafile=cert)
    backend = Server(FATHOM, FOLDER.name, "--trust-proxy", "--base-url", "https://fathom.example",
                     "--address-connections", "2")
    with backend as server:
        nginx, plain, tls = nginx_in_front(server.port, key, cert)
        try:
            identity = play(tls, context)
            connection = http.client.HTTPSConnection("127.0.0.1", tls, context=context, timeout=20)
            connection.request("GET", "/api/replay/" + identity)
            reply = connection.getresponse()
            assert reply.status == 200 and reply.read().startswith(b"{")
            assert reply.getheader("strict-transport-security")
            assert "default-src 'none'" in reply.getheader("content-security-policy")
            connection.request("GET", "/metrics")
            assert connection.getresponse().status == 403
            assert get(plain, "/r/ABCDE")[0].getheader("location").endswith("/r/ABCDE")
            tunnels(tls, context, server)
            own = "https://127.0.0.1:%d" % tls
            WebSocket("127.0.0.1", tls, tls=context, origin=own).close()
            try:
                WebSocket("127.0.0.1", tls, tls=context, origin="https://evil.example")
                raise AssertionError("a page of another site came in")
            except Closed:
                pass
        finally:
            nginx.terminate()
            nginx.wait(timeout=20)


sys.exit(run([through_nginx]))
