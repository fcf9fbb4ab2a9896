"""What La Cité de la Lumière tells, as types:
the client's and the document's are made from them."""

from lutetia.games.cite.schema.actions import EFFECTS, Move
from lutetia.games.cite.schema.events import Event
from lutetia.games.cite.schema.material import Cell, Material
from lutetia.games.cite.schema.plan import Plan, Supposed
from lutetia.games.cite.schema.position import Position
from lutetia.games.cite.schema.view import View

__all__ = ["EFFECTS", "Cell", "Event", "Material", "Move", "Plan", "Position", "Supposed", "View"]
