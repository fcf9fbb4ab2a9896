"""Every kind of action, with its text, its codes and its kernels."""

from __future__ import annotations

from last_stone import META
from last_stone.rules import setup, turns
from last_stone.state import LARGEST, MOST, SMALLEST
from lutetia.engine.action_table import ActionKind, ActionTable, Field, numbers

TAKE = ActionKind(
    "take {count}", 0, (numbers("count", 1, MOST),), turns.take, turns.take_refuse,
    says="Take stones.",
)  # fmt: skip

HEAP = ActionKind(
    "heap {stones}", 100, (numbers("stones", SMALLEST, LARGEST),),
    setup.lay_heap, weight=setup.heap_weight,
)  # fmt: skip
LUCKY = ActionKind(
    "lucky {seat} {number}", 200, (Field("seat", META.colours), numbers("number", 1, 3)),
    setup.draw_lucky, weight=setup.lucky_weight, secret="number", owner="seat",
)  # fmt: skip

ACTIONS = ActionTable(META.id, (TAKE, HEAP, LUCKY))
