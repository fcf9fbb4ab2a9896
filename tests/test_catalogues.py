"""The words of the site: complete in every language, equal to the rules they paraphrase, and nowhere written into a drawing.

Reads the files themselves and needs nothing of the package, so that a slip in a sentence is named by file and key.
"""

from __future__ import annotations

import ast
import re
import string
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale

from lutetia.engine.texts import catalogue

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "lutetia"
GAMES = PACKAGE / "games"
CLIENT = ROOT / "web" / "src"
PROTOCOL = ROOT / "docs" / "protocol.md"

LANGUAGES = ("en", "fr", "de", "pl")
# What counts up to a million ask for; French has a "many" of its own from a million on, where "other" serves.
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "de": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

Entry = str | dict[str, str]


# --- reading -----------------------------------------------------------------------------------------------------------


def flatten(table: dict[str, object], prefix: str = "") -> Iterator[tuple[str, Entry]]:
    """Yield the keys of nested tables joined by dots; a table of plural categories is one entry."""
    for name, value in table.items():
        key = f"{prefix}.{name}" if prefix else name
        if isinstance(value, dict) and not (value and set(value) <= CATEGORIES):
            yield from flatten(value, key)
        else:
            yield key, value  # type: ignore[misc]


def beside(english: Path, language: str) -> Path:
    """Return the file of ``language`` that stands beside an English one: en.toml, ui.en.toml."""
    return english.with_name(re.sub(r"\ben\.toml$", f"{language}.toml", english.name))


@cache
def words(path: Path) -> dict[str, Entry]:
    """Return one catalogue file as a flat mapping."""
    return dict(flatten(tomllib.loads(path.read_text(encoding="utf-8"))))


def english_files() -> list[Path]:
    return sorted(
        [
            *PACKAGE.glob("catalogues/en.toml"),
            *PACKAGE.glob("catalogues/*.en.toml"),
            *GAMES.glob("*/texts/en.toml"),
            *GAMES.glob("*/texts/*.en.toml"),
        ]
    )


def game_words(game: Path, language: str) -> dict[str, Entry]:
    """Return everything that a game's folder says in ``language``."""
    out: dict[str, Entry] = {}
    for english in english_files():
        if english.parent == game / "texts" and beside(english, language).exists():
            out |= words(beside(english, language))
    return out


def keyed(english: Path, language: str) -> dict[str, Entry]:
    """Return what stands beside an English file with the keys that the client uses."""
    path = beside(english, language)
    prefix = f"{path.parent.parent.name}." if path.parent.name == "texts" else ""
    return {prefix + key: entry for key, entry in words(path).items()} if path.exists() else {}


def everything(language: str) -> dict[str, Entry]:
    """Return the whole catalogue of ``language``."""
    out: dict[str, Entry] = {}
    for english in english_files():
        out |= keyed(english, language)
    return out


def forms(entry: Entry) -> dict[str, str]:
    return entry if isinstance(entry, dict) else {"": entry}


def holes(sentence: str) -> set[str]:
    """Return the names of the placeholders in a sentence; raises ValueError for stray braces."""
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


ENGLISH = english_files()
FILES = [(english, language) for english in ENGLISH for language in LANGUAGES]
RULE_BOOKS = sorted(GAMES.glob("*/RULES.md"))

each_file = pytest.mark.parametrize(
    ("english", "language"), FILES, ids=[f"{name_of(beside(e, lang))}" for e, lang in FILES]
)
each_rule_book = pytest.mark.parametrize(
    "book", RULE_BOOKS, ids=[book.parent.name for book in RULE_BOOKS]
)


# --- every language says the same things -----------------------------------------------------------------------------


def test_there_is_something_to_test() -> None:
    assert ENGLISH
    assert RULE_BOOKS


