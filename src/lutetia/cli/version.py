"""``lutetia --version``: in a line, which Lutetia this is and what its rules run on."""

from __future__ import annotations

import platform

import typer


def tell(wanted: bool) -> None:
    """Print the versions of Lutetia and of what its rules run on, and end, where ``wanted``."""
    if not wanted:
        return
    import lutetia
    from lutetia.engine.kernel import COMPILED

    runs = "interpreted"
    if COMPILED:
        import numba

        runs = f"Numba {numba.__version__}"
    typer.echo(f"lutetia {lutetia.__version__} (Python {platform.python_version()}, {runs})")
    raise typer.Exit
