"""The words of the site: complete in every language, equal to the rules they paraphrase,
and nowhere written into a drawing.

Reads the files themselves, so that a slip in a sentence is named by file and message.
"""

from __future__ import annotations

import ast as python
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast
from msgspec.inspect import NoneType, StructType

from generate.kinds import fields, info, members
from generate.pages import schema_of
from lutetia.games import IDS
from lutetia.i18n import catalogue, languages
from lutetia.i18n.catalogue import message_id
from lutetia.i18n.entries import parsed
from lutetia.i18n.files import names
from lutetia.i18n.kinds import PLAIN, bare, kinds
from lutetia.i18n.speaker import PAIR
from tests.i18n.reading import Entry, choices, entries, sentences, variables

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "lutetia"
GAMES = PACKAGE / "games"
CLIENT = ROOT / "web" / "src"

LANGUAGES = languages()
PIECES = {f"{game.name}-line-pieces" for game in GAMES.iterdir()}
"""Where the kinds of what lies under a line of the score are declared."""

# What counts up to a million ask for; French has a "many" of its own from a million on,
# where "other" serves.
COUNTED = range(1000)


# --- reading --------------------------------------------------------------------------------------


def rules_of(book: Path) -> dict[str, str]:
    """Return the rules of a RULES.md: id and the short paraphrase."""
    return dict(
        re.findall(
            r"^\| *([A-Z]{2}\d+\.\d+) *\| *(.*?) *\|", book.read_text(encoding="utf-8"), re.M
        )
    )


def beside(english: Path, language: str) -> Path:
    """Return the file of ``language`` that stands beside an English one: en.ftl, ui.en.ftl."""
    return english.with_name(re.sub(r"\ben\.ftl$", f"{language}.ftl", english.name))


@cache
def words(path: Path) -> dict[str, Entry]:
    """Return one file of messages by Fluent identifier;
    a game's main English one has its rules from RULES.md."""
    out = entries(path)
    if path.name == "en.ftl" and path.parent.name == "texts":
        for rule, text in rules_of(path.parent.parent / "RULES.md").items():
            identifier = message_id(f"{path.parent.parent.name}.rule.{rule}")
            assert identifier not in out, f"the English of {rule} stands twice"
            out |= parsed(f"{identifier} = {text}\n", path.name)
    return out


def messages(path: Path) -> dict[str, Entry]:
    """Return one file without its terms, which are a matter of its language."""
    return {name: entry for name, entry in words(path).items() if isinstance(entry, ast.Message)}


def english_files() -> list[Path]:
    return sorted(
        [
            *PACKAGE.glob("catalogues/en.ftl"),
            *PACKAGE.glob("catalogues/*.en.ftl"),
            *PACKAGE.glob("catalogues/later/*.en.ftl"),
            *GAMES.glob("*/texts/en.ftl"),
            *GAMES.glob("*/texts/*.en.ftl"),
        ]
    )


def everything(language: str) -> dict[str, Entry]:
    """Return all messages of ``language``."""
    out: dict[str, Entry] = {}
    for english in english_files():
        out |= messages(beside(english, language))
    return out


def game_words(game: Path, language: str) -> dict[str, Entry]:
    """Return everything that a game's folder says in ``language``,
    without the name of the game before it."""
    prefix = f"{game.name}-"
    return {
        name.removeprefix(prefix): entry
        for english in english_files()
        if english.parent == game / "texts"
        for name, entry in messages(beside(english, language)).items()
    }


def holes(sentence: str) -> set[str]:
    """Return the names of the arguments that are filled into a form of a message."""
    return set(re.findall(r"\{(\w+)\}", sentence))


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


# --- every language says the same things ----------------------------------------------------------


def test_there_is_something_to_test() -> None:
    assert ENGLISH
    assert RULE_BOOKS


@each_file
def test_same_keys_as_english(english: Path, language: str) -> None:
    path = beside(english, language)
    assert path.exists(), f"{name_of(path)} is missing"
    missing = sorted(set(messages(english)) - set(messages(path)))
    extra = sorted(set(messages(path)) - set(messages(english)) - set(map(message_id, names())))
    assert not missing, f"{name_of(path)} lacks {missing}"
    assert not extra, f"{name_of(path)} has {extra} too many"


