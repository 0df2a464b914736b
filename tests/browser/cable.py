"""A line to the server that can be cut and mended, as when a phone goes through a tunnel."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Cable:
    """Passes bytes on to a port; while it is cut, nothing goes through and nobody gets in."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_cut = False
        self.ends: list[socket.socket] = []
        self.lock = threading.Lock()  # nobody gets in while it is being cut
        self.entrance = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.entrance.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                inner, _ = self.entrance.accept()
                with self.lock:
                    if self.is_cut:
                        inner.close()
                    else:
                        self.join(inner, socket.create_connection(("127.0.0.1", self.port)))

    def join(self, inner: socket.socket, outer: socket.socket) -> None:
        self.ends += [inner, outer]
        for source, sink in ((inner, outer), (outer, inner)):
            threading.Thread(target=carry, args=(source, sink), daemon=True).start()

    def cut(self) -> None:
        with self.lock:
            self.is_cut = True
            for end in self.ends:
                hang_up(end)
            self.ends.clear()

    def mend(self) -> None:
        self.is_cut = False


def carry(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while found := source.recv(65536):
            sink.sendall(found)
    hang_up(source)
    hang_up(sink)


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def cable_to(port: int) -> Iterator[Cable]:
    cable = Cable(port)
    try:
        yield cable
    finally:
        cable.cut()
        hang_up(cable.entrance)
