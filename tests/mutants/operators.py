"""Small faults for the rules: what a mutant is, and every mutant of a function.

A mutant is one change of one expression or statement of a kernel. It is named by the statement as
it was and as it becomes, both as `ast.unparse` writes them, so that no name depends on line numbers
or layout. Left out are the zeros with which `emit` fills up a row of the
trace: no event reads them.
"""

from __future__ import annotations

import ast
import copy
import functools
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

SOURCES = Path(__file__).resolve().parents[2] / "src" / "lutetia" / "games"

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """One fault.

    Attributes:
        file: the module, from ``games/`` on: ``cite/rules/score.py``.
        function: the kernel that is changed.
        was, becomes: the statement (of a compound one the first line) before and after.
        nth: which of several equal changes of equal statements in this function, from 1.
        lines: first and last line of the statement's own expressions in the source.
        index, choice: where `code` finds the change.
    """

    file: str
    function: str
    was: str
    becomes: str
    nth: int
    lines: tuple[int, int]
    index: int
    choice: int

    @property
    def key(self) -> str:
        """A short name that stays while the function's text stays."""
        text = "\0".join((self.file, self.function, self.was, self.becomes, str(self.nth)))
        return hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()[:12]

    @property
    def game(self) -> str:
        """The game whose rule it is."""
        return self.file.partition("/")[0]

    def code(self) -> CodeType:
        """Return the changed function's code."""
        made = _function(self.file, self.function)
        target = _nodes(made)[self.index]
        new = list(_changes(made, target))[self.choice]
        return compiled(_swap(made, target, new), self.file)

    def __str__(self) -> str:
        nth = f" (number {self.nth})" if self.nth > 1 else ""
        return f"{self.file} {self.function}: {self.was!r} becomes {self.becomes!r}{nth}"


def compiled(function: ast.FunctionDef, file: str) -> CodeType:
    """Return the code of a function's tree; its decorators are not run."""
    function.decorator_list = []
    tree = ast.parse("from __future__ import annotations")
    tree.body.append(function)
    module = compile(ast.fix_missing_locations(tree), str(SOURCES / file), "exec")
    return next(part for part in module.co_consts if isinstance(part, CodeType))


_trees: dict[str, dict[str, ast.FunctionDef]] = {}


def functions(file: str) -> dict[str, ast.FunctionDef]:
    """Return the kernels of a module by name."""
    if file not in _trees:
        tree = ast.parse((SOURCES / file).read_text(encoding="utf-8"))
        _trees[file] = {
            node.name: node
            for node in tree.body
            if isinstance(node, ast.FunctionDef)
            and any(isinstance(n, ast.Name) and n.id == "kernel" for n in node.decorator_list)
        }
    return _trees[file]


def _function(file: str, name: str) -> ast.FunctionDef:
    return copy.deepcopy(functions(file)[name])


def _nodes(function: ast.FunctionDef) -> list[ast.AST]:
    return [node for statement in function.body for node in ast.walk(statement)]


def modules(game: str) -> list[str]:
    """Return the modules of a game's rules, from ``games/`` on."""
    return sorted(
        path.relative_to(SOURCES).as_posix() for path in (SOURCES / game / "rules").glob("*.py")
    )


@functools.cache
def mutants(game: str) -> list[Mutant]:
    """Return every mutant of the rules of ``game``, in the order of the sources."""
    return [
        mutant for file in modules(game) for name in functions(file) for mutant in _of(file, name)
    ]


def _of(file: str, name: str) -> Iterator[Mutant]:
    function = _function(file, name)
    statement_of: dict[int, ast.stmt] = {}
    for statement in (n for n in _nodes(function) if isinstance(n, ast.stmt)):
        statement_of[id(statement)] = statement
        for field in _own(statement):
            for node in ast.walk(field):
                statement_of[id(node)] = statement
    bare = {id(statement): _bare(statement) for statement in statement_of.values()}
    texts = {key: _first_line(statement) for key, statement in bare.items()}
    seen: Counter[tuple[str, str]] = Counter()
    for index, node in enumerate(_nodes(function)):
        if id(node) not in statement_of:
            continue
        statement = statement_of[id(node)]
        was = texts[id(statement)]
        ends = [field.end_lineno or statement.lineno for field in _own(statement)]
        lines = (statement.lineno, max([statement.lineno, *ends]))
        for choice, new in enumerate(_changes(function, node)):
            changed = new if node is statement else _swap(bare[id(statement)], node, new)
            becomes = _first_line(changed)  # type: ignore[arg-type]
            seen[was, becomes] += 1
            yield Mutant(file, name, was, becomes, seen[was, becomes], lines, index, choice)


def _own(statement: ast.stmt) -> list[ast.expr]:
    """Return the expressions that belong to the statement and not to one inside it."""
    return [node for node in ast.iter_child_nodes(statement) if isinstance(node, ast.expr)]


def _bare(statement: ast.stmt) -> ast.stmt:
    """Return a compound statement with nothing inside it, any other as it is."""
    if not isinstance(statement, ast.If | ast.For | ast.While):
        return statement
    bare = copy.copy(statement)
    bare.body, bare.orelse = [ast.Pass()], []
    return bare


