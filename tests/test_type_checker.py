"""What a type checker makes of the documented use of the library."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import lutetia

DOCUMENTED = """
import lutetia

state = lutetia.game("cite").new(2)
kept = state.record()
names: tuple[str, ...] = kept.names
result = kept.result["scores"] if kept.result is not None else None
edition = kept.edition.name if kept.edition is not None else ""
again: list[lutetia.State] = list(kept.states())
record: lutetia.Record = lutetia.Record.of(state, names, kept.start)
value: bool | str = state.options["cards"]
state.options["cards"] = "random"
"""


def test_a_type_checker_knows_what_a_record_and_a_state_have(tmp_path: Path):
    """All but the last line, which writes into what never changes."""
    source = Path(lutetia.__file__).resolve().parents[1]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "-c", DOCUMENTED],
        cwd=tmp_path, env={**os.environ, "MYPYPATH": str(source)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    lines = done.stdout.splitlines()
    assert [line.split(": ")[0] for line in lines[:-1]] == ["<string>:12"], done.stdout
    assert "Unsupported target for indexed assignment" in lines[0]