@each_file
def test_same_keys_as_english(english: Path, language: str) -> None:
    path = beside(english, language)
    assert path.exists(), f"{name_of(path)} is missing"
    missing = sorted(set(words(english)) - set(words(path)))
    extra = sorted(set(words(path)) - set(words(english)))
    assert not missing, f"{name_of(path)} lacks {missing}"
    assert not extra, f"{name_of(path)} has {extra} too many"


@each_file
def test_same_placeholders_as_english(english: Path, language: str) -> None:
    path = beside(english, language)
    wrong = []
    for key, entry in words(path).items():
        wanted = set().union(
            *(holes(form) for form in forms(words(english).get(key, entry)).values())
        )
        spare = {"n"} if isinstance(entry, dict) else set()
        for category, form in forms(entry).items():
            if holes(form) | spare != wanted | spare:
                wrong.append(f"{key} {category}: {sorted(holes(form))} instead of {sorted(wanted)}")
    assert not wrong, f"{name_of(path)}: {wrong}"


@each_file
def test_plural_categories(english: Path, language: str) -> None:
    path = beside(english, language)
    wrong = []
    for key, entry in words(path).items():
        if isinstance(entry, dict) != isinstance(words(english).get(key, entry), dict):
            wrong.append(f"{key} is a plural in one of the languages only")
        if isinstance(entry, dict) and set(entry) != PLURALS[language]:
            wrong.append(f"{key} has {sorted(entry)}")
    assert not wrong, f"{name_of(path)}: {wrong}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plural_categories_serve_every_count(language: str) -> None:
    assert {Locale(language).plural_form(n) for n in range(1000)} | {"other"} == PLURALS[language]


@each_file
def test_every_value_is_a_clean_sentence(english: Path, language: str) -> None:
    path = beside(english, language)
    wrong = []
    for key, entry in words(path).items():
        for form in forms(entry).values():
            if not isinstance(form, str) or not form.strip():
                wrong.append(f"{key} is empty or no text")
            elif form != form.strip() or "  " in form:
                wrong.append(f"{key} has stray spaces")
            elif any(not re.fullmatch(r"[a-z_]+", hole) for hole in holes(form)):
                wrong.append(f"{key} has a strange placeholder")
            elif any(
                ord(c) > 0xFFFF or (unicodedata.category(c) == "So" and c not in "°№©")
                for c in form
            ):
                wrong.append(f"{key} has a pictogram")
    assert not wrong, f"{name_of(path)}: {wrong}"


def test_no_sentence_is_in_two_files() -> None:
    seen: dict[str, Path] = {}
    twice = []
    for english in ENGLISH:
        for key in keyed(english, "en"):
            if key in seen:
                twice.append(f"{key} in {name_of(seen[key])} and {name_of(english)}")
            seen[key] = english
    assert not twice


# --- typography ---------------------------------------------------------------------------------------------------------

NO_BREAK = "\u00a0\u202f"
TYPOGRAPHY = {
    "fr": {
        rf"(?:[^\s{NO_BREAK}!?.…]|(?<![{NO_BREAK}])[ ])[;!?](?!\w)": "a narrow no-break space stands before ; ! ?",
        r"(?:\S|[ ])(?<!\u00a0):(?=\s|$)": "a no-break space stands before a colon",
        rf"«(?![{NO_BREAK}])|(?<![{NO_BREAK}])»": "no-break spaces stand inside guillemets",
        r"(?<=\w)'(?=\w)": "the apostrophe is ’",
        r"[“”„\"]": "quotation marks are « and »",
        r"[\d}] (?:francs?|fr\.|points?|pts)": "a no-break space stands before a unit",
    },
    "de": {
        r"[”«»\"]|(?<=\w)'(?=\w)": "quotation marks are „ and “",
        r"[\d}] (?:Punkte?n?|Francs?|s)\b|[\d}] (?:Fr|P)\.": "a no-break space stands before a unit",
    },
    "pl": {
        r"[“«»\"]|(?<=\w)'(?=\w)": "quotation marks are „ and ”",
        r"(?<![\w’-])[aiouwzAIOUWZ] (?=[\w„({])": "a no-break space follows a word of one letter",
        r"[\d}] (?:frank|fr\.|pkt)": "a no-break space stands before a unit",
    },
}


