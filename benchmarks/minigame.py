"""What a mini game needs beside its kernels: a layout, and templates instantiated for it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from lutetia.ai import default_features
from lutetia.ai.game_kernels import add_evaluation
from lutetia.engine.kernel import cache_of
from lutetia.engine.layout import Layout
from lutetia.engine.template import instantiate

RULES = (
    "setup",
    "to_act",
    "legal",
    "refuse",
    "play",
    "weight",
    "draw",
    "resample",
    "points",
    "tiebreak",
)


@dataclass(frozen=True)
class MiniGame:
    """A game for comparisons: rules as kernels, no notation, no views, no table.

    Attributes:
        id: name in reports.
        rules: the module with the kernels of `lutetia.engine.game.Rules`.
        layout: the record.
        players: number of seats.
        max_legal: no position has more legal actions.
        max_plies: no game has more actions.
        openspiel: what the very same game is called in OpenSpiel.
    """

    id: str
    rules: ModuleType
    layout: Layout[Any]
    players: int
    max_legal: int
    max_plies: int
    openspiel: str

    @cached_property
    def entry_points(self) -> ModuleType:
        """The functions that enter the kernels."""
        return self.instantiated("lutetia.engine.entry_points", self.rules)

    @cached_property
    def search(self) -> ModuleType:
        """The opponents' search, with no knowledge of the game but its rules."""
        kernels = SimpleNamespace(
            **{name: getattr(self.rules, name) for name in RULES}, assign=self.layout.assign
        )
        plain = self.instantiated("lutetia.ai.default_evaluation", kernels)
        add_evaluation(kernels, plain)
        for name in ("inputs", "before_inputs", "after_inputs", "describe"):
            setattr(kernels, name, getattr(default_features, name))
        return self.instantiated("lutetia.ai.search", kernels)

    def instantiated(self, template: str, kernels: Any) -> ModuleType:
        """Return ``template`` loaded for ``kernels``,
        with a cache folder named by a hash of the rules' text.

        Benchmarks lie outside the folders by which the package names its cache, and a cached caller
        does not notice that its callee changed.
        """
        cache = cache_of(None)
        if cache is None:
            return instantiate(template, kernels, self.id)
        import numba

        assert self.rules.__file__ is not None
        text = hashlib.sha256(Path(self.rules.__file__).read_bytes()).hexdigest()[:8]
        usual = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(cache / f"{self.id}-{text}")
        try:
            return instantiate(template, kernels, self.id)
        finally:
            numba.config.CACHE_DIR = usual