DECLARED = {message_id(key): args for key, args in kinds().items()}


@each_file
def test_same_arguments_as_declared(english: Path, language: str) -> None:
    path = beside(english, language)
    wrong = [
        f"{name}: {sorted(variables(entry))} instead of {sorted(DECLARED.get(name, {}))}"
        for name, entry in messages(path).items()
        if variables(entry) != set(DECLARED.get(name, {}))
    ]
    assert not wrong, f"{name_of(path)}: {wrong}"


def test_arguments_are_declared_of_messages_that_there_are() -> None:
    assert len(DECLARED) == len(kinds()), "two keys have one identifier"
    assert not set(DECLARED) - set(everything("en")) - PIECES, "messages that there are not"


def test_every_kind_is_known() -> None:
    ids = [*everything("en"), *map(message_id, names())]
    for key, args in kinds().items():
        for kind in map(bare, args.values()):
            for one in re.split(r"[|/]", kind):
                special = one in (*PLAIN, "seat", "points", "scores") or key == PAIR
                prefix = message_id(f"{key.split('.')[0]}.{one}.")
                assert special or any(name.startswith(prefix) for name in ids), (key, one)


@each_file
def test_a_count_has_every_plural_and_what_may_be_unknown_a_sentence(
    english: Path, language: str
) -> None:
    path = beside(english, language)
    plurals = {Locale(language).plural_form(n) for n in COUNTED} | {"other"}
    wrong = []
    for name, entry in messages(path).items():
        args = DECLARED.get(name, {})
        chosen: dict[str, set[str]] = {}
        for by, variants in choices(entry):
            if by and args[by] == "number" and {v for v in variants if not v.isdigit()} != plurals:
                wrong.append(f"{name} has {sorted(variants)}")
            if by:
                chosen[by] = chosen.get(by, set()) | variants
        for by, kind in args.items():
            if kind.endswith("?") and "none" not in chosen.get(by, set()):
                wrong.append(f"{name} has no sentence for when {by} is not known")
    assert not wrong, f"{name_of(path)}: {wrong}"


@each_file
def test_a_number_with_a_sentence_of_its_own_has_one_in_every_language(
    english: Path, language: str
) -> None:
    def exact(entry: Entry) -> set[tuple[str | None, str]]:
        return {(by, v) for by, variants in choices(entry) for v in variants if v.isdigit()}

    path = beside(english, language)
    said = messages(path)
    lacking = {name: exact(entry) - exact(said[name]) for name, entry in messages(english).items()}
    wrong = [f"{name} lacks {sorted(numbers)}" for name, numbers in lacking.items() if numbers]
    assert not wrong, f"{name_of(path)}: {wrong}"


@each_file
def test_every_value_is_a_clean_sentence(english: Path, language: str) -> None:
    path = beside(english, language)
    wrong = []
    for name, entry in words(path).items():
        for form in sentences(entry):
            if not form.strip():
                wrong.append(f"{name} is empty")
            elif form != form.strip() or "  " in form:
                wrong.append(f"{name} has stray spaces")
            elif any(
                ord(c) > 0xFFFF or (unicodedata.category(c) == "So" and c not in "°№©")
                for c in form
            ):
                wrong.append(f"{name} has a pictogram")
    assert not wrong, f"{name_of(path)}: {wrong}"


def test_no_sentence_is_in_two_files() -> None:
    seen: dict[str, Path] = {}
    twice = []
    for english in ENGLISH:
        for key in messages(english):
            if key in seen:
                twice.append(f"{key} in {name_of(seen[key])} and {name_of(english)}")
            seen[key] = english
    assert not twice


# --- typography -----------------------------------------------------------------------------------

