"""What is kept of a training that goes on: a folder beside the file that it will make.

Each file is written whole under another name and then renamed, so a training that was killed finds
what was finished, and never half a file. A file that is there is never written again: the training
makes what is missing and needed, and comes to the same weights.
"""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from lutetia.engine.errors import LutetiaError
from lutetia.learn.training.gradient import Layers
from lutetia.learn.training.samples import Samples
from lutetia.whole_files import replace_file

T = TypeVar("T")


class OtherTraining(LutetiaError):
    """The folder holds a training of another recipe."""


class Damaged(LutetiaError):
    """A file of the folder cannot be read any more."""


class Checkpoint:
    """The folder of one training, made where it is missing.

    Args:
        folder: its path.
        recipe: all that the weights depend on, as plain data.

    Raises:
        OtherTraining: the folder belongs to another recipe.
        Damaged: later, by what is read of it.
        OSError: it cannot be made.
    """

    def __init__(self, folder: Path, recipe: dict[str, Any]) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        mark = folder / "recipe.json"
        data = json.dumps(recipe, sort_keys=True, indent=1).encode()
        if not mark.exists():
            replace_file(mark, data)
        elif mark.read_bytes() != data:
            raise OtherTraining(
                f"{folder} keeps a training with another game, seed, number of minutes or version "
                "of Lutetia: finish that one, remove the folder, or write to another file"
            )

    def has_chunk(self, turn: int, number: int) -> bool:
        """Return whether a chunk of games was played."""
        return (self.folder / f"games-{turn}-{number}.npz").exists()

    def keep_chunk(self, turn: int, number: int, samples: Samples) -> None:
        """Keep what was learned from a chunk of games."""
        self._keep(f"games-{turn}-{number}.npz", samples._asdict())

    def chunk(self, turn: int, number: int) -> Samples:
        """Return what was learned from a chunk of games."""
        return self._read(f"games-{turn}-{number}.npz", lambda arrays: Samples(**arrays))

    def layers(self, turn: int) -> tuple[Layers, dict[str, float]] | None:
        """Return the weights after a round and how good they were, or None."""
        if not (self.folder / f"net-{turn}.npz").exists():
            return None
        return self._read(f"net-{turn}.npz", _layers)

    def keep_layers(self, turn: int, net: Layers, found: dict[str, float]) -> None:
        """Keep the weights after a round."""
        told = np.frombuffer(json.dumps(found).encode(), np.uint8)
        self._keep(f"net-{turn}.npz", {**net._asdict(), "found": told})

    def _keep(self, name: str, arrays: dict[str, Any]) -> None:
        made = io.BytesIO()
        np.savez(made, **arrays)
        replace_file(self.folder / name, made.getvalue())

    def _read(self, name: str, made_of: Callable[[dict[str, Any]], T]) -> T:
        path = self.folder / name
        data = path.read_bytes()
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as file:
                return made_of({key: file[key] for key in file.files})
        except Exception as error:  # zipfile, zlib and NumPy each have errors of theirs
            raise Damaged(
                f"{path} is damaged: remove it, and the same command makes it anew"
            ) from error

    def finish(self, path: Path, data: bytes) -> None:
        """Write what the training made as ``path``, a file beside the folder, and only then remove
        the folder: a stop or a full disk leaves all of it, and never half a file."""
        replace_file(path, data)
        shutil.rmtree(self.folder)


def _layers(arrays: dict[str, Any]) -> tuple[Layers, dict[str, float]]:
    found = json.loads(arrays.pop("found").tobytes())
    return Layers(**arrays), found
