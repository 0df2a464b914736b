"""A proxy to the server whose connections can be cut, as when a phone goes through a tunnel."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Proxy:
    """Forwards connections to a port. While it is disconnected, it has none and accepts none."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_disconnected = False
        self.sockets: list[socket.socket] = []
        self.lock = threading.Lock()  # no connection is accepted during `disconnect`
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                with self.lock:
                    if self.is_disconnected:
                        client.close()
                    else:
                        self.join(client, socket.create_connection(("127.0.0.1", self.port)))

    def join(self, client: socket.socket, server: socket.socket) -> None:
        self.sockets += [client, server]
        for source, sink in ((client, server), (server, client)):
            threading.Thread(target=forward, args=(source, sink), daemon=True).start()

    def disconnect(self) -> None:
        with self.lock:
            self.is_disconnected = True
            for connection in self.sockets:
                close(connection)
            self.sockets.clear()

    def reconnect(self) -> None:
        self.is_disconnected = False


def forward(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    close(source)
    close(sink)


def close(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()


@contextmanager
def proxy_to(port: int) -> Iterator[Proxy]:
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.disconnect()
        close(proxy.listener)
