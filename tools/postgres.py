"""A temporary PostgreSQL for tests: a cluster that is created, started on a free port of this machine, and removed.

Usage: postgres.py install         make sure that the programs are there
       postgres.py start [NAME]    start a cluster under build/postgres and print its URL
       postgres.py stop [NAME]     stop it and remove it

As root, a missing PostgreSQL is installed with apt-get, and the cluster runs as an unprivileged user.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "postgres"
PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
PROGRAMS = ("initdb", "pg_ctl", "postgres")
USERS = ("postgres", "nobody")
# Everything that keeps data on the disk stays as it is by default: fsync, synchronous_commit, full_page_writes.
SETTINGS = {"listen_addresses": "127.0.0.1", "max_connections": "300", "shared_buffers": "64MB"}


class NoPostgres(Exception):
    """PostgreSQL's programs are missing and cannot be installed."""


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, of the newest version if there are several."""
    on_path = shutil.which("pg_ctl")
    found = [Path(on_path).resolve().parent] if on_path else []
    found += sorted((path for place in PLACES for path in Path("/").glob(place[1:])), key=version, reverse=True)
    for folder in found:
        if all([(folder / program).exists() for program in PROGRAMS]):
            return folder
    return None


def version(folder: Path) -> int:
    digits = "".join(letter for letter in str(folder) if letter.isdigit())
    return int(digits or 0)


def install() -> Path:
    """The folder of PostgreSQL's programs, which are installed first if they are missing and we are root."""
    found = programs()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        apt_get("update")
        apt_get("install", "-y", "--no-install-recommends", "postgresql")
        found = programs()
    if found is None:
        raise NoPostgres(
            "PostgreSQL is needed for the tests of the server and was not found.\n"
            "On Debian and Ubuntu: apt install postgresql; on Fedora: dnf install postgresql-server;\n"
            "on macOS: brew install postgresql"
        )
    return found


def apt_get(*words: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-q", *words], check=False, stdout=sys.stderr, env=environment)


class Cluster:
    """A database cluster in a folder."""

    def __init__(self, folder: Path) -> None:
        self.programs = install()
        self.user = unprivileged()
        self.note = folder / "place"  # where the data is, if not here
        self.folder = Path(self.note.read_text(encoding="utf-8")) if self.note.exists() else folder

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs as the owner of the cluster."""
        group = pwd.getpwnam(self.user).pw_gid if self.user else None
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            user=self.user,
            group=group,
            extra_groups=[] if self.user else None,
            cwd=self.folder,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed:\n{done.stdout}\n{self.log()}")

    def log(self) -> str:
        file = self.folder / "log"
        return file.read_text(encoding="utf-8", errors="replace")[-4000:] if file.exists() else ""

    def start(self) -> str:
        """Create and start the cluster, and return its URL."""
        self.make_folder()
        data, port = self.folder / "data", free_port()
        self.run("initdb", "-D", str(data), "-U", "astrarium", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        settings = {**SETTINGS, "port": str(port), "unix_socket_directories": ""}
        with (data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.writelines(f"{name} = '{value}'\n" for name, value in settings.items())
        self.run("pg_ctl", "-D", str(data), "-l", str(self.folder / "log"), "-w", "-t", "60", "start")
        return f"postgresql://astrarium@127.0.0.1:{port}/postgres"

    def make_folder(self) -> None:
        """An empty folder that belongs to the user; elsewhere if the user could not reach it here."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if self.user is None:
            return
        if not all([parent.stat().st_mode & 0o001 for parent in self.folder.parents]):
            elsewhere = Path(tempfile.mkdtemp(prefix="astrarium-postgres-"))
            self.note.write_text(str(elsewhere), encoding="utf-8")
            self.folder = elsewhere
        shutil.chown(self.folder, self.user)
        self.folder.chmod(0o755)

    def stop(self) -> None:
        """Stop the cluster, if it runs, and remove it."""
        data = self.folder / "data"
        if (data / "postmaster.pid").exists():
            self.run("pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.rmtree(self.note.parent, ignore_errors=True)


def unprivileged() -> str | None:
    """The user that runs the cluster if we are root, as PostgreSQL does not start as root; otherwise ourselves."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in USERS if name in names)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """Yields the URL of a cluster that runs during the block."""
    cluster = Cluster(folder)
    try:
        yield cluster.start()
    finally:
        cluster.stop()


def main(words: list[str]) -> int:
    folder = FOLDER / (words[1] if len(words) > 1 else "main")
    try:
        match words[:1]:
            case ["install"]:
                print(install())
            case ["start"]:
                Cluster(folder).stop()
                print(Cluster(folder).start())
            case ["stop"]:
                Cluster(folder).stop()
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except (NoPostgres, RuntimeError) as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
