"""Who may play with whom, of those who seek a game: no clock, no network."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from lutetia.engine.levels import Level
from lutetia.ratings.rating import SeatClass, class_of
from lutetia.table.pace import Fall, PaceName
from lutetia.table.seating import Player

MAX_LOOKED_AT = 40
"""Seeks of one kind that are looked at for a match, those who have waited longest."""

KEPT: tuple[PaceName, ...] = ("daily", "slow")
"""Paces at which one need not be at the site to be found."""


class Seek(msgspec.Struct, frozen=True):
    """A game that somebody seeks.

    Attributes:
        players: how many may sit at the table, each number that would do.
        pace: how much time each seat has; None: as much as it likes.
        since: Unix seconds.
        rated: the result counts for the ratings of all who play.
        within: opponents' ratings are at most so many points above or below; None: any will do.
        points: the seeker's ratings when they began to seek, by class; empty without an account.
        level: of a bot about as strong as the seeker.
        weekends: the time zone in whose weekends no time runs; None: it does.
    """

    id: str
    player: Player
    game: str
    players: list[int]
    pace: PaceName | None
    fall: Fall
    since: float
    rated: bool = False
    within: int | None = None
    points: dict[SeatClass, int] = {}
    level: Level = "middle"
    weekends: str | None = None

    @property
    def stays(self) -> bool:
        """Whether it goes on while its player is away."""
        return self.pace in KEPT

    def like(self, other: Seek) -> bool:
        """Return whether both seek the same title at the same pace."""
        return (self.game, self.pace) == (other.game, other.pace)


def fit(one: Seek, other: Seek) -> bool:
    """Return whether the two may sit at one table."""
    same_time = one.pace is None or one.fall == other.fall
    same_time = same_time and (one.weekends is None) == (other.weekends is None)
    alike = one.like(other) and same_time and one.rated == other.rated
    return alike and one.player.id != other.player.id and _near(one, other)


def _near(one: Seek, other: Seek) -> bool:
    """Return whether the ratings of both are as near as both wish, in each class in which they
    could meet. Somebody without a rating is near nobody who asks for one."""
    most = min((seek.within for seek in (one, other) if seek.within is not None), default=None)
    if most is None:
        return True
    classes = {class_of(n) for n in one.players} & {class_of(n) for n in other.players}
    return all(
        name in one.points
        and name in other.points
        and abs(one.points[name] - other.points[name]) <= most
        for name in classes
    )


def match(
    new: Seek, waiting: Sequence[Seek], fits: Callable[[Seek, Seek], bool] = fit
) -> list[Seek] | None:
    """Return the seeks that make up a table with ``new``, itself last, or None.

    As many people as ``new`` would play with come together; of equal groups the one whose
    members have waited longest. All of a group fit each other and would play with that many.

    Args:
        waiting: the other seeks, those who have waited longest first.
        fits: whether two may sit at one table.
    """
    near = [one for one in waiting if fits(new, one)][:MAX_LOOKED_AT]
    for number in sorted(new.players, reverse=True):
        able = [one for one in near if number in one.players]
        group = next(_groups(able, number - 1, fits), None)
        if group is not None:
            return [*group, new]
    return None


def _groups(
    able: Sequence[Seek], size: int, fits: Callable[[Seek, Seek], bool]
) -> Iterator[list[Seek]]:
    """Yield every group of ``size`` that all fit each other, the earliest first."""
    if size == 0:
        yield []
        return
    for n, first in enumerate(able):
        if len(able) - n < size:
            return
        rest = [one for one in able[n + 1 :] if fits(first, one)]
        for group in _groups(rest, size - 1, fits):
            yield [first, *group]
