"""The board of La Cité is the same from all four sides: what the inputs and features of a net
become when it is turned, so that learning sees each position four times."""

from __future__ import annotations

from typing import Final

from lutetia.games.cite.feature_numbers import (
    KINDS,
    N_FEATURES,
    N_INPUTS,
    N_LAID,
    ON_SQUARE,
    PLACED,
    SPACE,
    TILE_THERE,
    TILE_TURNED,
    USED_THERE,
)
from lutetia.games.cite.material import (
    BESIDE,
    CARD_HOW,
    EIFFEL,
    FACING,
    LAID,
    N_CARDS,
    N_SPACES,
    N_SQUARES,
    N_TILES,
    ON_QUARTER,
    ON_SIDE,
    ON_SPACE,
    TURNED,
    WIDTH,
)

NEXT_QUARTER: Final = (1, 3, 0, 2)
"""Where each quarter of the board (north-west, north-east, south-west, south-east) comes to lie."""

Numbers = list[int]


def turned_space(space: int, wide: int = WIDTH) -> int:
    """Return where a space of a board so ``wide`` comes to lie, by a quarter turn clockwise."""
    row, column = divmod(space, wide)
    return column * wide + wide - 1 - row


def _turned_buildings() -> dict[int, int]:
    """Return for each orientation at each corner (``laid * N_SPACES + corner``) what it becomes."""
    lies: dict[tuple[int, frozenset[int]], int] = {}
    covers: dict[int, tuple[int, frozenset[int]]] = {}
    for laid in range(N_LAID):
        piece, cells = LAID[laid]
        for corner in range(N_SPACES):
            row, column = divmod(corner, WIDTH)
            if all(row + y < WIDTH and column + x < WIDTH for x, y in cells):
                spaces = frozenset((row + y) * WIDTH + column + x for x, y in cells)
                covers[laid * N_SPACES + corner] = piece, spaces
                lies[piece, spaces] = laid * N_SPACES + corner
    return {
        number: lies[piece, frozenset(map(turned_space, spaces))]
        for number, (piece, spaces) in covers.items()
    }


def _turned_use(card: int, there: int, none: int) -> int:
    """Return what the place of a postcard's use becomes; ``none`` where it is not told apart."""
    how = CARD_HOW[card]
    if how == ON_SIDE:
        return (there + 1) % 4 if there < len(NEXT_QUARTER) else there
    if how == ON_QUARTER:
        return NEXT_QUARTER[there] if there < len(NEXT_QUARTER) else there
    if card == EIFFEL:  # the top left of four
        row, column = divmod(there, WIDTH)
        return column * WIDTH + WIDTH - 2 - row if max(row, column) < WIDTH - 1 else there
    if how in (ON_SPACE, BESIDE, FACING):
        return turned_space(there)
    return none if how == TURNED else there


def _quarter_turn() -> tuple[Numbers, Numbers]:
    inputs, features = list(range(N_INPUTS)), list(range(N_FEATURES + 1))
    for space in range(N_SPACES):
        for kind in range(KINDS):
            inputs[SPACE + space * KINDS + kind] = SPACE + turned_space(space) * KINDS + kind
    for square in range(N_SQUARES):
        there = turned_space(square, WIDTH // 2)
        features[ON_SQUARE + square] = ON_SQUARE + there
        for lying in range(N_TILES * 4):
            turned = lying // 4 * 4 + (lying + 1) % 4
            features[TILE_TURNED + lying] = TILE_TURNED + turned
            features[TILE_THERE + lying * N_SQUARES + square] = (
                TILE_THERE + turned * N_SQUARES + there
            )
    for number, becomes in _turned_buildings().items():
        features[PLACED + number] = PLACED + becomes
    for card in range(N_CARDS):
        first = USED_THERE + card * N_SPACES
        for there in range(N_SPACES):
            use = _turned_use(card, there, -1)
            features[first + there] = N_FEATURES if use < 0 else first + use
    return inputs, features


def symmetries() -> tuple[list[Numbers], list[Numbers]]:
    """Return what each input, and each feature, becomes when the board is turned by 0, 1, 2 and 3
    quarters: lists of ``N_INPUTS`` and of ``N_FEATURES + 1``, whose last stands for no feature."""
    inputs, features = [list(range(N_INPUTS))], [list(range(N_FEATURES + 1))]
    once_inputs, once_features = _quarter_turn()
    for _ in range(3):
        inputs.append([once_inputs[number] for number in inputs[-1]])
        features.append([once_features[number] for number in features[-1]])
    return inputs, features
