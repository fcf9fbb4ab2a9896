"""Files that are there whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def replace_file(path: Path, data: bytes) -> None:
    """Write a file beside ``path`` and let it take that name: whatever stops this, the machine as
    well, leaves the old one or the new one. Raises OSError; then the old one stays."""
    draft = path.with_name(f"{path.name}.new")
    try:
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
