"""Every attack: one function each, called again and again until its time is up.
Files in this folder are found by themselves.

An attack takes a `Target` and returns when it has done its worst once, or when `Target.goes_on`
says no. What it raises of `wire.LOST` is the server's way to defend itself;
anything else is a mistake of the attack.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable

from tests.attack.wire import Target

Attack = Callable[[Target], None]

ATTACKS: dict[str, Attack] = {}


def attack(function: Attack) -> Attack:
    """Note an attack by its name."""
    assert function.__name__ not in ATTACKS
    ATTACKS[function.__name__] = function
    return function


def load() -> dict[str, Attack]:
    """Return all attacks by name."""
    for found in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{found.name}")
    return ATTACKS
