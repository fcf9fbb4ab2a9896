"""What /metrics says of a site, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from lutetia.server.settings import Settings
from tests.server.client import wait_until
from tests.server.conftest import Site, quick, running

TOKEN = "a-token-that-nobody-guesses"


def read(site: Site) -> dict[str, float]:
    """Return every figure by its name with labels."""
    answer = httpx.get(f"{site.base}/metrics")
    assert answer.status_code == 200, answer.text
    return {
        sample.name + "".join(f" {key}={value}" for key, value in sorted(sample.labels.items())):
            sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }  # fmt: skip


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Site]:
    with running(quick(tmp_path, metrics_token=TOKEN, attempts="5/hour")) as site:
        yield site


def test_a_game_is_counted(site: Site) -> None:
    before = read(site)
    ana = site.person("Ana")
    with ana.line(ana.table(bots="random", sit=True)) as line:
        line.mine()
        line.act()
        no = line.ask("act", version=line.now["version"], seat=0, action="nothing of the kind")
        assert no["type"] == "refused"
        now = read(site)
        assert now["lutetia_sockets"] >= 1 and now["lutetia_tables"] >= 1
    httpx.get(f"{site.base}/api/nothing")
    wait_until(
        lambda: (
            read(site)["lutetia_loop_lag_seconds_count"] > before["lutetia_loop_lag_seconds_count"]
        ),
        "nobody looks how late the loop is",
    )
    after = read(site)

    def more(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert more("lutetia_moves_total by=person game=paris_paris") == 1
    assert more("lutetia_moves_total by=bot game=paris_paris") >= 0
    assert more("lutetia_acknowledgement_seconds_count") >= 1
    assert 0 < more("lutetia_acknowledgement_seconds_sum") < 60
    assert more("lutetia_fan_out_seconds_count") >= 1
    assert more("lutetia_commit_seconds_count") >= 2
    assert more(f"lutetia_refusals_total code={no['code']}") == 1
    assert more("lutetia_refusals_total code=no_call") == 1
    assert more("lutetia_http_answers_total status=404") == 1
    assert after["lutetia_outbox_length"] == after["lutetia_outbox_age_seconds"] == 0
    assert after["lutetia_lost_moves_total"] == after["lutetia_broken_tables"] == 0


@pytest.mark.parametrize(
    "headers",
    [
        {"x-forwarded-for": "198.51.100.7"},
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-proto": "https"},
        {"forwarded": "for=127.0.0.1"},
        {"via": "1.1 somebody"},
        {"host": "play.example.org"},
        {"host": "["},
        {"authorization": "Bearer a wrong one"},
        {"authorization": "Bearer"},
        {"authorization": f"Basic {TOKEN}"},
    ],
)
def test_the_world_reads_no_figures(guarded: Site, headers: dict[str, str]) -> None:
    answer = httpx.get(f"{guarded.base}/metrics", headers=headers)
    assert answer.status_code in (400, 403), answer.text
    assert "lutetia_moves" not in answer.text


def test_the_token_opens_them_from_anywhere(guarded: Site) -> None:
    elsewhere = {"x-forwarded-for": "198.51.100.7", "host": "play.example.org"}
    for _ in range(8):  # no matter how often
        told = httpx.get(
            f"{guarded.base}/metrics", headers={**elsewhere, "authorization": f"Bearer {TOKEN}"}
        )
        assert told.status_code == 200 and "lutetia_moves_total" in told.text


def test_nobody_tries_tokens_for_long(guarded: Site) -> None:
    headers = {"x-forwarded-for": "198.51.100.8", "authorization": "Bearer guessed"}
    with httpx.Client(base_url=guarded.base, headers=headers) as client:
        statuses = [client.get("/metrics").status_code for _ in range(7)]
    assert statuses == [403] * 5 + [429] * 2


def test_without_a_token_an_empty_one_opens_nothing(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        headers = {"x-forwarded-for": "198.51.100.9", "authorization": "Bearer"}
        assert httpx.get(f"{site.base}/metrics", headers=headers).status_code == 403


def test_two_sites_in_one_process_count_apart(tmp_path: Path, site: Site) -> None:
    with running(quick(tmp_path)) as other:
        httpx.get(f"{other.base}/api/no/such/thing/here")
        assert read(other)["lutetia_refusals_total code=no_call"] == 1
        assert Settings().metrics_token == ""
