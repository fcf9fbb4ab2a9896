"""A batch of tables is as many games as it has tables, step for step."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import lutetia
from lutetia import learn
from lutetia.engine.actors import CHANCE, OVER
from lutetia.engine.errors import Refused
from lutetia.engine.game import State
from lutetia.engine.rng import make_rng
from lutetia.games import IDS
from lutetia.learn.batch import Batch
from lutetia.learn.rollouts import uniform


def dice_of(env: Batch, i: int) -> Any:
    """Return a copy of the dice of table ``i``."""
    made = make_rng(0)
    for k in range(len(made)):
        made[k] = env._streams[i * len(made) + k]
    return made


def after(state: State, code: int, dice: Any) -> State:
    """Return the state after ``code`` and all that chance brings."""
    state = state.play(code)
    while state.to_act == CHANCE:
        state = state.play(int(state.game.entry_points.draw(state.buffer(), dice)))
    return state


def test_a_batch_is_states_step_for_step(table) -> None:  # type: ignore[no-untyped-def]
    game, players, options = table
    env = learn.batch(game.meta.id, 5, 4, players, options=options, autoreset="never")
    states = [env.state(i) for i in range(5)]
    chooser = np.random.default_rng(6)
    ended = 0
    for _ in range(600):
        now = env.now
        for i, state in enumerate(states):
            assert (now.seat[i] if state.to_act is not None else None) == state.to_act
            codes = env.codes[now.seat[i], np.flatnonzero(now.mask[i])]
            assert sorted(codes) == sorted(state.legal_codes())
            if state.to_act is not None:
                assert (now.obs[i] == env.observe(state.to_act)[i]).all()
        if (now.seat == OVER).all():
            break
        chosen = uniform(now, chooser)
        for i, state in enumerate(states):
            if state.to_act is not None:
                states[i] = after(state, int(env.codes[now.seat[i], chosen[i]]), dice_of(env, i))
        now = env.step(chosen)
        for i, state in enumerate(states):
            assert env.state(i).key() == state.key()
            if now.done[i]:
                ended += 1
                assert state.outcome is not None
                assert tuple(now.points[i]) == state.outcome.scores
                assert tuple(now.place[i]) == state.outcome.ranks
            else:
                assert not now.reward[i].any()
    assert ended == 5


@pytest.mark.parametrize("name", IDS)
def test_rewards(name: str) -> None:
    players = max(lutetia.game(name).meta.players)
    found = {}
    for kind in ("rank", "win", "margin", "points"):
        env = learn.batch(name, 6, 8, players, rewards=kind, autoreset="never")
        chooser = np.random.default_rng(1)
        while (env.now.seat >= 0).any():
            now = env.step(uniform(env.now, chooser))
            if now.done.any():
                for i in np.flatnonzero(now.done):
                    found[kind, i] = now.reward[i].copy()
        points, places = now.points, now.place
    for i in range(6):
        assert (found["points", i] == points[i]).all()
        best = [np.delete(points[i], seat).max() for seat in range(players)]
        assert (found["margin", i] == points[i] - best).all()
        winners = places[i] == 1
        assert found["win", i] == pytest.approx(winners / winners.sum())
        ahead = (places[i][None, :] < places[i][:, None]).sum(axis=1)
        equal = (places[i][None, :] == places[i][:, None]).sum(axis=1) - 1
        share = (players - 1 - ahead - 0.5 * equal) / (players - 1)
        assert found["rank", i] == pytest.approx(share)
        assert found["rank", i].sum() == pytest.approx(players / 2)


def test_a_function_gives_rewards() -> None:
    def most(points: Any, places: Any) -> Any:
        return points * 10 + (places == 1)

    env = learn.batch("paris_paris", 3, 1, rewards=most)
    chooser = np.random.default_rng(1)
    for _ in range(200):
        now = env.step(uniform(env.now, chooser))
        if now.done.any():
            i = np.flatnonzero(now.done)[0]
            assert (now.reward[i] == now.points[i] * 10 + (now.place[i] == 1)).all()
            return
    raise AssertionError("no game ended")


def test_rewards_that_are_no_numbers_are_told() -> None:
    env = learn.batch("paris_paris", 1, 1, rewards=lambda points, places: None)  # type: ignore
    with pytest.raises(TypeError, match="rewards returns numbers, not object"):
        for _ in range(200):
            env.step([row.argmax() for row in env.legal()])


def test_a_number_of_seats_is_a_whole_number_of_any_kind() -> None:
    made = learn.numbering("paris_paris", np.int64(3))  # type: ignore[arg-type]
    assert made is learn.numbering("paris_paris", 3)
    assert type(made.players) is int


def test_where_a_game_ends_the_next_begins() -> None:
    same = learn.batch("paris_paris", 2, 5, autoreset="same_step")
    later = learn.batch("paris_paris", 2, 5, autoreset="next_step")
    never = learn.batch("paris_paris", 2, 5, autoreset="never")
    for _ in range(48):
        chosen = [np.flatnonzero(row)[0] for row in same.legal()]
        now = [env.step(chosen) for env in (same, later, never)]
    assert all(one.done.all() and (one.length == 48).all() for one in now)
    assert (now[0].seat >= 0).all()
    assert now[0].mask.any(axis=1).all()
    for one in now[1:]:
        assert (one.seat == OVER).all()
        assert not one.mask.any()
        assert not one.obs.any()
    anew, still = later.step([0, 0]), never.step([0, 0])
    assert (anew.seat >= 0).all()
    assert not anew.done.any()
    assert not anew.reward.any()
    assert (anew.obs == same.now.obs).all()  # the dice are the same, so the new game is
    assert (still.seat == OVER).all()
    assert not still.done.any()


def test_a_game_that_was_over_when_it_was_loaded_stays_so() -> None:
    over = lutetia.game("paris_paris").new(2, seed=1)
    while over.to_act is not None:
        last, over = over, over.play(over.legal_codes()[0])
    env = learn.batch("paris_paris", 2, seed=1, players=2, autoreset="next_step")
    now = env.load([over, last])
    for n in range(4):
        now = env.step([0, np.flatnonzero(now.mask[1])[0] if now.seat[1] >= 0 else 0])
        assert now.seat[0] == OVER
        assert (now.seat[1] == OVER) == (n == 0), "the other one was ended here, and begins anew"
        assert now.done.tolist() == [False, n == 0]
    assert (env.clone().step([0, np.flatnonzero(now.mask[1])[0]]).seat == OVER).tolist() == [1, 0]
    assert (env.begin(np.array([True, False])).seat >= 0).all()


def test_a_game_that_waits_begins_anew_however_late() -> None:
    last = lutetia.game("paris_paris").new(2, seed=1)
    while not (after := last.play(last.legal_codes()[0])).is_over:
        last = after
    env = learn.batch("paris_paris", 1, seed=1, players=2, autoreset="next_step")
    assert env.step([np.flatnonzero(env.load([last]).mask[0])[0]]).done.all()
    assert env.step([0], np.array([False])).seat[0] == OVER
    assert env.step([0]).seat[0] >= 0


def test_a_game_that_goes_on_for_long_is_cut_short() -> None:
    env = learn.batch("connection", 4, 2, limit=30)
    chooser = np.random.default_rng(1)
    for n in range(1, 61):
        now = env.step(uniform(env.now, chooser))
        assert now.truncated.all() == (n % 30 == 0)
        assert not now.done.any()
    assert (now.length == 30).all()
    assert now.reward.any(axis=1).all()


def test_equal_seeds_give_equal_games_and_tables_have_dice_of_their_own() -> None:
    def played(seed: int) -> list[tuple[int, ...]]:
        env = learn.batch("paris_paris", 40, seed)
        for _ in range(20):
            env.step([np.flatnonzero(row)[0] for row in env.legal()])
        return [env.state(i).key() for i in range(40)]

    assert played(3) == played(3)
    assert len(set(played(3)) | set(played(4))) == 80
    env = learn.batch("paris_paris", 3, 9)
    first = env.now.obs.copy()
    env.reset()
    assert (env.now.obs != first).any()
    env.reset(seed=9)
    assert (env.now.obs == first).all()


@pytest.mark.parametrize("name", IDS)
def test_copies_go_on_by_themselves(name: str) -> None:
    env = learn.batch(name, 3, 2)
    chooser = np.random.default_rng(1)
    for _ in range(10):
        env.step(uniform(env.now, chooser))
    before = [env.state(i).key() for i in range(3)]
    assert learn.batch(name, 3, np.int64(2)).n == 3  # type: ignore[arg-type]
    copies = env.clone([1, 1, 2, 1])
    assert [copies.state(i).key() for i in range(4)] == [before[i] for i in (1, 1, 2, 1)]
    assert (copies.legal() == env.legal()[[1, 1, 2, 1]]).all()
    assert (copies.now.obs == env.now.obs[[1, 1, 2, 1]]).all()
    for _ in range(40):
        copies.step([np.flatnonzero(row)[0] for row in copies.legal()])
    assert [env.state(i).key() for i in range(3)] == before
    assert len({tuple(dice_of(each, i)) for each in (env, copies) for i in range(each.n)}) == 7
    again = env.clone()
    assert [again.state(i).key() for i in range(3)] == before
    family = (env, copies, again, env.clone(), copies.clone([0]), again.clone())
    assert len({tuple(dice_of(each, i)) for each in family for i in range(each.n)}) == 17


def test_no_two_clones_go_on_alike() -> None:
    env = learn.batch("paris_paris", 2, 0)
    before = env.clone()
    env.reset(0)
    after = env.clone()
    family = [env, before, after, before.clone(), after.clone()]
    for each in (before, after):
        each.reset(0)
    family += [before.clone(), after.clone()]
    family[1:3] = []  # these are as the first one again
    assert len({tuple(dice_of(each, i)) for each in family for i in range(2)}) == 10
    assert dice_of(before, 0) == pytest.approx(dice_of(after, 0), abs=0)
    same = learn.batch("paris_paris", 2, 0).clone()
    other = learn.batch("paris_paris", 2, 0).clone()
    assert [tuple(dice_of(same, i)) for i in range(2)] == [
        tuple(dice_of(other, i)) for i in range(2)
    ]


def test_tables_are_chosen_by_number_or_by_truth() -> None:
    env = learn.batch("paris_paris", 4, 2)
    keys = [env.state(i).key() for i in range(4)]
    for idx, chosen in (
        ([False, False, True, True], [2, 3]),
        (np.array([True, False, False, False]), [0]),
        (np.array([3, -1], np.int8), [3, 3]),
    ):
        made = env.clone(idx)
        assert [made.state(i).key() for i in range(made.n)] == [keys[i] for i in chosen]


def test_how_games_ended_is_copied_and_forgotten_where_they_begin() -> None:
    env = learn.batch("cite", 3, 1, autoreset="never")
    dice = np.random.default_rng(1)
    while (env.now.seat >= 0).any():
        env.step(uniform(env.now, dice))
    same = env.clone().now
    for one, other in zip(env.now, same, strict=True):
        assert (one == other).all()
    assert same.done.any()
    now = env.begin(np.array([True, True, False]))
    assert now.done.tolist()[:2] == [False, False]
    assert not now.reward[:2].any()


def test_many_threads_may_be_the_first() -> None:
    program = """
