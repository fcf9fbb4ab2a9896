"""What the postcards do: every text with which a card may be used now, and what the use changes."""

from __future__ import annotations

from typing import Any

from .referee_parts import ALL_SPACES, CORNERS, PLACEMENTS, SIDES, beside, rival

# Cards whose piece covers one free space of one's own colour, and nothing more is to be said.
ON_ONE_OWN_SPACE = {
    "le-peintre": "painter",
    "lampadaire": "streetlight",
    "moulin-rouge": "dancer",
    "obelisque": "obelisk",
}


def is_free(table: Any, space: str) -> bool:
    """A space of the board without a piece; streetlight spaces are free too,
    and the skull does not count."""
    return space in table.ground and space not in table.on


def free_spaces(table: Any, kind: str) -> list[str]:
    """The free spaces of one kind: "blue", "orange", "mixed" or "lamp"."""
    return [space for space in ALL_SPACES if is_free(table, space) and table.ground[space] == kind]


def placement_kind(table: Any, seat: str, spaces: list[str]) -> list[str] | None:
    """Which held cards a building on these spaces would spend, [] for none,
    or None where it may not stand."""
    needs = []
    for space in spaces:
        if not is_free(table, space):
            return None
        if table.ground[space] == "lamp":
            needs.append("metropolitain")
        elif table.ground[space] == rival(seat):
            needs.append("chartier")
    for card in needs:
        if needs.count(card) > 1 or card not in table.ready[seat]:
            return None
    return needs


def garden_fits(table: Any, seat: str, spaces: list[str]) -> bool:
    return placement_kind(table, seat, spaces) is not None


def fountain_fits(table: Any, seat: str, spaces: list[str]) -> bool:
    """Like a building with Chartier, but the fountain is none,
    so Metropolitain does not help it."""
    needs = placement_kind(table, seat, spaces)
    return needs is not None and "metropolitain" not in needs


def arch_fits(table: Any, seat: str, spaces: list[str]) -> bool:
    """Both ends on one's own colour, the middle on anything; all three free."""
    ends_are_mine = table.ground[spaces[0]] == seat and table.ground[spaces[2]] == seat
    return ends_are_mine and all(is_free(table, space) for space in spaces)


def tower_fits(table: Any, seat: str, spaces: list[str]) -> bool:
    """Four free spaces with a streetlight among them; the colours do not matter."""
    return all(is_free(table, space) for space in spaces) and any(
        table.ground[space] == "lamp" for space in spaces
    )


def annex_choices(table: Any, seat: str) -> list[str]:
    """A free space of one's own colour beside one's own building; one choice for each building,
    its first side."""
    found = []
    for space in free_spaces(table, seat):
        met = []
        for side in SIDES:
            building = table.on.get(beside(space, side), "")
            if table.owner.get(building) == seat and building not in met:
                met.append(building)
                found.append(f"at {space} to {side}")
    return found


FITS = {
    "jardin-des-plantes": ("garden", garden_fits),
    "fontaine-des-mers": ("fountain", fountain_fits),
    "arc-de-triomphe": ("arch", arch_fits),
    "tour-eiffel": ("tower", tower_fits),
}


def choices(table: Any, seat: str, card: str) -> list[str]:
    """What may follow the name of the card for a use with its effect;
    "" where nothing has to be said."""
    if card in ("metropolitain", "sacre-coeur", "chartier", "quartiers-pauvres"):
        return [""]
    if card == "levitation":
        good = [piece for piece in table.common if table.builds_of(seat, piece)]
        return [f"{given} for {piece}" for given in table.reserve[seat] for piece in good]
    if card in FITS:
        piece, fits = FITS[card]
        return [
            f"at {words}"
            for words, spaces in PLACEMENTS[piece].items()
            if fits(table, seat, spaces)
        ]
    if card in ON_ONE_OWN_SPACE or card == "hotel-des-invalides":
        return [f"at {space}" for space in free_spaces(table, seat)]
    if card == "bouquinistes":
        return annex_choices(table, seat)
    if card == "le-penseur":
        return [
            f"at {space} facing {side}"
            for space in free_spaces(table, seat)
            for side in SIDES
            if is_free(table, beside(space, side))
        ]
    if card == "la-grande-lumiere":
        return [f"at {space}" for space in free_spaces(table, "lamp")]
    if card == "catacombes":
        return [f"at {space}" for space in free_spaces(table, rival(seat))]
    if card in ("notre-dame", "musee-du-louvre"):
        whose = seat if card == "musee-du-louvre" else rival(seat)
        return [f"on {name}" for name in table.buildings if table.owner[name] == whose]
    return list(SIDES) if card == "la-seine" else list(CORNERS)


def effect_texts(table: Any, seat: str, card: str) -> set[str]:
    """Every text that uses the card with its effect."""
    return {f"use {card} {words}".strip() for words in choices(table, seat, card)}


def do_effect(table: Any, seat: str, card: str, words: list[str]) -> None:
    """Use the card; ``words`` follow its name in the text."""
    if card in ("metropolitain", "chartier"):
        table.ready[seat].append(card)
    elif card == "levitation":
        table.reserve[seat].remove(words[0])
        table.common.remove(words[2])
        table.common.append(words[0])
        table.reserve[seat].append(words[2])
        table.fetched = words[2]
    elif card == "jardin-des-plantes":
        table.put_building(seat, "garden", PLACEMENTS["garden"][" ".join(words[1:])])
    elif card == "hotel-des-invalides":
        table.put_building(seat, "hotel", [words[1]])
    elif card in FITS:
        piece = FITS[card][0]
        spaces = PLACEMENTS[piece][" ".join(words[1:])]
        if card == "fontaine-des-mers":
            table.spend(seat, spaces)
        for space in spaces:
            table.on[space] = piece
    elif card in ON_ONE_OWN_SPACE:
        table.on[words[1]] = ON_ONE_OWN_SPACE[card]
    elif card == "bouquinistes":
        building = table.on[beside(words[1], words[3])]
        table.buildings[building].append(words[1])
        table.on[words[1]] = building
    elif card == "le-penseur":
        table.on[words[1]] = "statue"
        table.facing = words[3]
    elif card == "la-grande-lumiere":
        table.on[words[1]] = "large"
    elif card == "catacombes":
        table.skull = words[1]
    elif card == "notre-dame":
        table.gargoyle = words[1]
    elif card == "musee-du-louvre":
        table.museum = words[1]
    elif card == "la-seine":
        table.riverside = words[0]
    elif card == "la-liberte":
        table.district = words[0]
