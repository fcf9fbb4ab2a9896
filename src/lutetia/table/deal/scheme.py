"""The scheme "sealed deal 1": what is hashed, in bytes. Integers are big-endian, ``|`` joins.

* secret ``i`` of a table: ``HMAC(master, "lutetia-leaf-1" | table | u32 i)``
* leaf ``H(0x00 | u32 i | secret)``, node ``H(0x01 | left | right)``, as in RFC 6962
* what a seat promises: ``H("lutetia-seat-1" | table | root | u8 seat | its 32 bytes)``
* what all have stirred together:
  ``H("lutetia-entropy-1" | table | root | (u8 seat | its 32 bytes)... | u64 0)``
* draw ``n`` of ``total``: ``HMAC(secret n, "lutetia-draw-1" | stirred | u32 n | u64 total | u8 k)``
  as a number, with the first ``k`` for which it lies below the largest multiple of ``total`` up to
  2^256; its remainder by ``total`` is the pick.

``H`` is SHA-256 and ``HMAC`` is HMAC-SHA-256. The last eight bytes of what was stirred are the
length of a public beacon, and none is used.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from hashlib import sha256

NAME = "sealed deal 1"
LEAVES = 256
"""Secrets under one root: more draws than a game has. A longer one goes on under another root."""

BYTES = 32
"""Length of the master secret, of a seat's bytes, and of every hash."""

_SPACE = 1 << 256


def u32(number: int) -> bytes:
    """Return ``number`` in four bytes."""
    return number.to_bytes(4, "big")


def secret(master: bytes, table: str, n: int) -> bytes:
    """Return secret ``n`` of ``table``."""
    return hmac.digest(master, b"lutetia-leaf-1" + table.encode() + u32(n), "sha256")


def leaf(n: int, opened: bytes) -> bytes:
    """Return the leaf of secret ``n``."""
    return sha256(b"\x00" + u32(n) + opened).digest()


def node(left: bytes, right: bytes) -> bytes:
    """Return the hash over two others."""
    return sha256(b"\x01" + left + right).digest()


class Tree:
    """The hashes over the secrets ``first`` to ``first + leaves - 1`` of a table.

    ``leaves`` is a power of two.
    """

    def __init__(self, master: bytes, table: str, first: int = 0, leaves: int = LEAVES) -> None:
        self.first = first
        self._rows = [[leaf(n, secret(master, table, n)) for n in range(first, first + leaves)]]
        while len(self._rows[-1]) > 1:
            row = self._rows[-1]
            pairs = zip(row[::2], row[1::2], strict=True)
            self._rows.append([node(left, right) for left, right in pairs])

    @property
    def root(self) -> bytes:
        """The hash over all of them."""
        return self._rows[-1][0]

    def proof(self, n: int) -> bytes:
        """Return the hashes that lead from leaf ``n`` to the root, joined."""
        at, out = n - self.first, []
        for row in self._rows[:-1]:
            out.append(row[at ^ 1])
            at >>= 1
        return b"".join(out)


def root_of(n: int, opened: bytes, proof: bytes) -> bytes:
    """Return the root to which ``proof`` leads from secret ``n``."""
    found = leaf(n, opened)
    for level in range(len(proof) // BYTES):
        other = proof[level * BYTES : (level + 1) * BYTES]
        found = node(other, found) if n >> level & 1 else node(found, other)
    return found


def promise(table: str, root: bytes, seat: int, stirred: bytes) -> bytes:
    """Return what ``seat`` says before it shows its bytes ``stirred``."""
    return sha256(b"lutetia-seat-1" + table.encode() + root + bytes([seat]) + stirred).digest()


def entropy(table: str, root: bytes, shown: Iterable[tuple[int, bytes]]) -> bytes:
    """Return what the bytes of all seats, in the order of the seats, make together."""
    parts = b"".join(bytes([seat]) + stirred for seat, stirred in sorted(shown))
    return sha256(
        b"lutetia-entropy-1" + table.encode() + root + parts + (0).to_bytes(8, "big")
    ).digest()


def pick(opened: bytes, stirred: bytes, n: int, total: int) -> int:
    """Return the number below ``total`` that is draw ``n``."""
    fair = _SPACE // total * total
    head = b"lutetia-draw-1" + stirred + u32(n) + total.to_bytes(8, "big")
    for k in range(BYTES * 8):
        value = int.from_bytes(hmac.digest(opened, head + bytes([k]), "sha256"), "big")
        if value < fair:
            return value % total
    raise AssertionError("each try fails with a chance below one half")


def outcome(weights: Sequence[int], at: int) -> int:
    """Return the index of the outcome on which the number ``at`` falls."""
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    raise ValueError("the number is not below the sum of the weights")
