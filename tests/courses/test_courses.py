"""The lessons: every one fits the rules, and a change of these is noticed."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from lutetia.courses import check, lesson, reading
from lutetia.courses.check import faults, right_answer
from lutetia.courses.lesson import Moment, after, truth
from lutetia.courses.reading import Lesson, LessonError, course
from lutetia.courses.tries import tried, way_to
from lutetia.games import IDS
from lutetia.server.codec import encode
from lutetia.server.courses import told
from tests.contract.test_secrets import dreamt

GAMES = [game for game in IDS if course(game)]
RULES = {f"PP{chapter}.{n}" for chapter in range(1, 10) for n in range(1, 10)}
SAYS: dict[str, check.Says] = {"en": lambda key, args: key}

each_lesson = pytest.mark.parametrize(
    "one",
    [one for game in GAMES for one in course(game).values()],
    ids=lambda one: f"{one.game}-{one.id}",
)


def moments(one: Lesson) -> list[tuple[tuple[str, ...], Moment]]:
    """Return every moment of a lesson that is answered rightly, with the answers before it."""
    found, answers = [], ()
    while True:
        now = after(one, answers)
        found.append((answers, now))
        if now.step is None:
            return found
        answers = (*answers, right_answer(now))


def changed(monkeypatch: pytest.MonkeyPatch, name: str, at: int, **fields: object) -> list[str]:
    """Return the faults of Paris Paris when one step of a lesson is another."""
    true = course("paris_paris")
    steps = list(true[name].steps)
    steps[at] = msgspec.structs.replace(steps[at], **fields)
    other = {**true, name: msgspec.structs.replace(true[name], steps=steps)}
    for module in (check, lesson):
        monkeypatch.setattr(module, "course", lambda game: other)
    lesson._after.cache_clear()
    try:
        return list(faults("paris_paris", SAYS, RULES))
    finally:
        monkeypatch.undo()
        lesson._after.cache_clear()


@pytest.mark.parametrize(
    ("name", "at", "fields", "says"),
    [
        ("small", 2, {"shows": ["big_tour"]}, "no big_tour has happened"),
        ("small", 2, {"rule": "PP6.99"}, "there is no rule 'PP6.99'"),
        ("small", 1, {"do": ["build odeon"]}, "none of ['build odeon'] is legal"),
        ("small", 1, {"do": ["build"]}, "nothing else can be tried"),
        ("small", 0, {"position": {"players": 9}}, "paris_paris, small: "),
        ("small", 2, {"do": [""]}, "it is not the learner's turn"),
        ("small", 1, {"lasts": "game"}, "it is not the learner's turn"),
        ("full", 1, {"then": ["build louvre"]}, "paris_paris, full: "),
        ("questions", 3, {"choices": [7, 8]}, "2 is right and not among ['7', '8']"),
        ("questions", 3, {"action": "build odeon"}, "paris_paris, questions: "),
        ("questions", 0, {"asks": None}, "7 questions, not 8"),
    ],
)
def test_what_breaks_a_lesson_is_said(
    monkeypatch: pytest.MonkeyPatch, name: str, at: int, fields: dict[str, object], says: str
) -> None:
    assert any(says in fault for fault in changed(monkeypatch, name, at, **fields))


def test_a_sentence_that_is_missing_is_said() -> None:
    mute: dict[str, check.Says] = {"de": lambda key, args: None if "first.take" in key else key}
    found = list(faults("paris_paris", mute, RULES))
    assert found == ["paris_paris, first, take: no sentence in de, course.paris_paris.first.take"]


def test_a_file_that_is_no_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str) -> dict[str, Lesson]:
        raise LessonError(f"{game}, small.toml: Object contains unknown field `doo`")

    monkeypatch.setattr(check, "course", broken)
    assert list(faults("paris_paris", SAYS, RULES)) == [
        "paris_paris, small.toml: Object contains unknown field `doo`"
    ]
    with pytest.raises(msgspec.ValidationError, match="doo"):
        msgspec.toml.decode('order = 1\n[[step]]\nsay = "x"\ndoo = 1\n', type=reading.Lesson)


@each_lesson
def test_the_same_answers_lead_to_the_same_moment(one: Lesson) -> None:
    before = [now for _, now in moments(one)]
    lesson._after.cache_clear()
    assert [now for _, now in moments(one)] == before
    assert before[-1].at == len(one.steps)
    assert after(one, (*("",) * 100,)).taken <= len(one.steps)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_tried_has_a_way_to_its_step(game: str) -> None:
    late = 0
    for one in course(game).values():
        asked = {step.rule for step in one.steps if step.do is not None}
        assert set(tried(one)) == (set() if one.level else asked)
        for rule in tried(one):
            way = way_to(one, rule)
            now = after(one, way)
            assert (now.taken, now.wrong) == (len(way), None)
            assert now.step is not None
            assert now.step.rule == rule
            assert lesson.wanted(now.state, now.step), "nothing can be tried there"
            at = next(i for i, step in enumerate(one.steps) if step.do and step.rule == rule)
            assert now.at == at, "another step tries it before"
            late += at > 1
        with pytest.raises(KeyError):
            way_to(one, "none")
    assert late > 0, "all are tried at once"


TRIED = ["build odeon", "build louvre over lilac", "lay 1 at a1", "take T5", "bank chaillot"]
TRIED += ["build red", "lay P22", "take red 2", "pass", "nonsense"]


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_is_told_what_a_seat_may_know_and_nothing_else(game: str) -> None:
    differed = 0
    for one in course(game).values():
        found = moments(one)
        out = [after(one, (*answers, lesson.NEXT)) for answers, now in found if now.plays_out]
        for now in [*(now for _, now in found), *out]:
            here = encode(told(now, TRIED))
            for seed in (1, 2):
                other = dreamt(now.state, one.seat, seed)
                differed += other != now.state
                assert encode(told(replace(now, state=other), TRIED)) == here
    assert differed > 0


@each_lesson
def test_no_answer_does_harm(one: Lesson) -> None:
    rng = random.Random(one.id)
    words = ["", "yes", "no", "-1", "0", "2", "build", "build odeon", "\x00", "ü" * 200]
    words += ["pass", "lay 3 at a1", "take T5", "use chartier"]
    for answers, now in moments(one):
        for _ in range(4):
            more = tuple(rng.choice(words) for _ in range(rng.randint(1, 4)))
            found = after(one, (*answers, *more))
            assert len(answers) <= found.taken <= len(answers) + len(more)
            if found.taken == len(answers):
                assert found.state == now.state
            encode(told(found, list(more)))


@pytest.mark.parametrize(
    ("game", "lasts", "answers", "at"),
    [
        ("paris_paris", "game", 12, 4),
        ("paris_paris", "turn", 1, 2),
        ("cite", "phase", 12, 2),
        ("cite", "turn", 1, 2),
    ],
)
def test_a_step_may_last_until_the_turn_the_phase_or_the_game_is_over(
    game: str, lasts: str, answers: int, at: int
) -> None:
    true = course(game)["first"]
    step = msgspec.structs.replace(true.steps[1], do=[""], lasts=lasts)
    steps = [true.steps[0], step, *true.steps[-3:]]
    now = lesson._after(game, "first", ("",))
    now = replace(now, lesson=msgspec.structs.replace(true, steps=steps))
    phase = now.state.view()["phase"]
    for _ in range(answers):
        assert (now.at, now.state.view()["phase"]) == (1, phase)
        now = lesson._done(now, step, right_answer(now))
    assert (now.at, now.taken, now.state.is_over) == (at, answers + 1, lasts == "game")
    assert (now.state.view()["phase"] != phase) == (lasts in ("phase", "game"))


def test_the_whole_text_of_an_action_asks_for_that_one_alone() -> None:
    now = after(course("cite")["cards"], ("", "use lampadaire at e3", ""))
    assert now.step is not None
    assert now.step.do == ["use chartier"]
    assert lesson.wanted(now.state, now.step) == ["use chartier"]
    both = msgspec.structs.replace(now.step, do=["use chart"])
    assert lesson.wanted(now.state, both) == ["use chartier", "use chartier without effect"]
    found = after(now.lesson, ("", "use lampadaire at e3", "", "use chartier without effect"))
    assert found.taken == 3
    assert found.wrong is not None
    assert found.wrong.rule == "LC4.6"


def test_positions_have_in_common_what_the_lesson_says() -> None:
    one = course("cite")["light"]
    assert all("ground" not in (step.position or {}) for step in one.steps)
    for _, now in moments(one):
        if now.step is not None:
            assert now.state.view()["ground"] == one.position["ground"]


@pytest.mark.parametrize("game", GAMES)
def test_points_are_what_the_action_brings(game: str) -> None:
    one = course(game)["questions"]
    for _, now in moments(one):
        if now.step is not None and now.step.asks == "points":
            before = now.state.scores().totals[one.seat]
            gained = now.state.play(now.step.action).scores().totals[one.seat] - before
            assert truth(now.state, now.step, one.seat) == str(gained)
