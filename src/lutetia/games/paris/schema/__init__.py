"""What Paris tells, as types: the client's and the document's are made from them."""

from lutetia.games.paris.schema.actions import EFFECTS, Move
from lutetia.games.paris.schema.events import Event
from lutetia.games.paris.schema.material import Material
from lutetia.games.paris.schema.position import Position
from lutetia.games.paris.schema.view import View

__all__ = ["EFFECTS", "Event", "Material", "Move", "Position", "View"]