def test_the_typography_rules_can_fail() -> None:
    bad = {
        "fr": ["Non !", "Non!", "Oui :", "Oui: non", "«oui»", "l'arrêt", "“oui”", "{n} points"],
        "de": ["“a”", "3 Punkte", "{n} Fr."],
        "pl": ["„a“", "w mieście", "3 franki"],
    }
    for language, sentences in bad.items():
        for sentence in sentences:
            assert any(re.search(pattern, sentence) for pattern in TYPOGRAPHY[language]), (
                language,
                sentence,
            )
    good = {
        "fr": ["Non\u202f!", "Oui\u00a0: à 12:30", "«\u00a0l’arrêt\u00a0»", "3\u00a0points"],
        "de": ["„a“", "3\u00a0Punkte", "{n}\u00a0Fr."],
        "pl": ["„a”", "w\u00a0mieście", "{francs}\u00a0fr."],
    }
    for language, sentences in good.items():
        for sentence in sentences:
            assert not any(re.search(pattern, sentence) for pattern in TYPOGRAPHY[language]), (
                language,
                sentence,
            )


@each_file
def test_typography(english: Path, language: str) -> None:
    path = beside(english, language)
    wrong = [
        f"{key}: {why}: {form!r}"
        for key, entry in words(path).items()
        for form in forms(entry).values()
        for pattern, why in TYPOGRAPHY.get(language, {}).items()
        if re.search(pattern, form)
    ]
    assert not wrong, f"{name_of(path)}: {wrong}"


# --- the rules -----------------------------------------------------------------------------------------------------------


def rules_of(book: Path) -> dict[str, str]:
    """Return the rules of a RULES.md: id and the short paraphrase."""
    return dict(
        re.findall(
            r"^\| *([A-Z]{2}\d+\.\d+) *\| *(.*?) *\|", book.read_text(encoding="utf-8"), re.M
        )
    )


@each_rule_book
def test_every_game_is_introduced(book: Path) -> None:
    asked = set(
        re.findall(
            r"[`'$}]\.game\.(\w+)",
            "".join(path.read_text(encoding="utf-8") for path in CLIENT.rglob("*.svelte")),
        )
    )
    assert {"title", "about", "overview", "sources"} <= asked, (
        "the pages ask for other words than this test thinks"
    )
    assert not {f"game.{name}" for name in asked} - set(game_words(book.parent, "en")), (
        "the pages ask for words that the game lacks"
    )


@each_rule_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(book: Path, language: str) -> None:
    rules = rules_of(book)
    said = game_words(book.parent, language)
    told = {key.removeprefix("rule.") for key in said if key.startswith("rule.")}
    assert rules, f"{name_of(book)} lists no rule"
    assert not set(rules) - told, (
        f"{book.parent.name}, {language}: no text for {sorted(set(rules) - told)}"
    )
    assert not told - set(rules), (
        f"{book.parent.name}, {language}: text for unknown {sorted(told - set(rules))}"
    )
    chapters = {rule.split(".")[0] for rule in rules}
    titled = {key.removeprefix("chapter.") for key in said if key.startswith("chapter.")}
    assert chapters == titled, (
        f"{book.parent.name}, {language}: chapters {sorted(chapters ^ titled)}"
    )


@each_rule_book
def test_english_rules_equal_the_index(book: Path) -> None:
    said = game_words(book.parent, "en")
    different = {
        rule: text for rule, text in rules_of(book).items() if said.get(f"rule.{rule}") != text
    }
    assert not different, f"{name_of(book)} and the English texts differ: {different}"


