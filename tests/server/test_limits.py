"""How much one address may make."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from lutetia.server.limits import Limit, network
from tests.server.conftest import quick, running


def test_an_address_waits_when_it_made_too_much(tmp_path: Path) -> None:
    table = {"game": "paris_paris", "players": 2}
    with running(quick(tmp_path, limit="3/hour")) as site, httpx.Client(base_url=site.base) as ana:
        assert ana.get("/api/me").status_code == 200  # a guest: one
        for _ in range(5):
            assert ana.get("/api/me").status_code == 200  # known already: none
        assert ana.post("/api/tables", json=table).status_code == 201
        made = ana.post("/api/tables", json=table)
        assert made.status_code == 201
        for answer in (
            ana.post("/api/tables", json=table),
            ana.post("/api/records", content=b"format = 1"),
            httpx.get(site.base + "/api/me"),
            httpx.post(site.base + "/api/tables", json=table),
        ):
            assert answer.status_code == 429
            error = answer.json()["error"]
            assert (error["code"], error["key"]) == ("rate", "failure.rate")
            assert 3000 < error["args"]["seconds"] == int(answer.headers["retry-after"]) <= 3600
        # Whatever is there already goes on.
        assert ana.get(f"/api/tables/{made.json()['id']}/record").status_code == 200
        assert ana.post("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"


def test_nobody_fills_a_log_with_names(tmp_path: Path) -> None:
    with running(quick(tmp_path, names="3/hour", address_names="4/hour")) as site:
        eve, bob, zoe = (site.person() for _ in range(3))
        table = eve.table(2)
        with bob.line(table) as line:
            before = line.do("sit", seat=1)["version"]
        answers = [eve.http.post("/api/me", json={"name": f"Eve {n}"}) for n in range(9)]
        assert [one.status_code for one in answers] == [200] * 3 + [429] * 6
        error = answers[-1].json()["error"]
        assert (error["code"], error["key"]) == ("names_often", "failure.names_often")
        assert 55 < error["args"]["minutes"] <= 60
        assert 3000 < int(answers[-1].headers["retry-after"]) <= 3600
        with bob.line(table) as line:
            assert line.now["table"]["seats"][0]["name"] == "Eve 2"
            assert line.now["version"] == before + 3
        # The same name again, or another language, is no other name.
        for change in ({"name": "Eve 2"}, {"lang": "fr"}):
            assert eve.http.post("/api/me", json=change).status_code == 200
        # All people of an address together take names, too.
        codes = [one.http.post("/api/me", json={"name": "Zoe"}).status_code for one in (zoe, bob)]
        assert codes == [200, 429]


def test_a_refused_call_makes_nothing(tmp_path: Path) -> None:
    with running(quick(tmp_path, limit="1/hour")) as site:
        assert (
            httpx.post(
                site.base + "/api/tables", json={"game": "paris_paris", "players": 2}
            ).status_code
            == 201
        )
        for _ in range(3):
            assert (
                httpx.post(
                    site.base + "/api/tables", json={"game": "paris_paris", "players": 2}
                ).status_code
                == 429
            )
        assert len(httpx.get(site.base + "/api/tables").json()) == 1


def test_addresses_count_apart_and_without_a_limit_nobody_waits() -> None:
    limit = Limit("2/hour; 3/day")
    assert [bool(limit.wait("192.0.2.1")) for _ in range(3)] == [False, False, True]
    assert limit.wait("192.0.2.2") == 0
    assert not any(Limit("").wait("192.0.2.1") for _ in range(1000))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("testclient", "testclient", True),
    ],
)
def test_what_counts_as_one_household(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same


def test_on_all_addresses_ipv4_is_ipv4(tmp_path: Path) -> None:
    """`--host ::` takes both kinds, and the system then has IPv4 addresses as IPv6."""
    every = "::" if socket.has_dualstack_ipv6() else "0.0.0.0"  # as far as the machine has them
    with running(quick(tmp_path, host=every, limit="2/hour")) as site:

        def guest(source: str, **headers: str) -> int:
            with httpx.Client(transport=httpx.HTTPTransport(local_address=source)) as client:
                return client.get(f"{site.base}/api/me", headers=headers).status_code

        assert [guest("127.0.4.1") for _ in range(3)] == [200, 200, 429]
        assert guest("127.0.4.2") == 200, "another address has a limit of its own"
        by = {"x-forwarded-for": "198.51.100.7"}
        assert [guest("127.0.0.1", **by) for _ in range(3)] == [200, 200, 429]
        assert guest("127.0.0.1") == 200, "the proxy on this machine is believed"
        assert httpx.get(f"{site.base}/metrics").status_code == 200
        where = f"{site.base.replace('http', 'ws')}/ws/lobby"
        with connect(where, source_address=("127.0.4.3", 0)) as line:
            line.recv(timeout=30)
            assert "127.0.4.3" in site.app.state.gate.connections.values()
