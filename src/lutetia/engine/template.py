"""Templates: modules written over "the kernels of some game" and loaded once for each game.

Numba cannot cache functions that receive other compiled functions, so generic code such as the
search is a module that begins with ``rules = kernels_of(__name__)`` and uses ``rules.play``,
``rules.legal`` and so on as if they were its own. `instantiate` loads that file again under a name
of its own with the kernels of one game put in, as C++ does with a template. Loaded plainly, such a
module has no kernels and says so when one is called.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import threading
from types import ModuleType
from typing import Any

_kernels: dict[str, Any] = {}
_loading = threading.RLock()
"""While a template is being loaded: what another thread finds in `sys.modules` is whole."""

unbound_templates: set[str] = set()
"""Names of templates that were loaded plainly. `kernel` leaves their functions interpreted,
so that a call names what is missing."""


class UnboundTemplate:
    """Stands for the kernels of no game, so that a template can be
    imported by tools that only read it."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)

        def missing(*_: Any) -> Any:
            raise RuntimeError(
                f"{name}: this module is a template; load it with "
                "lutetia.engine.template for a game"
            )

        return missing


def kernels_of(module_name: str) -> Any:
    """Return the kernels of the game for which the module ``module_name`` is being loaded."""
    if module_name not in _kernels:
        unbound_templates.add(module_name)
        return UnboundTemplate()
    return _kernels[module_name]


def instantiate(template: str, kernels: Any, name: str) -> ModuleType:
    """Return the module ``template`` loaded for the kernels of game ``name``;
    the same one on every call."""
    full = f"{template}__{name}"
    with _loading:
        return sys.modules.get(full) or _load(template, kernels, full)


def _load(template: str, kernels: Any, full: str) -> ModuleType:
    spec = importlib.util.find_spec(template)
    if spec is None or spec.origin is None:
        raise ImportError(f"there is no template {template}")
    own = importlib.util.spec_from_file_location(full, spec.origin)
    assert own is not None
    assert own.loader is not None
    module = importlib.util.module_from_spec(own)
    _kernels[full] = kernels
    sys.modules[full] = module
    try:
        own.loader.exec_module(module)
    except BaseException:
        del sys.modules[full]
        raise
    return module


def alongside(module_name: str, template: str) -> Any:
    """Return ``template`` loaded for the kernels for which the template ``module_name`` is being
    loaded; loaded plainly where that is."""
    if module_name not in _kernels:
        return importlib.import_module(template)
    return instantiate(template, _kernels[module_name], module_name.partition("__")[2])
