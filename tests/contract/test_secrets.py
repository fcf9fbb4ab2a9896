"""Non-interference: what a viewer may not know changes nothing that the viewer gets."""

from __future__ import annotations

import json

from lutetia.ai.game_kernels import game_kernels, load_template
from lutetia.engine.actors import CHANCE
from lutetia.engine.errors import Refusal
from lutetia.engine.events import for_viewer
from lutetia.engine.game import State
from lutetia.engine.kernel import array, to_list, zeros
from lutetia.engine.rng import make_rng
from lutetia.games import OURS
from tests.contract.conftest import spread


def dreamt(state: State, viewer: int | None, seed: int) -> State:
    """Return a state that differs from ``state`` only in what ``viewer`` may not know."""
    buffer = state.buffer()
    state.game.entry_points.resample(buffer, -1 if viewer is None else viewer, make_rng(seed))
    return State(state.game, buffer, state.players, state.options, ply=state.ply)


def said(no: Refusal | None) -> list[object] | None:
    """Return all that a refusal is put into words of."""
    return no and [no.rule, no.key, dict(no.args)]


def everything_told(state: State, viewer: int | None) -> str:
    """Return all that reaches ``viewer`` through any channel, as one text, with what a perfect
    memory adds."""
    return json.dumps(state.view(viewer, recall=True)) + told(state, viewer)


def told(state: State, viewer: int | None) -> str:
    """Return all that reaches ``viewer`` through any channel, as one text."""
    acts = viewer is not None and viewer == state.to_act
    parts = [
        state.view(viewer),
        state.shared_view(),  # worked out once for all: nothing in it may be anybody's own
        state.own_view(viewer, state.shared_view()),
        state.prompt()[0 if acts else 1],
        state.game.text_board(state.fields),
    ]
    if acts:  # nobody else is told what may be done, or why not
        texts = [
            "build louvre",
            "start grey",
            "marker grey red",
            "lay 3 at a1",
            "nonsense",
            "build odeon over lilac",
        ]
        texts += [
            "return blue",
            "take red",
            "take red 2",
            "lay K13",
            "build red",
            "deal green red",
            "done",
        ]
        parts += [
            [a.text for a in state.legal()],
            [state.preview(a) for a in state.legal()],
            state.previews(state.legal_codes()),
            [said(state.refusal(code)) for code in range(state.ply % 12, 420, 12)],
            [said(state.refusal(text)) for text in texts],
        ]
    return json.dumps(parts)


def hiding(states: list[State]) -> list[State]:
    """Return the states in which something is hidden from somebody."""
    return [
        state
        for state in states
        if any(dreamt(state, viewer, 1) != state for viewer in [None, *range(state.players)])
    ]


def test_two_states_that_differ_in_what_is_hidden_look_alike(states):
    differed, hidden = 0, hiding(states)
    for state in spread(hidden):
        for viewer in [None, *range(state.players)]:
            others = [dreamt(state, viewer, seed) for seed in (1, 2)]
            others = [other for other in others if other != state]
            told_here = everything_told(state, viewer) if others else ""
            differed += len(others)
            for other in others:
                assert everything_told(other, viewer) == told_here
    hides = bool(hidden) or states[0].game.meta.id in OURS
    assert differed > 50 or not hides


def test_who_remembers_nothing_is_told_no_more_than_the_view(states):
    for state in spread(states):
        for viewer in [None, *range(state.players)]:
            other = state.game.determinize(state.view(viewer), 6)
            assert told(other, viewer) == told(state, viewer)


def test_what_all_see_alike_says_no_more_than_a_spectator_sees(states):
    for state in states[::5]:
        seen, common = state.view(None), state.shared_view()
        own = state.own_view(None, common)
        assert list({**common, **own}) == list(seen), "in the order of the view"
        for name, part in common.items():
            assert name in own or part == seen[name]
            assert part is None or own.get(name, part) == seen[name], f"{name} holds its place"


def test_what_follows_looks_alike_too(states):
    for state in states[::9]:
        if state.to_act in (CHANCE, None):
            continue
        for viewer in range(state.players):
            other = dreamt(state, viewer, 5)
            # What somebody else may do can depend on what only they know:
            # then it is no action of both worlds.
            action = next(
                (action for action in reversed(state.legal()) if other.refusal(action) is None),
                None,
            )
            if action is None:
                continue
            one, two = state.play(action), other.play(action)
            if not one.is_over:
                assert for_viewer(one.events, viewer) == for_viewer(two.events, viewer)
                looked = any(
                    event.reveals and event.args.get("seat") == viewer for event in one.events
                )
                if not looked:  # else the viewer has just seen what was hidden, and learns from it
                    assert one.view(viewer) == two.view(viewer)


def test_a_determinization_has_the_same_view(states):
    for state in spread(states):
        for viewer in [None, *range(state.players)]:
            for recall in (False, True):
                view = state.view(viewer, recall=recall)
                for seed in (3, 4):
                    assert state.game.determinize(view, seed).view(viewer, recall=recall) == view


def test_with_perfect_recall_a_determinization_knows_all_that_is_open(states):
    for state in states[::11]:
        for viewer in range(state.players):
            guess = state.game.determinize(state.view(viewer, recall=True), 9)
            known, guessed = state.to_data(), guess.to_data()
            # What was guessed wrong must be hidden: some other world differs there too.
            left = {field for field, value in known.items() if guessed[field] != value}
            for seed in range(12):
                if not left:
                    break
                other = dreamt(state, viewer, seed).to_data()
                left = {field for field in left if other[field] == known[field]}
            assert not left


def test_an_omniscient_log_is_told_only_after_the_end(states):
    for state in states:
        for event in state.events:
            if event.secret:
                for viewer in [None, *range(state.players)]:
                    told_args = event.for_viewer(viewer)
                    assert all(
                        (told_args[name] is not None) == (viewer == event.owner)
                        for name in event.secret
                    )


def seen_by_a_net(state: State, seat: int) -> list[list[int]]:
    """Return what the net of an opponent sees: the position with the eyes of ``seat``, and its
    actions where it is to act."""
    look, known = load_template("look", state.game), game_kernels(state.game)
    active = zeros(max(1, known.N_INPUTS))
    n = look.inputs(state.buffer(), seat, zeros(max(1, known.DENSE)), active)
    told = [to_list(active)[:n]]
    if seat == state.to_act:
        codes = state.legal_codes()
        features, priors = zeros(4 * len(codes)), zeros(len(codes))
        look.describe_all(
            state.buffer(), array(codes), known.N_FEATURES, zeros(4), features, priors
        )
        told += [to_list(features), to_list(priors)]
        assert all(0 <= one <= known.N_FEATURES for one in told[1])
    assert all(0 <= one < known.N_INPUTS for one in told[0])
    assert len(set(told[0])) == n
    return told


def test_a_net_sees_nothing_that_its_seat_may_not_know(states):
    """It is asked where a seat is to act."""
    asked = [state for state in hiding(states) if (state.to_act or 0) >= 0 and not state.is_over]
    differed = 0
    for state in spread(asked):
        for seat in range(state.players):
            for other in (dreamt(state, seat, seed) for seed in (1, 2)):
                differed += other != state
                assert seen_by_a_net(other, seat) == seen_by_a_net(state, seat)
    assert bool(differed) == bool(asked)
