"""The actions of La Cité de la Lumière; nothing is told of their consequences."""

from __future__ import annotations

from lutetia.engine.action_types import part_structs
from lutetia.engine.schema import Nothing
from lutetia.games.cite.rules.actions import ACTIONS

Move = part_structs(ACTIONS)

EFFECTS = dict.fromkeys(("lay", "take", "pass", "choose", "build", "use"), Nothing)