import threading
from lutetia import learn
from lutetia.ai.levels import choose
import lutetia

game = lutetia.game("paris_paris")
view = game.new(2, seed=1).view(0, recall=True)
went = []
def work(n):
    learn.batch("paris_paris", n=2)
    went.append(choose("paris_paris", view, "greedy", 1))
threads = [threading.Thread(target=work, args=(n,)) for n in range(6)]
for one in threads: one.start()
for one in threads: one.join()
print(len(went), len(set(went)))
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, env={**os.environ, "LUTETIA_JIT": "0"}, check=False,
    )  # fmt: skip
    assert (done.stdout, done.stderr) == ("6 1\n", "")


@pytest.mark.parametrize("name", IDS)
def test_states_are_taken_over(name: str) -> None:
    game = lutetia.game(name)
    states = [game.new(game.meta.players[0], seed=seed) for seed in range(4)]
    for n, state in enumerate(states):
        for _ in range(3 * n):
            state = state.play(state.legal()[0])
        states[n] = state
    env = learn.batch(name, 4)
    now = env.load(states)
    assert [env.state(i).key() for i in range(4)] == [state.key() for state in states]
    assert now.seat.tolist() == [state.to_act for state in states]
    env.load([game.new(game.meta.players[0]) for _ in range(4)])
    assert (env.now.seat >= 0).all()  # chance has acted