# --- names and events -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stop_and_route_of_paris_paris_has_a_name(language: str) -> None:
    material = tomllib.loads(
        (GAMES / "paris_paris" / "data" / "map.toml").read_text(encoding="utf-8")
    )
    said = catalogue(language)
    wanted = {f"paris_paris.route.{route['id']}" for route in material["route"]}
    assert wanted <= set(said), sorted(wanted - set(said))
    assert {stop["name"] for stop in material["stop"]} == {
        said[f"paris_paris.stop.{stop['id']}"] for stop in material["stop"]
    }
    twice = [key for key in game_words(GAMES / "paris_paris", language) if key.startswith("stop.")]
    assert not twice, "stops bear the names of the map, in every language"


def event_kinds() -> dict[str, dict[str, list[str]]]:
    """Return by title of a game its event kinds with the names of their values, as docs/protocol.md lists them."""
    out: dict[str, dict[str, list[str]]] = {}
    for title, kinds in re.findall(
        r"^Event kinds of ([^:]+): (.*?)(?:\n\s*\n|\Z)",
        PROTOCOL.read_text(encoding="utf-8"),
        re.M | re.S,
    ):
        out[title] = {
            kind: [value for value in values.split(",") if value]
            for kind, values in re.findall(r"`(\w+)\{(.*?)\}`", kinds)
        }
    return out


def belongs(key: str, kind: str) -> bool:
    """Return whether the sentence ``key`` is the one of an event or a form of it: bag, bag_tie, bag.no_seat."""
    return key == kind or key.startswith((f"{kind}_", f"{kind}."))


