"""A kernel as other kernels call it: code that is linked into its callers and does nothing alone.

Numba makes machine code of every function, and a way in from Python, before it puts a copy of it
into whatever calls it. Python calls two dozen of the hundreds of kernels of a game; for all others
that was work for nothing, and two fifths of what compiling took (ADR 14). Here a kernel is compiled
as far as its callers need it. When Python calls it, Numba makes the whole of it as usual.

This uses parts of Numba that are not documented, so it is done only with the versions that were
tried (`lutetia.engine.kernel.LINKING`).
"""

# Numba tells no types.
# mypy: disallow-untyped-calls=False

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cached_property
from types import FunctionType, SimpleNamespace
from typing import Any

from llvmlite import binding
from numba.core import compiler, errors, event
from numba.core.caching import Cache, CompileResultCacheImpl
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.typing.templates import make_concrete_template


class _Library(JITCodeLibrary):
    """Code in LLVM's own language, of which no machine code is made."""

    def _optimize_final_module(self) -> None:
        """Tidy up: the whole of the work is done where it ends up, in a caller that Python
        calls."""
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False,
            slp_vectorize=False,
            opt=self._codegen._opt_level,
            cost="cheap",
        )
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


class _OnDisk(CompileResultCacheImpl):
    """What is kept of such a kernel, and how it comes back."""

    def reduce(self, made: Any) -> Any:
        # What follows from the types of a function can neither be pickled nor is it needed.
        made.fndesc.typemap = made.fndesc.calltypes = None
        code = made.library._get_module_for_linking().as_bitcode()
        return made.library.name, code, made.fndesc, made.signature

    def rebuild(self, target_context: Any, kept: Any) -> Any:
        name, code, fndesc, signature = kept
        library = _Library(target_context.codegen(), name)
        library._final_module = library._shared_module = binding.parse_bitcode(code)
        library._finalize_final_module()
        return SimpleNamespace(library=library, fndesc=fndesc, signature=signature)


class _Cache(Cache):
    _impl_class: Any = _OnDisk


class Linked:
    """A kernel for its callers.

    Args:
        whole: the same kernel as `numba.njit` makes it.
        keeping: lets Numba keep code in the folder of this kernel meanwhile; None: it is not kept.
    """

    def __init__(
        self, whole: Any, keeping: Callable[[], AbstractContextManager[None]] | None
    ) -> None:
        self._whole, self._keeping = whole, keeping
        self._cache: _Cache | None = None
        self._keys: dict[tuple[Any, ...], object] = {}
        self._signatures: list[Any] = []
        self._begun: set[tuple[Any, ...]] = set()

    @cached_property
    def _fn(self) -> Any:
        """The function by another name, so that its code lies beside that of the whole one."""
        fn = self._whole.py_func
        copy: Any = FunctionType(
            fn.__code__, fn.__globals__, fn.__name__, fn.__defaults__, fn.__closure__
        )
        copy.__qualname__, copy.__module__ = f"{fn.__qualname__}.linked", fn.__module__
        return copy

    def template(self, args: tuple[Any, ...]) -> Any:
        """Return what Numba asks of a function before it is called with arguments of these types.

        Raises TypingError: the kernel calls itself, or cannot be compiled for these types.
        """
        name = self._fn.__name__
        with global_compiler_lock:
            if args not in self._keys:
                if args in self._begun:
                    raise errors.TypingError(f"{name}: a kernel cannot call itself; use a loop")
                self._begun.add(args)
                try:
                    self._make(args)
                finally:
                    self._begun.discard(args)
        return make_concrete_template(
            f"CallTemplate({name})", key=name, signatures=self._signatures
        )

    def key(self, args: tuple[Any, ...]) -> object:
        """Return what the code for arguments of these types is called by, after `template`."""
        return self._keys[args]

    def _make(self, args: tuple[Any, ...]) -> None:
        typing_context, target = self._whole.typingctx, self._whole.targetctx
        typing_context.refresh()
        target.refresh()
        if self._keeping and self._cache is None:  # looks at the disk: not before it is needed
            with self._keeping():
                self._cache = _Cache(self._fn)
        made = self._cache.load_overload(args, target) if self._cache else None
        if made is None:
            flags: Any = compiler.Flags()
            self._whole.targetdescr.options.parse_as_flags(flags, self._whole.targetoptions)
            flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
            library = _Library(target.codegen(), self._fn.__qualname__)
            what = {"dispatcher": self._whole, "args": args, "return_type": None}
            with event.trigger_event("numba:compile", data=what):
                made = compiler.compile_extra(
                    typing_context, target, self._fn, args, None, flags, {}, library
                )
            if self._cache:
                self._cache.save_overload(args, made)
        self._keys[args] = key = object()
        target.insert_user_function(key, made.fndesc, [made.library])
        self._signatures.append(made.signature)