def test_what_is_hidden_is_dealt_again() -> None:
    env = learn.batch("connection", 30, 4)
    before = [env.state(i).key() for i in range(30)]
    env.resample(0)
    now = [env.state(i) for i in range(30)]
    assert sum(one.key() != key for one, key in zip(now, before, strict=True)) > 20
    env.resample(env.now.seat)
    mine = [env.state(i).legal_codes() for i in range(30)]
    for i in range(30):
        codes = env.codes[env.now.seat[i], np.flatnonzero(env.legal()[i])]
        assert sorted(codes) == sorted(mine[i])


def test_real_numbers_are_shares_of_the_largest() -> None:
    whole = learn.batch("paris", 3, 1)
    real = learn.batch("paris", 3, 1, obs="float32")
    assert real.now.obs.dtype == np.float32
    highest = np.array(
        [p.most for p in whole.fields.values() for _ in range(p.slice.stop - p.slice.start)]
    )
    assert real.now.obs * highest == pytest.approx(whole.now.obs)
    assert real.now.obs.max() <= 1


@pytest.mark.parametrize("obs", ["uint8", "float32"])
def test_only_the_batch_writes_to_what_it_hands_out(obs: Any) -> None:
    first = learn.batch("paris_paris", 2, 1, obs=obs)
    for env in (first, first.clone()):
        for now in (env.now, env.step([row.argmax() for row in env.legal()]), env.reset(1)):
            for name in ("mask", "seat", "reward", "points", "place", "length"):
                with pytest.raises(ValueError, match="read-only"):
                    getattr(now, name)[:] = 1
            with pytest.raises(ValueError, match="read-only"):
                env.legal()[:] = True
            assert now.obs.flags.writeable == (obs == "float32")  # those are nobody else's
        for numbers in (env.codes, learn.numbering("paris_paris").numbers):
            with pytest.raises(ValueError, match="read-only"):
                numbers[:] = 0
        before = env.state(0).key()
        forbidden = int(np.flatnonzero(~env.legal()[0])[-1])
        with pytest.raises(Refused):
            env.step([forbidden, env.legal()[1].argmax()])
        assert env.state(0).key() == before