@pytest.mark.parametrize("title", sorted(event_kinds()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(title: str, language: str) -> None:
    kinds = event_kinds()[title]
    assert len(kinds) > 5, "the list of event kinds could not be read"
    [game] = [
        folder
        for folder in sorted(GAMES.iterdir())
        if game_words(folder, "en").get("game.title") == title
    ]
    said = {
        key.removeprefix("event."): entry
        for key, entry in game_words(game, language).items()
        if key.startswith("event.")
    }
    mine: dict[str, list[Entry]] = {kind: [] for kind in kinds}
    for key, entry in said.items():
        owners = [kind for kind in kinds if belongs(key, kind)]
        assert owners, f"{language}: event.{key} is the sentence of no event"
        kind = max(owners, key=len)
        mine[kind].append(entry)
        known = {re.split(r"[|:]", value)[0] for value in kinds[kind]} | {"n"}
        for form in forms(entry).values():
            assert holes(form) <= known, (
                f"{language}: event.{key} asks for {sorted(holes(form) - known)}"
            )
    assert not [kind for kind, sentences in mine.items() if not sentences], (
        f"{language}: events without a sentence"
    )
    for kind, values in kinds.items():
        for value in values:
            if value.endswith("|null"):
                name = value.removesuffix("|null")
                assert any(
                    name not in holes(form)
                    for entry in mine[kind]
                    for form in forms(entry).values()
                ), f"{language}: event.{kind} has no sentence for when {name} is not known"


# --- nothing is said outside the catalogues ---------------------------------------------------------------------------

SPOKEN = {
    "alt",
    "aria-description",
    "aria-label",
    "aria-placeholder",
    "aria-roledescription",
    "aria-valuetext",
    "label",
    "placeholder",
    "title",
}
NAMES = {"Lutetia"}  # the site's own name is the same in every language
LETTERS = re.compile(r"[^\W\d_]")


def expression_at(source: str, at: int, strings: list[tuple[int, str]]) -> int:
    """Return the place after the ``{...}`` that begins at ``at``, and add place and text of the strings in it."""
    depth = 0
    while at < len(source):
        char = source[at]
        if char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                return at + 1
        elif char in "'\"`":
            start, text = at, ""
            at += 1
            while at < len(source) and source[at] != char:
                if char == "`" and source.startswith("${", at):
                    at = expression_at(source, at + 1, strings)
                    text += "\0"
                else:
                    text += source[at]
                    at += 2 if source[at] == "\\" else 1
            strings.append((start, text))
        elif source.startswith(("/*", "//"), at):
            end = source.find("*/" if source[at + 1] == "*" else "\n", at)
            at = len(source) if end < 0 else end + (source[at + 1] == "*")
        at += 1
    return at


def literals(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of every literal that a reader of this Svelte component would see or hear."""

    def blank(match: re.Match[str]) -> str:
        return re.sub(r"[^\n]", " ", match.group())

    source = re.sub(
        r"<!--.*?-->|<script\b.*?</script>|<style\b.*?</style>", blank, source, flags=re.S
    )
    at, shown, since = 0, "", 0

    def found(text: str, place: int) -> Iterator[tuple[int, str]]:
        if LETTERS.search(re.sub(r"&\w+;", "", text)) and text.strip() not in NAMES:
            yield source.count("\n", 0, place) + 1, " ".join(text.split())

    def spoken(strings: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
        # Sentences inside an expression: several words, or one with a capital. Keys and ids are neither.
        for place, text in sorted(strings):
            if re.search(r"[^\W\d_]\S* +[^\W\d_]|^[A-ZÀ-Ý][^\W\d_]+", text.replace("\0", "x")):
                yield from found(text.replace("\0", "…"), place)

    while at < len(source):
        char = source[at]
        if char == "{":
            yield from found(shown, since)
            strings: list[tuple[int, str]] = []
            block = source[at + 1] in "#:/@"
            at, shown = expression_at(source, at, strings), ""
            if not block:
                yield from spoken(strings)
            since = at
        elif (
            char == "<"
            and at + 1 < len(source)
            and (source[at + 1].isalpha() or source[at + 1] == "/")
        ):
            yield from found(shown, since)
            at = re.compile(r"</?[\w:.-]+").match(source, at).end()  # type: ignore[union-attr]
            while at < len(source) and source[at] != ">":
                attribute = re.compile(r"([\w:.|-]+)(\s*=\s*)?").match(source, at)
                if source[at] == "{":
                    at = expression_at(source, at, [])
                elif attribute:
                    name, has_value, at = attribute[1], attribute[2], attribute.end()
                    if not has_value:
                        continue
                    start, quote, value = at, source[at], ""
                    closing = quote if quote in "\"'" else ""
                    at += bool(closing)
                    while at < len(source) and (
                        source[at] != closing if closing else not re.match(r"[\s>]", source[at])
                    ):
                        if source[at] == "{":
                            strings = []
                            at = expression_at(source, at, strings)
                            if name in SPOKEN:
                                yield from spoken(strings)
                        else:
                            value += source[at]
                            at += 1
                    at += bool(closing)
                    if name in SPOKEN:
                        yield from found(value, start)
                else:
                    at += 1
            at, shown = at + 1, ""
            since = at
        else:
            if not shown.strip():
                since = at
            shown += char
            at += 1
    yield from found(shown, since)


BAD = """<script lang="ts">
  const label = 'not seen';
</script>
<!-- not seen -->
<p class="seen" {...rest}>
  Hello, {name}
</p>
<button aria-label="Close it" title={t('a.b')} onclick={() => { if (a > 0) go('x'); }}>×</button>
<input placeholder='Your {thing}' {label} />
{#if ready}{t('a.c')}{:else}Wait{/if}
<b>{late ? 'Too late' : t('a.d')}</b>
<img alt={`Map`} src="x.svg" />
<i title={t(`a.${b}`, { c: `the ${t('a.e')} house` })}></i>
<style>
  p { color: red }
</style>
"""
GOOD = """<script>let a = 'Some words';</script>
<svelte:head><title>{t('site.title')}</title></svelte:head>
<h1 class="large words">Lutetia</h1>
<p aria-label={t('a.b', { n: 1 })} data-kind="some kind">{t('a.c')} – {n}&nbsp;/ 12 ×</p>
{#each list as one (one.id)}<i class:on={one === 'Two words'}>{one.id}</i>{/each}
<b aria-label={t('a.d', { c: t(`a.${one}`), d: t(`b.${two}`) })}></b>
<svg viewBox="0 0 1 1"><text>{letter}</text></svg>
"""


def test_the_scan_for_literals_can_fail() -> None:
    assert list(literals(BAD)) == [
        (6, "Hello,"),
        (8, "Close it"),
        (9, "Your"),
        (10, "Wait"),
        (11, "Too late"),
        (12, "Map"),
        (13, "the … house"),
    ]
    assert list(literals(GOOD)) == []


COMPONENTS = sorted(CLIENT.rglob("*.svelte"))


@pytest.mark.parametrize("component", COMPONENTS, ids=[name_of(path) for path in COMPONENTS])
def test_no_literal_words_in_components(component: Path) -> None:
    seen = [
        f"{name_of(component)}:{line}: {text}"
        for line, text in literals(component.read_text(encoding="utf-8"))
    ]
    assert not seen, "words belong into the catalogues:\n" + "\n".join(seen)


def test_every_key_that_the_client_names_exists() -> None:
    known = everything("en")
    missing = []
    for path in sorted([*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]):
        source = path.read_text(encoding="utf-8")
        for match in re.finditer(r"(?<![\w.])t\(\s*'(\w+(?:\.[\w-]+)+)'", source):
            if match[1] not in known:
                missing.append(
                    f"{name_of(path)}:{source.count(chr(10), 0, match.start()) + 1}: {match[1]}"
                )
    assert not missing, "keys that no catalogue has:\n" + "\n".join(missing)


def named_in_python(source: str) -> Iterator[tuple[int, str, set[str] | None]]:
    """Yield line, key and the names of its values of every sentence named in Python: No(...), Refusal(...), {"key", "args"}.

    The names are None where they are not written out.
    """

    def text(node: ast.expr | None) -> str | None:
        return (
            node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
        )

    def names(node: ast.expr | None) -> set[str] | None:
        if not isinstance(node, ast.Dict) or any(text(key) is None for key in node.keys):
            return None
        return {str(text(key)) for key in node.keys}

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) > 1:
            key = text(node.args[1])
            if key and node.func.id == "No":
                spread = any(word.arg is None for word in node.keywords)
                yield (
                    node.lineno,
                    key,
                    None if spread else {str(word.arg) for word in node.keywords},
                )
            if key and node.func.id == "Refusal":
                yield node.lineno, key, names(node.args[2]) if len(node.args) > 2 else set()
        if isinstance(node, ast.Dict):
            values = {
                text(key): value
                for key, value in zip(node.keys, node.values, strict=True)
                if key is not None
            }
            key = text(values.get("key"))
            if key and "args" in values:
                yield node.lineno, key, names(values["args"])


def test_the_reading_of_python_can_fail() -> None:
    sample = 'No("x", "a.b", seat=1)\nRefusal(None, "a.c", {"text": t})\nx = {"key": "a.d", "args": args}\nNo("x", "a.e", **w)'
    found = sorted(named_in_python(sample), key=lambda one: one[0])
    assert found == [(1, "a.b", {"seat"}), (2, "a.c", {"text"}), (3, "a.d", None), (4, "a.e", None)]


def test_every_sentence_named_in_python_exists_and_gets_its_values() -> None:
    known = everything("en")
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for line, key, values in named_in_python(path.read_text(encoding="utf-8")):
            place = f"{name_of(path)}:{line}: {key}"
            if key not in known:
                wrong.append(f"{place} is in no catalogue")
            elif values is not None:
                lacking = (
                    set().union(*(holes(form) for form in forms(known[key]).values())) - values
                )
                wrong += [f"{place} gets no {name}" for name in sorted(lacking)]
    assert not wrong, "\n".join(wrong)
