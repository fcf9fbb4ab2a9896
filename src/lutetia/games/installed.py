"""What other packages offer by entry points: found by name, loaded once, and what is wrong with it
told in a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from typing import TypeVar

Thing = TypeVar("Thing")


def installed(
    group: str, name: str, taken: Collection[str], read: Callable[[EntryPoint], Thing]
) -> tuple[dict[str, Thing], list[str]]:
    """Return what the entry points of ``group`` offer, by name in the order of the alphabet, and a
    sentence for each that cannot be used.

    Args:
        group: such as ``lutetia.bots``.
        name: what a name looks like, as a regular expression.
        taken: names that are not free.
        read: loads one; whatever it raises is what is wrong with it.
    """
    found: dict[str, Thing] = {}
    wrong: list[str] = []
    for point in sorted(entry_points(group=group), key=lambda one: (one.name, one.value)):
        said = f"{group}: {point.name} ({point.value})"
        if not re.fullmatch(name, point.name):
            wrong.append(f"{said} is left out: a name is written as {name}")
        elif point.name in taken or point.name in found:
            wrong.append(f"{said} is left out: the name is taken, choose another")
        else:
            try:
                found[point.name] = read(point)
            except (Exception, SystemExit) as error:
                wrong.append(f"{said} is left out: {type(error).__name__}: {error}")
    return found, wrong