def _batch(**more: Any) -> Callable[[], object]:
    return lambda: learn.batch("paris_paris", **more)


def _step(actions: Any) -> Callable[[], object]:
    return lambda: learn.batch("paris_paris", 2).step(actions)


def _reset(seed: Any) -> Callable[[], object]:
    return lambda: learn.batch("cite").reset(seed)


def _clone(idx: Any) -> Callable[[], object]:
    return lambda: learn.batch("paris_paris", 2).clone(idx)


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda: learn.batch("chess"), KeyError, "chess"),
        (_batch(players=7), ValueError, "players, not 7"),
        (_batch(players=2.0), TypeError, "players is a whole number, not 2.0"),
        (_batch(options={"colour": True}), ValueError, "has no option 'colour'"),
        (_batch(obs="int8"), ValueError, "obs is one of uint8, float32, not 'int8'"),
        (_batch(autoreset="at once"), ValueError, "autoreset is one of"),
        (_batch(rewards="money"), ValueError, "rewards is one of"),
        (_batch(rewards=3), TypeError, "rewards is a word or a function, not 3"),
        (_batch(n=0), ValueError, "at least 1"),
        (_batch(n=2.0), TypeError, "n is a whole number, not 2.0"),
        (_batch(limit=1.5), TypeError, "limit is a whole number"),
        (_batch(seed="a"), TypeError, "seed is a whole number, not 'a'"),
        (_reset(1.5), TypeError, "seed is a whole number, not 1.5"),
        (_clone([2]), IndexError, "tables 0 to 1"),
        (_clone([10**10]), IndexError, "tables 0 to 1"),
        (_clone([-3]), IndexError, "tables 0 to 1"),
        (_clone([0.5]), TypeError, "whole numbers, not float64"),
        (_clone([[1]]), ValueError, "not an array of shape"),
        (_clone(1), ValueError, "a list of tables is needed"),
        (_clone([]), ValueError, "no table was chosen"),
        (_clone([True]), ValueError, "a truth value for each of 2"),
        (
            lambda: learn.batch("paris_paris", 2).step([0, 0], where=[0, 1]),
            ValueError,
            "a truth value for each of 2",
        ),
        (
            lambda: learn.batch("cite").load([lutetia.game("cite").new(2, cards="random", seed=1)]),
            ValueError,
            "state 0 has the options",
        ),
        (lambda: learn.rollouts("cite", -1), ValueError, "there are no -1 games"),
        (
            lambda: learn.rollouts("cite", 2, lambda now, dice: now.mask.argmax(axis=1) * 1.0),
            TypeError,
            "a policy returns 2 whole numbers, not float64",
        ),
        (_step([0.0, 1.0]), TypeError, "whole numbers, not float64"),
        (_step([True, False]), TypeError, "whole numbers, not bool"),
        (_step([0]), ValueError, "2 actions are needed"),
        (_step([-1, 0]), ValueError, "table 0: actions are numbered 0 to 174, not -1"),
        (lambda: learn.batch("paris_paris").observe(4), ValueError, "seats 0 to 3"),
        (lambda: learn.batch("paris_paris").observe(0.5), TypeError, "whole number"),
        (lambda: learn.batch("paris_paris").state(1), IndexError, "tables 0 to 0"),
        (lambda: learn.batch("paris_paris").load([]), ValueError, "1 states are needed"),
        (
            lambda: learn.batch("cite").load([lutetia.game("paris").new(2, seed=1)]),
            ValueError,
            "state 0 is of paris",
        ),
        (lambda: learn.rollouts("cite", 3, "clever"), ValueError, "a policy is 'random'"),
        (lambda: learn.rollouts("cite", 3, ["random"] * 3), ValueError, "2 policies are needed"),
    ],
)
def test_what_is_wrong_is_told(call: Any, error: Any, words: str) -> None:
    with pytest.raises(error, match=words):
        call()


