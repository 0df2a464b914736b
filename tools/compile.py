"""Compile the kernel and the games with mypyc: one extension each, rebuilt only when its C code has changed.

The compiled tree is a copy of package and tests in build/compiled; a .pth file in the environment puts it before the
source, so that the command `astrarium` uses it from then on. `--remove` goes back to plain Python. `--apart` is for
tests, which run in the tree: the environment stays as it is, and nothing is optimised, since they check no speed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "astrarium"
TESTS = ROOT / "tests"
TREE = ROOT / "build" / "compiled"
STAMP = TREE / "stamp"  # the hash of what was compiled, and how far it was optimised
OPTIMISED = "2"
PLAIN = "0"
# The name sorts before that of the editable install, so that its path comes first.
PTH = Path(sysconfig.get_path("purelib")) / "0astrarium_compiled.pth"


def groups() -> dict[str, list[str]]:
    """The files of each extension: the shared modules, every game, and the toy, which must match its kernel."""
    shared = [*modules(SOURCE / "kernel", SOURCE.parent), *modules(SOURCE / "components", SOURCE.parent)]
    found = {"astrarium_kernel": shared}
    for game in sorted((SOURCE / "games").iterdir()):
        if (game / "flow.py").exists():
            found[f"astrarium_{game.name}"] = modules(game, SOURCE.parent)
    found["astrarium_toy"] = [name for name in modules(TESTS / "toy", ROOT) if "test_" not in name]
    return found


def modules(folder: Path, root: Path) -> list[str]:
    files = sorted(folder.rglob("*.py"))
    return [str(file.relative_to(root)) for file in files if file.stat().st_size]


def content() -> str:
    """The sources of the extensions."""
    digest = sha256(f"{sys.version} {os.uname().machine}".encode())
    for files in groups().values():
        for file in files:
            digest.update(file.encode() + (TREE / file).read_bytes())
    return digest.hexdigest()


def missing_tools() -> str:
    """Tools that must be installed before compiling."""
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        return "a C compiler is missing (Debian: apt-get install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the Python headers are missing (Debian: apt-get install python3-dev)"
    return ""


def copy_tree(source: Path, target: Path) -> None:
    """Copy a folder next to its extensions; unchanged files keep their dates."""
    sys.path[:0] = [str(ROOT), str(SOURCE.parent)]
    from tools.mypyc_source import expanded  # noqa: PLC0415  a script finds only what is in its own folder

    compiled = {file for group in groups().values() for file in group}
    wanted = {file.relative_to(source) for file in source.rglob("*") if file.is_file() and file.suffix != ".pyc"}
    for name in wanted:
        copy = target / name
        data = (source / name).read_bytes()
        if str(copy.relative_to(TREE)) in compiled:
            data = expanded(data.decode()).encode()
        if not copy.exists() or copy.read_bytes() != data:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(data)
    for file in [file for file in target.rglob("*") if file.is_file()]:
        if file.suffix not in (".so", ".pyd", ".pyc") and file.relative_to(target) not in wanted:
            file.unlink()


def drop_extensions(*, all_of_them: bool) -> None:
    """Delete compiled modules, or only those whose source is gone."""
    compiled = {file.removesuffix(".py") for group in groups().values() for file in group}
    for old in TREE.rglob("*.so"):
        name = str(old.relative_to(TREE)).split(".", maxsplit=1)[0]
        if all_of_them or (name not in compiled and name.removesuffix("__mypyc") not in groups()):
            old.unlink()


def build(level: str) -> None:
    """Run mypyc and the C compiler in the tree; what has not changed is not compiled again."""
    from mypyc.build import mypycify  # noqa: PLC0415  only here, so that --remove works without it
    from setuptools import setup  # noqa: PLC0415

    os.chdir(TREE)
    named = groups()
    files = [file for group in named.values() for file in group]
    options = ["--config-file=", "--namespace-packages", "--explicit-package-bases", *files]
    separate: list[tuple[list[str], str | None]] = [(group, name) for name, group in named.items()]
    extensions = cast(Any, mypycify(options, opt_level=level, separate=separate))
    setup(
        name="astrarium_compiled",
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace", "--parallel", "2"],
    )


def compile_all(apart: bool) -> int:
    if problem := missing_tools():
        print(f"Cannot compile: {problem}. Everything works without, only slower.", file=sys.stderr)
        return 1
    copy_tree(SOURCE, TREE / "astrarium")
    copy_tree(TESTS, TREE / "tests")
    settings = TREE / "pyproject.toml"  # for pytest, but setuptools must not read it
    settings.unlink(missing_ok=True)
    now, level = content(), PLAIN if apart else OPTIMISED
    built, _, built_level = STAMP.read_text().partition(" ") if STAMP.exists() else ("", "", "")
    if built == now and built_level in (level, OPTIMISED):
        print("The compiled engines are up to date.")
    else:
        print(f"Compiling {', '.join(groups())} (this takes a few minutes) ...", flush=True)
        start = time.monotonic()
        STAMP.unlink(missing_ok=True)
        drop_extensions(all_of_them=built_level != level)
        log = TREE / "log.txt"
        with log.open("w") as output:
            run = subprocess.run(
                [sys.executable, __file__, "--build", level], check=False, stdout=output, stderr=output
            )
        if run.returncode:
            print(
                f"{log.read_text()[-4000:]}\nCompiling failed; the whole output is in {log.relative_to(ROOT)}.",
                file=sys.stderr,
            )
            return 1
        STAMP.write_text(f"{now} {level}")
        print(f"Compiled in {(time.monotonic() - start) / 60:.1f} minutes.")
    shutil.copy(ROOT / settings.name, settings)
    if not apart:
        PTH.write_text(f"{TREE}\n")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", help=argparse.SUPPRESS)
    parser.add_argument("--remove", action="store_true", help="use plain Python again")
    parser.add_argument("--apart", action="store_true", help="do not use the compiled form outside its tree")
    chosen = parser.parse_args()
    if chosen.build:
        build(chosen.build)
        return 0
    if chosen.remove:
        PTH.unlink(missing_ok=True)
        shutil.rmtree(TREE, ignore_errors=True)
        return 0
    return compile_all(chosen.apart)


if __name__ == "__main__":
    sys.exit(main())