def _first_line(statement: ast.stmt) -> str:
    return ast.unparse(_bare(statement)).partition("\n")[0]


def _swap(tree: ast.AST, target: ast.AST, new: ast.AST) -> ast.AST:
    """Return ``tree`` with ``new`` for ``target``; nodes on the way are copied,
    no other is touched."""
    if tree is target:
        return ast.copy_location(new, target) if hasattr(target, "lineno") else new
    made = copy.copy(tree)
    for name, value in ast.iter_fields(tree):
        if isinstance(value, ast.AST):
            setattr(made, name, _swap(value, target, new))
        elif isinstance(value, list):
            setattr(
                made,
                name,
                [_swap(n, target, new) if isinstance(n, ast.AST) else n for n in value],
            )
    return made


def _changes(function: ast.FunctionDef, node: ast.AST) -> Iterator[ast.AST]:
    """Yield what may stand for ``node`` in a mutant, in an order that never changes."""
    if isinstance(node, ast.expr):
        yield from _expressions(function, node)
    elif isinstance(node, ast.stmt):
        yield from _statements(function, node)


def _negated(test: ast.expr) -> Iterator[ast.expr]:
    """Yield the opposite of a condition, unless a change of its own parts says the same."""
    if not isinstance(test, ast.Compare | ast.Constant) and not (
        isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    ):
        yield ast.UnaryOp(ast.Not(), test)


def _plus(value: ast.expr, n: int) -> ast.expr:
    return ast.BinOp(value, ast.Add() if n > 0 else ast.Sub(), ast.Constant(abs(n)))


def _expressions(function: ast.FunctionDef, node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left, ops, comparators):
            for i, op in enumerate(ops):
                for other in COMPARISONS.get(type(op), ()):
                    yield ast.Compare(left, [*ops[:i], other(), *ops[i + 1 :]], comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op, operand):
            if not isinstance(operand, ast.Constant):
                yield operand
        case ast.BinOp(left, op, right):
            if type(op) in ARITHMETIC:
                yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.Constant(value):
            if isinstance(value, bool):
                yield ast.Constant(not value)
            elif isinstance(value, int) and not (value == 0 and _fills(function, node)):
                yield ast.Constant(value + 1)
                yield ast.Constant(value - 1)
        case ast.IfExp(test, body, orelse):
            for opposite in _negated(test):
                yield ast.IfExp(opposite, body, orelse)
        case ast.Call(ast.Name("range"), args):
            yield from _ranges(node, args)


def _ranges(node: ast.Call, args: list[ast.expr]) -> Iterator[ast.expr]:
    """Yield ranges that begin or end one step off, where the bound is no plain number."""
    if len(args) == 1:
        yield ast.Call(node.func, [ast.Constant(1), *args], [])
    elif not isinstance(args[0], ast.Constant):
        yield ast.Call(node.func, [_plus(args[0], 1), *args[1:]], [])
    stop = min(len(args) - 1, 1)
    if not isinstance(args[stop], ast.Constant):
        for n in (1, -1):
            yield ast.Call(node.func, [*args[:stop], _plus(args[stop], n), *args[stop + 1 :]], [])


def _fills(function: ast.FunctionDef, node: ast.expr) -> bool:
    """Return whether ``node`` is an argument of `emit` itself."""
    return id(node) in _noted(function)


@functools.lru_cache(maxsize=4)
def _noted(function: ast.FunctionDef) -> frozenset[int]:
    """Return the arguments of the calls of `emit` in ``function``, by their identity."""
    calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
    named = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "emit")
    return frozenset(id(argument) for call in named for argument in call.args)


def _statements(function: ast.FunctionDef, node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.If(test, body, orelse):
            for opposite in _negated(test):
                yield ast.If(opposite, body, orelse)
        case ast.While(test, body, orelse):
            for opposite in _negated(test):
                yield ast.While(opposite, body, orelse)
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()
        case ast.AugAssign(target, op, value):
            if type(op) in ARITHMETIC:
                yield ast.AugAssign(target, ARITHMETIC[type(op)](), value)
            yield ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()], _):
            yield ast.Pass()
        case ast.Assign([ast.Name(name)], _):
            if _set_before(function, node, name):
                yield ast.Pass()
        case ast.Expr(ast.Call()):
            yield ast.Pass()
        case ast.Return(ast.expr() as value):
            if isinstance(function.returns, ast.Name) and function.returns.id == "bool":
                for opposite in _negated(value):
                    yield ast.Return(opposite)
            elif not isinstance(value, ast.Constant):
                yield ast.Return(_plus(value, 1))
            if node is not function.body[-1]:
                yield ast.Pass()
        case ast.Return():
            if node is not function.body[-1]:
                yield ast.Pass()


def _set_before(function: ast.FunctionDef, node: ast.stmt, name: str) -> bool:
    """Return whether the local ``name`` has a value without the assignment ``node``."""
    if name in {arg.arg for arg in function.args.args}:
        return True
    return any(
        isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Store)
        for n in ast.walk(function)
        if getattr(n, "lineno", node.lineno) < node.lineno
    )
