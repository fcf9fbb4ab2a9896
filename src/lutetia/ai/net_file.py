"""Weights of a net as a file: arrays of whole numbers, and where they come from.

A file is a zip of plain NumPy arrays (``.npz``, nothing pickled). ``about`` is JSON: for which game
and which version of its features, seed and recipe, the learning curve, the licence, and the SHA-256
of all of it. Equal weights make equal bytes.
"""

from __future__ import annotations

import hashlib
import io
import json
import logging
import math
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from lutetia.ai.game_kernels import game_kernels
from lutetia.ai.net import CERTAIN, HIDDEN, INNER, REACH, STEPS, Net
from lutetia.engine.errors import LutetiaError
from lutetia.engine.game import Game
from lutetia.engine.kernel import COMPILED, array

if TYPE_CHECKING:
    from numpy.typing import NDArray

FILE_NAME: Final = "weights.npz"
"""What the weights that come with a game are called, in its folder."""

SHIPPED: Final = "game"
"""In place of a path: the weights that come with the game, if any."""

LARGEST: Final = 500_000
"""Bytes that a file may have."""

_TIME: Final = (1980, 1, 1, 0, 0, 0)
_MOST_UNPACKED: Final = 16_000_000

_log = logging.getLogger("lutetia.weights")


class WeightsError(LutetiaError):
    """A file of weights cannot be used; the message says why."""


@dataclass(frozen=True)
class Weights:
    """Weights and where they come from.

    Attributes:
        arrays: by the names of `lutetia.ai.net.Net`, without the tables.
        about: see the module; without the hash.
    """

    arrays: Mapping[str, NDArray[Any]]
    about: Mapping[str, Any] = field(default_factory=dict)


def shapes(inputs: int, features: int) -> dict[str, tuple[str, tuple[int, ...]]]:
    """Return the kind and the shape of each array of a net."""
    return {
        "first": ("<i2", (inputs, HIDDEN)),
        "first_bias": ("<i4", (HIDDEN,)),
        "second": ("<i2", (HIDDEN, INNER)),
        "second_bias": ("<i4", (INNER,)),
        "value": ("<i2", (INNER,)),
        "value_bias": ("<i4", (1,)),
        "features": ("<i2", (features, INNER)),
        "feature_bias": ("<i4", (features,)),
        "prior_weight": ("<i4", (1,)),
    }


def to_bytes(weights: Weights) -> bytes:
    """Return the file of ``weights``."""
    import numpy as np

    about = {**weights.about, "sha256": _hash(weights)}
    text = json.dumps(about, sort_keys=True, indent=1).encode()
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for name, values in {**weights.arrays, "about": np.frombuffer(text, np.uint8)}.items():
            one = io.BytesIO()
            np.lib.format.write_array(one, np.ascontiguousarray(values), allow_pickle=False)
            entry = zipfile.ZipInfo(f"{name}.npy", _TIME)
            file.writestr(entry, one.getvalue(), zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _hash(weights: Weights) -> str:
    digest = hashlib.sha256(json.dumps(dict(weights.about), sort_keys=True).encode())
    for name in sorted(weights.arrays):
        values = weights.arrays[name]
        digest.update(f"{name} {values.dtype.str} {values.shape}".encode())
        digest.update(values.tobytes())
    return digest.hexdigest()


def read(path: Path, game: Game) -> Weights:
    """Return the weights in ``path``. Raises WeightsError unless they are whole and for ``game`` as
    it is here."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise WeightsError(f"{path}: {error.strerror}") from error
    return from_bytes(data, game, str(path))


def from_bytes(data: bytes, game: Game, path: str = "weights") -> Weights:
    """Return the weights of the file ``data``, which errors call ``path``. Raises as `read`."""
    try:
        arrays = _arrays(data)
    except Exception as error:  # damaged bytes: zipfile, zlib and NumPy each have errors of theirs
        raise WeightsError(f"{path}: no file of weights, or a damaged one") from error
    try:
        about = json.loads(arrays.pop("about").tobytes())
        told = about.pop("sha256")
        meant, version = about["game"], about["feature_version"]
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise WeightsError(f"{path}: no file of weights: it does not say what it is") from error
    known = game_kernels(game)
    if meant != game.meta.id:
        raise WeightsError(f"{path}: these weights are for {meant}, not for {game.meta.id}")
    if version != known.FEATURE_VERSION:
        raise WeightsError(
            f"{path}: these weights know version {version} of the features of {meant}; here it is "
            f"version {known.FEATURE_VERSION}: train them anew"
        )
    found = {name: (values.dtype.str, values.shape) for name, values in arrays.items()}
    if found != shapes(known.N_INPUTS, known.N_FEATURES):
        raise WeightsError(f"{path}: these weights have other sizes than {meant} needs here")
    weights = Weights(arrays, about)
    if _hash(weights) != told:
        raise WeightsError(f"{path}: damaged: the SHA-256 is another one than the file says")
    return weights


def _arrays(data: bytes) -> dict[str, NDArray[Any]]:
    import numpy as np

    made: dict[str, NDArray[Any]] = {}
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        if sum(info.file_size for info in file.infolist()) > _MOST_UNPACKED:
            raise ValueError("too large")
        for name in file.namelist():
            with file.open(name) as one:
                made[name.removesuffix(".npy")] = np.lib.format.read_array(one, allow_pickle=False)
    return made


def as_net(weights: Weights) -> Net:
    """Return ``weights`` as kernels take them: arrays when compiled, lists when interpreted."""
    far = REACH * STEPS
    logistic = [round(CERTAIN / (1 + math.exp(-i / STEPS))) for i in range(-far, far + 1)]
    exponential = [round(CERTAIN * math.exp(-i / STEPS)) for i in range(far + 1)]
    arrays = {
        name: values if COMPILED else values.tolist() for name, values in weights.arrays.items()
    }
    return Net(**arrays, logistic=array(logistic), exponential=array(exponential))


@cache
def no_net() -> Net:
    """Return weights of a net that nobody asks."""
    import numpy as np

    kinds = shapes(1, 1)
    return as_net(Weights({name: np.zeros(shape, kind) for name, (kind, shape) in kinds.items()}))


@cache
def net_from(path: Path, game: Game) -> Net:
    """Return the net in ``path``. Raises WeightsError."""
    return as_net(read(path, game))


@cache
def shipped(game: Game) -> Weights | None:
    """Return the weights that come with ``game``; None where there are none. Where they cannot be
    used, the log says why, once."""
    path = game.folder / FILE_NAME
    if not path.exists():
        return None
    try:
        return read(path, game)
    except WeightsError as error:
        _log.warning("%s; %s is played without a net", error, game.meta.title)
        return None


@cache
def shipped_net(game: Game) -> Net | None:
    """Return the net that comes with ``game``, or None."""
    weights = shipped(game)
    return None if weights is None else as_net(weights)


def find_net(game: Game, where: str) -> Net | None:
    """Return the net that a search of ``game`` asks, or None.

    Args:
        game: the rules.
        where: empty for none, `SHIPPED`, or the path of a file.

    Raises WeightsError: that file cannot be used.
    """
    if not where:
        return None
    return shipped_net(game) if where == SHIPPED else net_from(Path(where), game)