TYPOGRAPHY = {
    "fr": {
        r"(?<=[^\u202f!?.…])[;!?](?!\w)": "a narrow no-break space stands before ; ! ?",
        r"(?:\S|[ ])(?<!\u00a0):(?=\s|$)": "a no-break space stands before a colon",
        r"«(?!\u00a0)|(?<!\u00a0)»": "no-break spaces stand inside guillemets",
        r"(?<=\w)'(?=\w)": "the apostrophe is ’",
        r"[“”„\"]": "quotation marks are « and »",
        r"[\d}] (?:francs?|fr\.|points?|pts)": "a no-break space stands before a unit",
    },
    "de": {
        r"[”«»\"]|(?<=\w)'(?=\w)": "quotation marks are „ and “",
        r"[\d}] (?:Punkte?n?|Francs?|s)\b|[\d}] (?:Fr|P)\.": (
            "a no-break space stands before a unit"
        ),
    },
    "pl": {
        r"[“«»\"]|(?<=\w)'(?=\w)": "quotation marks are „ and ”",
        r"(?<![\w’-])[aiouwzAIOUWZ] (?=[\w„({])": "a no-break space follows a word of one letter",
        r"[\d}] (?:frank|fr\.|pkt)": "a no-break space stands before a unit",
        r"[\d}]\s%": "the sign for percent stands at its number",
    },
}


def counted(key: str, entry: Entry) -> str:
    """Return a pattern of numbers that a form is chosen by and that can part from what is
    counted."""
    declared = DECLARED.get(key, {})
    by = [re.escape(name) for name, _ in choices(entry) if declared.get(name or "") == "number"]
    return rf"\{{(?:{'|'.join(by)})\}} [^\W\d_]{{2}}" if by else "(?!)"


def test_the_typography_rules_can_fail() -> None:
    bad = {
        "fr": [
            "Non !",
            "Non!",
            "Oui :",
            "Oui: non",
            "«oui»",
            "l'arrêt",
            "“oui”",
            "{n} points",
            "«\u202foui\u202f»",
            "Non\u00a0?",
        ],
        "de": ["“a”", "3 Punkte", "{n} Fr."],
        "pl": ["„a“", "w mieście", "3 franki", "95\u00a0%"],
    }
    for language, slips in bad.items():
        for sentence in slips:
            assert any(re.search(pattern, sentence) for pattern in TYPOGRAPHY[language]), (
                language,
                sentence,
            )
    good = {
        "fr": ["Non\u202f!", "Oui\u00a0: à 12:30", "«\u00a0l’arrêt\u00a0»", "3\u00a0points"],
        "de": ["„a“", "3\u00a0Punkte", "{n}\u00a0Fr."],
        "pl": ["„a”", "w\u00a0mieście", "{francs}\u00a0fr."],
    }
    for language, clean in good.items():
        for sentence in clean:
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
        for form in sentences(entry)
        for pattern, why in TYPOGRAPHY.get(language, {}).items()
        if re.search(pattern, form)
    ]
    if language in TYPOGRAPHY:
        wrong += [
            f"{key}: a no-break space stands before what is counted: {form!r}"
            for key, entry in words(path).items()
            for form in sentences(entry)
            if re.search(counted(key, entry), form)
        ]
    assert not wrong, f"{name_of(path)}: {wrong}"


# --- the rules ------------------------------------------------------------------------------------


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
    assert not {f"game-{name}" for name in asked} - set(game_words(book.parent, "en")), (
        "the pages ask for words that the game lacks"
    )


@each_rule_book
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text(book: Path, language: str) -> None:
    rules = rules_of(book)
    said = game_words(book.parent, language)
    told = {key.removeprefix("rule-") for key in said if key.startswith("rule-")}
    wanted = {message_id(rule) for rule in rules}
    assert rules, f"{name_of(book)} lists no rule"
    assert not wanted - told, f"{book.parent.name}, {language}: no text for {wanted - told}"
    assert not told - wanted, f"{book.parent.name}, {language}: unknown {told - wanted}"
    chapters = {rule.split(".")[0] for rule in rules}
    titled = {key.removeprefix("chapter-") for key in said if key.startswith("chapter-")}
    assert chapters == titled, (
        f"{book.parent.name}, {language}: chapters {sorted(chapters ^ titled)}"
    )


# --- names and events -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stop_and_route_of_paris_paris_has_a_name(language: str) -> None:
    material = tomllib.loads(
        (GAMES / "paris_paris" / "data" / "map.toml").read_text(encoding="utf-8")
    )
    said = catalogue(language)
    assert all(f"paris_paris.route.{route['id']}" in said for route in material["route"])
    for stop in material["stop"]:
        # stops bear the names of the map, in every language
        assert said.format(f"paris_paris.stop.{stop['id']}", {}) == stop["name"]


