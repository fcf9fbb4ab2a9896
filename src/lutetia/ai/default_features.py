"""What a net would see of a game that has no features: nothing."""

from __future__ import annotations

from typing import Final

from lutetia.engine.kernel import Ints, kernel
from lutetia.engine.layout import Fields

VERSION: Final = 0
N_INPUTS: Final = 0
N_FEATURES: Final = 0


@kernel
def inputs(st: Fields, seat: int, dense: Ints, active: Ints) -> int:
    """Return 0: no input is on."""
    return 0


@kernel
def before_inputs(st: Fields) -> None:
    """Do nothing: nothing is looked at for all seats at once."""


@kernel
def after_inputs(st: Fields) -> None:
    """Do nothing: there is nothing to clear up."""


@kernel
def describe(st: Fields, action: int, looks: int, features: Ints) -> int:
    """Return 0: the action has no features."""
    return 0
