#!/usr/bin/env python3
"""Check the sealed deal of a Lutetia record: python3 verify_deal.py FILE [ROOT]

Needs Python 3.11 and nothing else. ROOT is what the page showed before the game. It proves that
every number was fixed before anybody played. That the weights and outcomes are those of the rules
is proved by `lutetia verify-deal FILE`, which replays the game.
"""

import hashlib
import hmac
import sys
import tomllib


def sha(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def mac(key: bytes, *parts: bytes) -> bytes:
    return hmac.digest(key, b"".join(parts), "sha256")


def u32(n: int) -> bytes:
    return n.to_bytes(4, "big")


def must(holds: bool, why: str) -> None:
    if not holds:
        sys.exit("NOT PROVED: " + why)


def by_seat(lines: list[str]) -> dict[int, bytes]:
    return {int(seat): bytes.fromhex(text) for seat, text in (line.split() for line in lines)}


def verify(text: str, known: str | None = None) -> tuple[int, str, list[int]]:
    record = tomllib.loads(text)
    deal = record.get("deal") or sys.exit("not sealed: this record has no deal")
    must(deal["scheme"] == "sealed deal 1" and "broken" not in deal, "another scheme, or broken")
    must("master" in deal, "the game is not over")
    table, master = deal["table"].encode(), bytes.fromhex(deal["master"])
    roots = [bytes.fromhex(root) for root in deal["roots"]]
    must(known is None or roots[0].hex() == known, "the page showed another root")

    def secret(i: int) -> bytes:
        return mac(master, b"lutetia-leaf-1", table, u32(i))

    for part, root in enumerate(roots):
        first = part * 256
        row = [sha(b"\0", u32(i), secret(i)) for i in range(first, first + 256)]
        while len(row) > 1:
            row = [sha(b"\1", *row[i : i + 2]) for i in range(0, len(row), 2)]
        must(row[0] == root, "the master secret has another root")
    for stirring in deal["rounds"]:
        promises, shown = by_seat(stirring["promises"]), by_seat(stirring["shown"])
        for seat, given in shown.items():
            said = sha(b"lutetia-seat-1", table, roots[0], bytes([seat]), given)
            must(
                len(given) == len(master) and promises.get(seat) == said,
                f"seat {seat} showed other bytes",
            )
    pairs = b"".join(bytes([seat]) + shown[seat] for seat in sorted(shown))
    entropy = sha(b"lutetia-entropy-1", table, roots[0], pairs, bytes(8))
    must(len(deal["draws"]) <= 256 * len(roots), "more draws than secrets")
    for i, line in enumerate(deal["draws"]):
        n, total, pick = map(int, line.split())
        fair, k = 2**256 // total * total, 0
        head = b"lutetia-draw-1" + entropy + u32(n) + total.to_bytes(8, "big")
        while (value := int.from_bytes(mac(secret(n), head, bytes([k])), "big")) >= fair:
            k += 1
        must(n == i and pick == value % total, f"draw {n} is {value % total} of {total}")
    return len(deal["draws"]), roots[0].hex(), sorted(shown)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        draws, root, seats = verify(file.read(), *sys.argv[2:3])
    print(f"{draws} draws checked. Root {root}. Stirred by seats {seats}.")