def event_kinds(game: str) -> dict[str, dict[str, bool]]:
    """Return the kinds of events of a game with the names of their values,
    each with whether it may be null."""
    out = {}
    for one in members(info(schema_of(game).Event)):
        assert isinstance(one, StructType)
        out[str(one.tag)] = {field.name: NoneType() in members(field.kind) for field in fields(one)}
    return out


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(game: str, language: str) -> None:
    kinds = event_kinds(game)
    said = {
        key.removeprefix("event-"): entry
        for key, entry in game_words(GAMES / game, language).items()
        if key.startswith("event-")
    }
    assert set(kinds) <= set(said), f"{language}: events without a sentence"
    assert {key.removesuffix("_many") for key in said} <= set(kinds), "sentences of no event"
    for kind, values in kinds.items():
        for key in (kind, f"{kind}_many"):
            asked = variables(said[key]) if key in said else set()
            assert asked <= set(values), f"{language}: event.{key} asks for {asked - set(values)}"
        for name, unknown in values.items():
            assert not unknown or any(name not in holes(form) for form in sentences(said[kind])), (
                f"{language}: event.{kind} has no sentence for when {name} is not known"
            )


# --- nothing is said outside the catalogues -------------------------------------------------------

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
    """Return the place after the ``{...}`` that begins at ``at``,
    and add place and text of the strings in it."""
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
    """Yield line and text of every literal that a reader of this Svelte
    component would see or hear."""

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
        # Sentences inside an expression: several words, or one with a capital.
        # Keys and ids are neither.
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
    known = {*everything("en"), *map(message_id, names())}
    missing = []
    for path in sorted([*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]):
        source = path.read_text(encoding="utf-8")
        for match in re.finditer(r"(?<![\w.])t\(\s*'(\w+(?:\.[\w-]+)+)'", source):
            if message_id(match[1]) not in known:
                missing.append(
                    f"{name_of(path)}:{source.count(chr(10), 0, match.start()) + 1}: {match[1]}"
                )
    assert not missing, "keys that no catalogue has:\n" + "\n".join(missing)


def named_in_python(source: str) -> Iterator[tuple[int, str, set[str] | None]]:
    """Yield line, key and the names of its values of every sentence named in Python: No(...),
    Refusal(...), {"key", "args"}.

    The names are None where they are not written out.
    """

    def text(node: python.expr | None) -> str | None:
        return (
            node.value
            if isinstance(node, python.Constant) and isinstance(node.value, str)
            else None
        )

    def names(node: python.expr | None) -> set[str] | None:
        if not isinstance(node, python.Dict) or any(text(key) is None for key in node.keys):
            return None
        return {str(text(key)) for key in node.keys}

    for node in python.walk(python.parse(source)):
        if (
            isinstance(node, python.Call)
            and isinstance(node.func, python.Name)
            and len(node.args) > 1
        ):
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
        if isinstance(node, python.Dict):
            values = {
                text(key): value
                for key, value in zip(node.keys, node.values, strict=True)
                if key is not None
            }
            key = text(values.get("key"))
            if key and "args" in values:
                yield node.lineno, key, names(values["args"])


def test_the_reading_of_python_can_fail() -> None:
    sample = """No("x", "a.b", seat=1)
Refusal(None, "a.c", {"text": t})
x = {"key": "a.d", "args": args}
No("x", "a.e", **w)"""
    found = sorted(named_in_python(sample), key=lambda one: one[0])
    assert found == [(1, "a.b", {"seat"}), (2, "a.c", {"text"}), (3, "a.d", None), (4, "a.e", None)]


def test_every_sentence_named_in_python_exists_and_gets_its_values() -> None:
    known = everything("en")
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for line, key, values in named_in_python(path.read_text(encoding="utf-8")):
            place = f"{name_of(path)}:{line}: {key}"
            if message_id(key) not in known:
                wrong.append(f"{place} is in no catalogue")
            elif values is not None:
                lacking = variables(known[message_id(key)]) - values
                wrong += [f"{place} gets no {name}" for name in sorted(lacking)]
    assert not wrong, "\n".join(wrong)
