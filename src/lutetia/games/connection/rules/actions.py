"""Every kind of action of Paris Connection, with its text, its codes and its kernels.
Codes never change.

A build is ``build red``, one to five times ``lay K13``, then ``done``; a trade ``return blue``,
then ``take red 2``. A city may be called by its name, the number may stand first, and may be left
out where only one share can be taken.
"""

from __future__ import annotations

from lutetia.engine.action_table import ActionKind, ActionTable, Field, Said, numbers
from lutetia.games.connection.material import COMPANIES, HEXES, NAMES, SEATS, STARTS
from lutetia.games.connection.rules import setup, turns

CITIES = {name: HEXES[at] for name, at in NAMES.items()}
COMPANY = Field("company", COMPANIES, catalogue="company")
SEAT = Field("seat", SEATS, catalogue="colour")
HEX = Field("hex", HEXES, catalogue="hex", also=CITIES)
START_HEX = Field("start", [HEXES[at] for at in STARTS], catalogue="hex", also=CITIES)
COUNT, MANY = numbers("count", 1, 2), numbers("many", 2, 9)

BUILD = ActionKind(
    "build {company}", 0, (COMPANY,), turns.build, turns.build_refuse,
    says="Choose the company to build.",
)  # fmt: skip
RETURN = ActionKind(
    "return {company}", 10, (COMPANY,), turns.give_back, turns.return_refuse,
    says="Return a share.",
    typed=(
        "return {company} [1]", "return 1 {company}",
        "return {company} {many}", "return {many} {company}",
    ),
)  # fmt: skip
TAKE = ActionKind(
    "take {company} {count}", 20, (COMPANY, COUNT), turns.take, turns.take_refuse,
    says="Take shares for it.",
    typed=(
        "take {company} [{count}]", "take {count} {company}",
        "take {company} {many}", "take {many} {company}",
    ),
)  # fmt: skip
DONE = ActionKind("done", 40, (), turns.done, turns.done_refuse, says="End the build.")
LAY = ActionKind(
    "lay {hex}", 100, (HEX,), turns.lay, turns.lay_refuse,
    says="Place a locomotive.", typed=("lay [at] {hex}",),
)  # fmt: skip

STATION = ActionKind(
    "station {company} {start}", 1000, (COMPANY, START_HEX),
    setup.set_station, weight=setup.station_weight,
)  # fmt: skip
DEAL = ActionKind(
    "deal {seat} {company}", 1100, (SEAT, COMPANY), setup.deal_share, weight=setup.share_weight,
    secret="company", owner="seat",
)  # fmt: skip
START = ActionKind("start {seat}", 1200, (SEAT,), setup.set_start, weight=setup.start_weight)


def never(verb: str, said: Said) -> tuple[str, str, dict[str, str]] | None:
    """Return the rule against more shares than are ever returned or taken."""
    if "many" not in said:
        return None
    return ("PC6.2", "take_two", {}) if verb == "take" else ("PC6.1", "return_one", {})


ACTIONS = ActionTable(
    "connection",
    (BUILD, RETURN, TAKE, DONE, LAY, STATION, DEAL, START),
    words=(MANY,),
    never=never,
)
