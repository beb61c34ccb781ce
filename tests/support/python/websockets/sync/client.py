"""What the documented bot needs of websockets.sync.client, with Python's standard library alone."""

import base64
import os
import socket
import struct
from urllib.parse import urlsplit


class Connection:
    def __init__(self, address, subprotocols):
        url = urlsplit(address)
        self._socket = socket.create_connection((url.hostname, url.port))
        self._buffer = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {url.path} HTTP/1.1",
            f"Host: {url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Protocol: {', '.join(subprotocols)}",
        ]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        while b"\r\n\r\n" not in self._buffer:
            self._receive()
        head, self._buffer = self._buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise OSError(head.decode())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._socket.close()

    def _receive(self):
        data = self._socket.recv(65536)
        if not data:
            raise OSError("the connection is closed")
        self._buffer += data

    def _take(self, length):
        while len(self._buffer) < length:
            self._receive()
        taken, self._buffer = self._buffer[:length], self._buffer[length:]
        return taken

    def recv(self, timeout=None):
        self._socket.settimeout(timeout)
        while not self._buffer:
            self._receive()
        self._socket.settimeout(None)
        first, second = self._take(2)
        length = second & 0x7F
        if length > 125:
            length = int.from_bytes(self._take(2 if length == 126 else 8), "big")
        payload = self._take(length)
        if first & 0x0F == 8:
            raise OSError(f"closed with {int.from_bytes(payload[:2], 'big')}")
        return payload.decode()

    def send(self, text):
        payload = text.encode()
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))
        size = struct.pack("!B", 0x80 | len(payload))
        if len(payload) > 125:
            size = struct.pack("!BH", 0x80 | 126, len(payload))
        self._socket.sendall(b"\x81" + size + mask + masked)


def connect(address, subprotocols=()):
    return Connection(address, subprotocols)