def test_an_illegal_action_is_refused_by_its_rule_and_nothing_is_played() -> None:
    env = learn.batch("paris_paris", 3, 1)
    before = [env.state(i).key() for i in range(3)]
    chosen = [np.flatnonzero(row)[0] for row in env.legal()]
    chosen[2] = np.flatnonzero(~env.legal()[2])[0]
    with pytest.raises(ValueError, match="table 1: actions are numbered 0 to 174, not 175"):
        env.step([chosen[0], 175, chosen[2]])
    with pytest.raises(Refused) as found:
        env.step(chosen)
    assert found.value.refusal.rule
    assert found.value.__notes__ == ["at table 2"]
    assert [env.state(i).key() for i in range(3)] == before


PROGRAM = """
import hashlib, json, sys
import numpy as np
from lutetia import learn
out = []
for name in json.loads(sys.argv[1]):
    env, digest = learn.batch(name, 2, 3), hashlib.sha256()
    for _ in range(60):
        now = env.step([np.flatnonzero(row)[-1] for row in env.legal()])
        for part in now:
            digest.update(np.ascontiguousarray(part).astype(np.float64).tobytes())
        env.resample(1)
    out.append(digest.hexdigest())
    found = learn.rollouts(name, 2, seed=5)
    out.append([part.tolist() for part in found])
print(json.dumps(out))
"""


def test_compiled_and_interpreted_are_the_same() -> None:
    def run(jit: str) -> str:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM, json.dumps(list(IDS))],
            env={**os.environ, "LUTETIA_JIT": jit},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return hashlib.sha256(done.stdout.encode()).hexdigest()

    assert run("1") == run("0")


def test_only_some_tables_go_on() -> None:
    env = learn.batch("paris_paris", 4, 1)
    before = [env.state(i).key() for i in range(4)]
    chosen = [np.flatnonzero(row)[0] for row in env.legal()]
    chosen[1] = -5
    env.step(chosen, where=[True, False, True, False])
    moved = [env.state(i).key() != before[i] for i in range(4)]
    assert moved == [True, False, True, False]
    with pytest.raises(ValueError, match="for each of 4 tables"):
        env.step(chosen, where=[True])
