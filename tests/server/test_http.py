"""The calls of docs/protocol.md."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import unquote_to_bytes

import httpx
import pytest

import lutetia
from lutetia.i18n import catalogue, languages
from lutetia.i18n.files import parts
from lutetia.server.sessions import language
from lutetia.table.seating import clean_name
from tests.server.accounts import with_account
from tests.server.client import Person
from tests.server.conftest import Site, quick, running
from tests.server.patience import PATIENCE


def test_games_and_what_belongs_to_them(site: Site) -> None:
    [game] = [g for g in httpx.get(f"{site.base}/api/games").json() if g["id"] == "paris_paris"]
    assert game["players"] == [2, 3, 4]
    assert game["colours"] == ["lilac", "grey", "green", "yellow"]
    assert {option["name"]: option["kind"] for option in game["options"]} == {
        "open_bag": "bool",
        "small_tour": "choice",
    }
    assert game["options"][1]["choices"] == ["both", "tile_route"]
    material = httpx.get(f"{site.base}/api/games/paris_paris/material").json()
    assert len(material["stops"]) == 25
    rules = httpx.get(f"{site.base}/api/games/paris_paris/rules").json()
    assert {"id": "PP5.2", "kind": "rule", "chapter": "PP5", "source": "BSW 3, P10"} in rules
    assert {rule["kind"] for rule in rules} == {"rule", "ruling", "table"}
    book = (Path(lutetia.__file__).parent / "games/paris_paris/RULES.md").read_text()
    assert len(rules) == book.count("\n| PP")


def test_an_option_that_has_no_effect_is_sent_as_such_and_counts_as_its_default(site):
    games = {g["id"]: g for g in httpx.get(f"{site.base}/api/games").json()}
    needs = {o["name"]: o.get("needs") for g in games.values() for o in g["options"]}
    assert needs["pool"] == {"name": "cards", "values": ["random", "chosen"]}
    assert needs["open_bag"] == {"name": "players", "values": [3, 4]}
    assert needs["cards"] is None
    for game, options, told in (
        ("cite", {"cards": "first", "pool": "all"}, {"cards": "first", "pool": "base"}),
        ("cite", {"cards": "random", "pool": "all"}, {"cards": "random", "pool": "all"}),
        ("paris_paris", {"open_bag": True}, {"open_bag": False, "small_tour": "both"}),
    ):
        body = {"game": game, "players": 2, "options": options}
        made = httpx.post(f"{site.base}/api/tables", json=body).json()
        [table] = [t for t in httpx.get(f"{site.base}/api/tables").json() if t["id"] == made["id"]]
        assert table["options"] == told


@pytest.mark.parametrize("lang", languages())
def test_catalogues(site: Site, lang: str) -> None:
    words = httpx.get(f"{site.base}/api/locales/{lang}").json()
    assert words["languages"] == list(languages())
    said = dict(zip(words["ids"].split(" "), words["messages"], strict=True))
    assert said["paris_paris-rule-PP5-2"]
    assert said["refusal-stale"]
    assert words["kinds"]["paris_paris.event.built"] == {"seat": "seat", "tile": "stop/route"}


@pytest.mark.parametrize("part", parts())
def test_the_words_of_a_part_come_when_they_are_asked_for(site: Site, part: str) -> None:
    whole = httpx.get(f"{site.base}/api/locales/pl").json()["ids"].split(" ")
    words = httpx.get(f"{site.base}/api/locales/pl/{part}").json()
    assert words["ids"]
    assert not {*whole} & {*words["ids"].split(" ")}


def test_the_calls_are_described(site: Site) -> None:
    said = httpx.get(f"{site.base}/api/openapi.json").json()
    assert said["openapi"].startswith("3.1")
    assert "post" in said["paths"]["/api/tables"]
    assert "paris.View" in said["components"]["schemas"]


def test_what_is_known_already_is_not_sent_again(site: Site) -> None:
    for path in (
        "/api/games",
        "/api/games/paris_paris/material",
        "/api/games/paris_paris/rules",
        "/api/locales/de",
    ):
        first = httpx.get(site.base + path)
        again = httpx.get(site.base + path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert httpx.get(site.base + path, headers={"if-none-match": '"other"'}).status_code == 200


def test_health(site: Site) -> None:
    assert httpx.get(f"{site.base}/healthz").json() == {"ok": True, "version": lutetia.__version__}


def test_a_guest_and_their_cookie(site: Site) -> None:
    with httpx.Client(base_url=site.base) as http:
        first = http.get("/api/me", headers={"accept-language": "es, pl;q=0.8"})
        assert set(first.json()) == {"player", "name", "lang", "account", "news"}
        assert first.json()["lang"] == "pl"
        cookie = first.headers["set-cookie"]
        assert cookie.startswith("lutetia=")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in http.get("/api/me").headers
        changed = http.post("/api/me", json={"name": "  Ana   María ", "lang": "fr"}).json()
        assert changed == {**first.json(), "name": "Ana María", "lang": "fr"}
        assert http.get("/api/me").json() == changed
    secure = httpx.get(f"{site.base}/api/me", headers={"x-forwarded-proto": "https"}).headers[
        "set-cookie"
    ]
    assert "Secure" in secure


def test_a_wrong_token_is_a_stranger(site: Site) -> None:
    ana = site.person("Ana")
    for cookie in ("lutetia=", "lutetia=nonsense", "lutetia=" + "x" * 3000, f"lutetia={ana.id}"):
        answer = httpx.get(f"{site.base}/api/me", headers={"cookie": cookie})
        assert answer.json()["player"] != ana.id
        assert "set-cookie" in answer.headers


@pytest.mark.sqlite
def test_the_secret_is_not_stored(site: Site) -> None:
    ana = site.person("Ana")
    stored = b"".join(
        path.read_bytes() for path in site.app.state.settings.db.parent.iterdir() if path.is_file()
    )
    assert ana.id.encode() in stored
    assert ana.http.cookies["lutetia"].encode() not in stored


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("POST", "/api/me", b"{", 400, "malformed"),
        ("POST", "/api/me", b'{"name": ""}', 422, "name"),
        ("POST", "/api/me", b'{"name": "a\\u0007b"}', 422, "name"),
        ("POST", "/api/me", b'{"name": "' + b"x" * 31 + b'"}', 422, "name"),
        ("POST", "/api/me", b'{"lang": "xx"}', 422, "no_language"),
        ("POST", "/api/me", b"x" * 20_000, 413, "too_large"),
        ("POST", "/api/me", b"[" * 9000, 400, "malformed"),
        ("GET", "/api/locales/xx", b"", 404, "no_language"),
        ("GET", "/api/locales/en/nothing", b"", 404, "no_call"),
        ("GET", "/api/games/chess/material", b"", 404, "no_game"),
        ("GET", "/api/games/chess/rules", b"", 404, "no_game"),
        ("GET", "/api/nothing", b"", 404, "no_call"),
        ("DELETE", "/api/tables/x", b"", 404, "no_call"),
        ("GET", "/api/tables/nosuchtable/record", b"", 404, "no_table"),
        ("GET", "/api/tables/nosuchtable/view", b"", 404, "no_table"),
        ("POST", "/api/tables", b'{"game": "chess", "players": 2}', 404, "no_game"),
        ("POST", "/api/tables", b'{"game": "paris_paris", "players": 5}', 422, "players"),
        (
            "POST",
            "/api/tables",
            b'{"game": "paris_paris", "players": 2, "options": {"x": true}}',
            422,
            "options",
        ),
        (
            "POST",
            "/api/tables",
            b'{"game": "paris_paris", "players": 2, "options": {"open_bag": "yes"}}',
            422,
            "options",
        ),
        (
            "POST",
            "/api/tables",
            b'{"game": "paris_paris", "players": 2, "bots": "genius"}',
            422,
            "no_level",
        ),
        (
            "POST",
            "/api/tables",
            b'{"game": "paris_paris", "players": 2, "bots": "my_bot.py:Mine"}',
            400,
            "malformed",
        ),
        ("POST", "/api/tables", b'{"players": 2}', 400, "malformed"),
        ("POST", "/api/records", b"", 422, "record"),
        ("POST", "/api/records", b"\xff\xfe", 400, "record"),
        (
            "POST",
            "/api/records",
            b'format = 1\ngame = "cite"\nplayers = 2\nstart = "{\\"\\\\ud800\\": 1}"',
            422,
            "record",
        ),
        (
            "POST",
            "/api/records",
            b'format = 1\ngame = "chess"\nplayers = 2\nactions = []',
            422,
            "record",
        ),
        ("POST", "/api/records", b"x" * 1_100_000, 413, "too_large"),
    ],
)
def test_bad_calls(site: Site, method: str, path: str, body: bytes, status: int, code: str) -> None:
    answer = httpx.request(method, site.base + path, content=body, timeout=PATIENCE)
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["key"] == f"failure.{code}"
    assert error["key"] in catalogue("en")


@pytest.mark.parametrize(
    "path",
    [
        *(f"/api/tables/%00/{what}" for what in ("note", "seen", "record", "view", "coach")),
        "/api/players/%00",
        "/api/players/a%00b",
        "/api/people?name=%00",
        "/api/me/games?opponent=%00",
        "/api/me/games?after=1_1_%00",
    ],
)
def test_an_address_with_a_nul_character_is_malformed(site: Site, path: str) -> None:
    """PostgreSQL takes it in no text."""
    ana = with_account(site, site.person("Ana"))
    answer = ana.http.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


def test_a_body_with_a_nul_character_is_malformed(site: Site) -> None:
    ana, bob = (with_account(site, site.person(name)) for name in ("Ana", "Bob"))
    table = ana.table(2)
    for path, body in (
        ("/api/tables/%00/note", {"text": "x"}),
        ("/api/players/%00/tie", {"block": True}),
        ("/api/account/sessions/%00/end", {}),
        (f"/api/tables/{table}/note", {"text": "a\0b"}),
        (f"/api/tables/{table}/note", {"text": "\\\0"}),
        ("/api/invitations", {"player": "\0", "table": table}),
        ("/api/invitations", {"player": bob.id, "table": "\0"}),
        ("/api/me", {"name": "a\0b"}),
    ):
        answer = ana.http.post(path, json=body)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed"), path
    # Whoever types a backslash and what follows it there means just that.
    typed = "\\u0000 \\\\u0000"
    assert ana.http.post(f"/api/tables/{table}/note", json={"text": typed}).status_code == 200
    assert ana.http.get(f"/api/tables/{table}/note").json()["text"] == typed


def test_what_is_said_with_a_nul_character_is_kept_without_it(site: Site) -> None:
    ana = site.person("Ana")
    table = ana.table(2)
    with ana.line(table) as line:
        line.do("chat", text="a\0b", id="x\0")
        line.do("chat", text="again", id="\0")
    with ana.line(table) as line:
        assert [one["chat"] for one in line.now["entries"] if "chat" in one] == ["ab", "again"]


def test_a_page_of_another_site_may_not_write(site: Site) -> None:
    ana = site.person("Ana")
    answer = ana.http.post(
        "/api/tables",
        json={"game": "paris_paris", "players": 2},
        headers={"origin": "https://elsewhere.example"},
    )
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "origin"
    assert (
        ana.http.post(
            "/api/tables", json={"game": "paris_paris", "players": 2}, headers={"origin": site.base}
        ).status_code
        == 201
    )


def test_headers_and_compression(site: Site) -> None:
    answer = httpx.get(f"{site.base}/api/locales/en", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"
    assert "server" not in answer.headers


def test_tables_in_the_lobby(site: Site) -> None:
    ana = site.person("Ana")
    public, private = ana.table(2), ana.table(2, private=True)
    listed = [table["id"] for table in ana.http.get("/api/tables").json()]
    assert listed[0] == public
    assert private not in listed


def test_records_up_and_down(site: Site) -> None:
    ana, bob = site.person("Ana"), site.person("Bob")
    table = ana.table(2)
    with ana.line(table) as one, bob.line(table) as two:
        two.do("sit", seat=1)
        one.do("start")
        answer = ana.http.get(f"/api/tables/{table}/record")
        assert (
            answer.headers["content-disposition"]
            == f'attachment; filename="paris_paris-{table}.toml"'
        )
        mine, theirs, open_ = (
            p.http.get(f"/api/tables/{table}/record").text for p in (ana, bob, site.person())
        )
        assert ("marker lilac ?" in mine, "marker grey ?" in mine) == (False, True)
        assert ("marker lilac ?" in theirs, "marker grey ?" in theirs) == (True, False)
        assert "marker lilac ?" in open_
        assert "marker grey ?" in open_
        answer = ana.http.post("/api/records", content=mine)
        assert answer.status_code == 422
        assert "still playing" in answer.json()["error"]["args"]["why"]
        answer = ana.http.post("/api/records", content=mine.replace("running = true", ""))
        assert answer.status_code == 422
        assert "hidden" in answer.json()["error"]["args"]["why"]
        one.ask("resign", seat=0)
    done = ana.http.get(f"/api/tables/{table}/record").text
    assert "?" not in done
    answer = bob.http.post("/api/records", content=done)
    assert answer.status_code == 201
    with bob.line(answer.json()["id"]) as line:
        assert line.now["table"]["status"] == "over"
        assert line.now["table"]["outcome"]["ranks"] == [2, 1]
        assert answer.json()["url"] == f"/t/{answer.json()['id']}"


def test_an_unfinished_record_goes_on(site: Site) -> None:
    ana = site.person("Ana")
    table = ana.table(2)
    with ana.line(table) as line:
        line.do("sit", seat=1)
        line.do("start")
        for _ in range(5):
            line.act()
        text = ana.http.get(f"/api/tables/{table}/record").text
        ply = line.now["turn"]["ply"]
    again = ana.http.post("/api/records", content=text).json()["id"]
    with ana.line(again) as line:
        assert line.now["table"]["status"] == "playing"
        assert line.now["turn"]["ply"] == ply
        assert [seat["kind"] for seat in line.now["table"]["seats"]] == ["empty", "empty"]
        line.do("sit", seat=0)
        line.do("sit", seat=1)
        line.act()


@pytest.fixture
def built(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Lutetia</title>" + " " * 2000)
    (static / "assets" / "index-abc123.js").write_text("1;" * 2000)
    (static / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return static


def test_what_the_build_made_smaller_is_sent_to_who_takes_it(tmp_path: Path, built: Path) -> None:
    (built / "assets" / "index-abc123.js.br").write_bytes(b"smaller")
    with running(quick(tmp_path, static=built)) as site, httpx.Client(base_url=site.base) as http:
        path = "/assets/index-abc123.js"
        for offered, sent in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None)):
            headers = {"accept-encoding": offered}
            with http.stream("GET", path, headers=headers) as answer:
                assert answer.headers.get("content-encoding") == sent
                assert "Accept-Encoding" in answer.headers["vary"]
                assert "javascript" in answer.headers["content-type"]
                raw = b"".join(answer.iter_raw())
            assert (raw == b"smaller") == (sent == "br")


def test_what_a_browser_has_already_is_not_sent_again(tmp_path: Path, built: Path) -> None:
    (built / "assets" / "index-abc123.js.br").write_bytes(b"smaller")
    with running(quick(tmp_path, static=built)) as site, httpx.Client(base_url=site.base) as http:
        for path in ("/", "/t/abc", "/favicon.svg", "/assets/index-abc123.js"):
            first = http.get(path)
            again = http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b""), path
            assert again.headers["cache-control"] == first.headers["cache-control"], path
        assert again.headers["vary"] == "Accept-Encoding"
        gone = http.get("/nowhere", headers={"if-none-match": http.get("/").headers["etag"]})
        assert gone.status_code == 404


@pytest.mark.parametrize("address", ["/t/%E0", "/t/a%FFb%2F", "/nowhere/%C3", "//a.example/%E0"])
def test_an_address_that_is_no_utf8_is_one_that_the_page_can_read(
    tmp_path: Path, built: Path, address: str
) -> None:
    with running(quick(tmp_path, static=built)) as site, httpx.Client(base_url=site.base) as http:
        sent = http.get(site.base + address)
        assert sent.status_code == 307
        to = sent.headers["location"]
        unquote_to_bytes(to).decode()
        assert to.startswith("/") and not to.startswith("//"), "it leads to no other site"
        page = http.get(to)
        assert page.status_code in (200, 404)
        assert page.text.startswith("<!doctype html>")


def test_a_part_of_a_file_is_sent_as_it_lies_there(tmp_path: Path, built: Path) -> None:
    with running(quick(tmp_path, static=built)) as site, httpx.Client(base_url=site.base) as http:
        headers = {"range": "bytes=1-1000", "accept-encoding": "gzip"}
        answer = http.get("/assets/index-abc123.js", headers=headers)
        assert (answer.status_code, len(answer.content)) == (206, 1000)
        assert answer.headers["content-range"] == "bytes 1-1000/4000"
        assert answer.text.startswith(";1;1")


def test_the_client(tmp_path: Path, built: Path) -> None:
    with running(quick(tmp_path, static=built)) as site, httpx.Client(base_url=site.base) as http:
        for path in ("/", "/t/abc", "/rules/paris_paris", "/about/paris_paris"):
            answer = http.get(path)
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.text.startswith("<!doctype html>")
        answer = http.get("/assets/index-abc123.js")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert http.get("/favicon.svg").headers["cache-control"] == "no-cache"
        assert http.get("/assets/gone.js").status_code == 404
        assert http.get("/nowhere").status_code == 404
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/assets/../../secret.txt",
            "//etc/passwd",
        ):
            answer = http.get(path)
            assert answer.status_code == 404, path
            assert "secret" not in answer.text
        for path in (
            "/%00",
            "/assets/%00.js",
            "/" + "x" * 300,
            "/assets/" + "x" * 300,
            "/" + "x/" * 3000,
        ):
            answer = http.get(path)
            assert answer.status_code == 404, path
            assert answer.headers["x-frame-options"] == "DENY"


def test_without_the_client(tmp_path: Path) -> None:
    with running(quick(tmp_path, static=tmp_path / "none")) as site:
        answer = httpx.get(site.base, headers={"accept-language": "en"})
        assert answer.status_code == 503
        assert "make web" in answer.text


def test_names_and_languages() -> None:
    assert clean_name("  Zoë  d'Arc ") == "Zoë d'Arc"
    for bad in ("", "   ", "x" * 31, "a\u202eb", "a\x00b", "\ud800"):
        assert clean_name(bad) is None
    assert language("fr-CA,en;q=0.5") == "fr"
    assert language("ja") == language("") == language(";;,,") == "en"


def test_a_gzip_answer_is_one(site: Site) -> None:
    with httpx.stream(
        "GET", f"{site.base}/api/games/paris_paris/rules", headers={"accept-encoding": "gzip"}
    ) as answer:
        assert gzip.decompress(b"".join(answer.iter_raw())).startswith(b"[{")


def test_people_are_kept(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as site:
        ana = site.person("Ana")
        cookie = ana.cookie()
    with running(quick(tmp_path)) as site:
        assert httpx.get(f"{site.base}/api/me", headers={"cookie": cookie}).json()["name"] == "Ana"
        assert isinstance(Person(site.base).id, str)
