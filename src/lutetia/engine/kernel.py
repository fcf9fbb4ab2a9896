"""The one decorator under which rules are written once and run two ways.

A kernel is plain Python in a small dialect (``docs/architecture.md``): signed 64-bit integers,
fixed loops, flat one-dimensional arrays, no exceptions, no containers of its own. With Numba
present it is compiled when first called; without it, or with ``LUTETIA_JIT=0``,
the very same text runs interpreted.

Numba freezes module constants and callees into its cached machine code and does not notice when
they change. So the cache folder of a kernel is named by a hash of every source and data file that
can reach it, of the edition in use, of the versions of Numba and Python and of the processor, and
is chosen here, before the kernel is defined. No game imports another, so each game has a folder of
its own, and a change in one leaves the machine code of the others as it is.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import secrets
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, overload

from lutetia.engine import edition
from lutetia.engine.template import unbound_templates

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
"""The folder of the package ``lutetia``."""

KERNEL_FOLDERS = ("engine", "games", "ai")
"""The folders whose files can change what a kernel computes."""

FOLDERS_ABOVE: Final = {
    "learn": ("engine", "games", "learn"),
    "coach": ("engine", "games", "ai", "coach"),
}
"""The same for the kernels of the folders above. Their machine code lies apart: a change in them
leaves that of rules and opponents as it is."""


class Ints(Protocol):
    """A flat run of integers: a NumPy int64 array when compiled, a list when interpreted."""

    @overload
    def __getitem__(self, i: int, /) -> int: ...
    @overload
    def __getitem__(self, i: slice, /) -> Sequence[int]: ...
    def __setitem__(self, i: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Floats(Protocol):
    """A flat run of real numbers: a NumPy float64 array when compiled, a list when interpreted."""

    def __getitem__(self, i: int, /) -> float: ...
    def __setitem__(self, i: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


_elsewhere: dict[str, tuple[str, Path]] = {}
"""Games of other packages: the name and the folder of the package, by game."""


def belongs(package: str, folder: Path, game: str) -> None:
    """Keep the machine code of the kernels in ``package``, which lies in ``folder``, as that of
    ``game``. To be said before they are defined."""
    _elsewhere[game] = package, folder


def source_hash(
    root: Path = PACKAGE, game: str | None = None, folders: Sequence[str] = KERNEL_FOLDERS
) -> str:
    """Return a hash of every source and data file below ``root`` that a kernel may depend on:
    any kernel, or those of one game."""
    digest = hashlib.sha256()
    for folder in folders:
        top = root / (folder if game is None or folder != "games" else f"games/{game}")
        if folder == "games" and game in _elsewhere:
            top = _elsewhere[game][1]
        for path in sorted(top.rglob("*")):
            if path.suffix in {".py", ".toml"} and "texts" not in path.parts:
                digest.update(f"{folder}/{path.relative_to(top)}".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Return the folder that holds one compiled cache a version:
    ``$LUTETIA_CACHE`` or the user's cache folder."""
    given = os.environ.get("LUTETIA_CACHE")
    if given:
        return Path(given)
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "lutetia"


def _usable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


@functools.cache
def cache_of(game: str | None, above: str = "") -> Path | None:
    """Return the folder of the machine code of ``game`` (None: of what belongs to no game), or of
    what the folder ``above`` adds to it (`FOLDERS_ABOVE`); None when interpreted."""
    return _choose_cache(game, above) if COMPILED else None


def _choose_cache(game: str | None, above: str = "") -> Path:
    import numba

    whose = (f"{above}_" if above else "") + (game or "shared")
    folders = FOLDERS_ABOVE.get(above, KERNEL_FOLDERS)
    name = "-".join(
        [
            whose,
            source_hash(game=game, folders=folders) + (edition.mark(game) if game else ""),
            numba.__version__,
            platform.python_version(),
            platform.machine(),
        ]
    )
    home = cache_home()
    folder = home / name
    if not _usable(folder):
        # A read-only home still plays: the cache then lives in the temporary folder of this user.
        folder = (
            Path(tempfile.gettempdir())
            / f"lutetia-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
            / name
        )
        folder.mkdir(parents=True, exist_ok=True)
    else:
        _forget_old(home, whose, keep=8)
    return folder


def _forget_old(home: Path, whose: str, keep: int) -> None:
    """Remove all but the newest caches of a game;
    a cache of other sources can never be used again by these ones."""
    folders = sorted(
        (p for p in home.glob(f"{whose}-*") if p.is_dir()),
        key=lambda p: p.stat().st_mtime,
        reverse=True,
    )
    for folder in folders[keep:]:
        shutil.rmtree(folder, ignore_errors=True)


def _want_jit() -> bool:
    if os.environ.get("LUTETIA_JIT", "1") in {"0", "no", "off"}:
        return False
    try:
        import numba  # noqa: F401
    except ImportError:
        return False
    return sys.implementation.name == "cpython"


COMPILED: bool = _want_jit()
"""True when kernels run compiled in this process."""

if COMPILED:
    import numba
    from numba.core.bytecode import FunctionIdentity

    numba.config.CACHE_DIR = str(cache_of(None))  # type: ignore[attr-defined]

    def _number_apart() -> None:
        """Let this process number functions as no other one does.

        Numba tells functions of one name apart by numbers that begin at 1 in every process. What
        is kept on disk has them in it: two functions of one name, compiled by two processes, would
        be taken for one, and the wrong one would run.
        """
        FunctionIdentity._unique_ids = count(secrets.randbits(48))

    _number_apart()
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=_number_apart)


