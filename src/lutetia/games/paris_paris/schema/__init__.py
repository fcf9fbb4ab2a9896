"""What Paris Paris tells, as types: the client's and the document's are made from them."""

from lutetia.games.paris_paris.schema.actions import EFFECTS, Move
from lutetia.games.paris_paris.schema.events import Event
from lutetia.games.paris_paris.schema.material import Material
from lutetia.games.paris_paris.schema.position import Position
from lutetia.games.paris_paris.schema.view import View

__all__ = ["EFFECTS", "Event", "Material", "Move", "Position", "View"]
