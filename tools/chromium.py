"""Finds Chromium for the browser tests, or installs it from Debian's packages.

Usage: chromium.py    prints its path
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install the package; needs root on Debian or Ubuntu, otherwise say what is missing."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        sys.exit("The browser tests need Chromium. On Debian and Ubuntu: apt install chromium")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "-y", "chromium"]):
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)


def path() -> str:
    if found() is None:
        print("installing Chromium", file=sys.stderr)
        install()
    there = found()
    if there is None:
        sys.exit("Chromium was installed and cannot be found.")
    return there


if __name__ == "__main__":
    print(path())