OPTIONS: Final[dict[str, Any]] = {"nogil": True, "_nrt": False, "no_cfunc_wrapper": True}
"""How kernels are compiled. They make no arrays, so they need not count who refers to one:
counting, which is an atomic operation for each array at each call, took up to a third of the time.
Nobody calls them from C: the way in from there took a twentieth of compiling."""


LINKING: Final = ((0, 62), (0, 68))
"""The first and the last version of Numba with which `lutetia.engine.linked` was tried; with others
compiling takes two thirds longer."""


@functools.cache
def _can_link() -> bool:
    return bool(LINKING[0] <= numba.version_info.short <= LINKING[1])


def _game_of(module: str) -> str | None:
    """Return the game to which the kernels of a module belong: one in its folder, or a template
    loaded for it (``...search__paris``)."""
    for game, (package, _) in _elsewhere.items():
        if f"{module}.".startswith(f"{package}."):
            return game
    game = module.partition("__")[2] or module.partition("lutetia.games.")[2].partition(".")[0]
    known = game in _elsewhere or (PACKAGE / "games" / game).is_dir()
    return game if game and known else None


def kernel(fn: F) -> F:
    """Mark ``fn`` as a kernel: compiled when first called, or left as it is when interpreted."""
    if not COMPILED or fn.__module__ in unbound_templates:
        return fn
    # Numba names cache files by source file and qualified name. A template is one file for all
    # games, so its kernels carry the game's name (``lutetia.ai.search__paris_paris``): two
    # processes that compile two games at once then never write the same file.
    game = fn.__module__.partition("__")[2]
    if game:
        fn.__qualname__ = f"{game}.{fn.__qualname__}"
    top = fn.__module__.removeprefix("lutetia.").partition(".")[0]
    above = top if top in FOLDERS_ABOVE else ""
    keeping = functools.partial(_keeping, _game_of(fn.__module__), above)
    with keeping():
        whole = numba.njit(cache=True, **OPTIONS)(fn)
    return _for_callers(whole, keeping)  # type: ignore[no-any-return]


@contextmanager
def _keeping(game: str | None, above: str) -> Iterator[None]:
    """Let Numba keep what is defined meanwhile in the folder of ``game``; None:
    where it does so already."""
    usual = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    if game is not None:
        numba.config.CACHE_DIR = str(cache_of(game, above))  # type: ignore[attr-defined]
    try:
        yield
    finally:
        numba.config.CACHE_DIR = usual  # type: ignore[attr-defined]


def _for_callers(whole: Any, keeping: Callable[[], AbstractContextManager[None]] | None) -> Any:
    """Return ``whole``, which other kernels call as `lutetia.engine.linked` makes it, with
    constants, and integers of few bits, as the 64-bit integers that they are.

    Numba makes a copy of a kernel for every set of constants and of widths that others call it
    with. LLVM puts constants in anyway; the copies only cost the time of whoever waits for the
    first game.
    """
    if not _can_link():
        ask: Any = whole.get_call_template
        whole.get_call_template = lambda args, kws: ask(tuple(_plain(kind) for kind in args), kws)
        return whole
    from lutetia.engine.linked import Linked

    linked, fold = Linked(whole, keeping), whole._compiler.fold_argument_types

    def template(args: Any, kws: Any) -> tuple[Any, Any, Any, dict[str, Any]]:
        shape, args = fold(tuple(_plain(kind) for kind in args), kws)
        return linked.template(tuple(args)), shape, args, {}

    whole.get_call_template, whole.get_overload = template, linked.key
    return whole


def _plain(kind: Any) -> Any:
    """Return the type as which a kernel takes an argument of Numba's type ``kind``."""
    unliteral: Any = numba.types.unliteral
    plain = unliteral(kind)
    return numba.types.int64 if isinstance(plain, numba.types.Integer) else plain


def helper(fn: F) -> F:
    """Like `kernel`, for a function without a source file of its own (made by `engine.layout`):
    compiled, not cached.

    The machine code of a helper is part of its caller's, so a cached caller loads it all the same.
    """
    if not COMPILED:
        return fn
    return _for_callers(numba.njit(**OPTIONS)(fn), None)  # type: ignore[no-any-return]


def table(values: Iterable[int]) -> Ints:
    """Return constant integers for kernels: an array when compiled (frozen into the code),
    a list when interpreted."""
    data = [int(v) for v in values]
    return array(data) if COMPILED else data


def array(values: Iterable[int]) -> Any:
    """Return a fresh int64 array for a kernel to write to, or a list when interpreted."""
    data = [int(v) for v in values]
    if not COMPILED:
        return data
    import numpy as np

    return np.array(data, dtype=np.int64)


def zeros(n: int) -> Any:
    """Return ``n`` zeros for a kernel to write to."""
    if not COMPILED:
        return [0] * n
    import numpy as np

    return np.zeros(n, dtype=np.int64)


def room(n: int) -> Any:
    """Return room for ``n`` integers that a kernel writes before anybody reads them."""
    if not COMPILED:
        return [0] * n
    import numpy as np

    return np.empty(n, dtype=np.int64)


def float_zeros(n: int) -> Any:
    """Return ``n`` real zeros for a kernel to write to."""
    if not COMPILED:
        return [0.0] * n
    import numpy as np

    return np.zeros(n, dtype=np.float64)


def to_list(run: Any) -> list[int]:
    """Return a run of integers that a kernel wrote as a list."""
    return run if isinstance(run, list) else run.tolist()
