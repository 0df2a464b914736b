"""Fails if a source file is longer than its limit."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE_LIMIT = 400
KERNEL_FILE_LIMIT = 250


def line_count(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def complaints(root: Path) -> list[str]:
    """One line for each limit that is exceeded under root/src and root/tests."""
    kernel = root / "src" / "astrarium" / "kernel"
    found: list[str] = []
    for path in sorted([*(root / "src").rglob("*.py"), *(root / "tests").rglob("*.py")]):
        lines = line_count(path)
        limit = KERNEL_FILE_LIMIT if path.is_relative_to(kernel) else FILE_LIMIT
        if lines > limit:
            found.append(f"{path.relative_to(root)}: {lines} lines, the limit is {limit}")
    return found


def main() -> int:
    found = complaints(ROOT)
    print("\n".join(found) or "All files are within their size limits.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
