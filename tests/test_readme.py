"""The example of the README runs."""

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs() -> None:
    example = re.search(r"```python\n(.+?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    exec(compile(example[1], str(README), "exec"), {})
