"""What Paris Connection tells, as types: the client's and the document's are made from them."""

from lutetia.games.connection.schema.actions import EFFECTS, Move
from lutetia.games.connection.schema.events import Event
from lutetia.games.connection.schema.material import Material
from lutetia.games.connection.schema.position import Position
from lutetia.games.connection.schema.view import View

__all__ = ["EFFECTS", "Event", "Material", "Move", "Position", "View"]
