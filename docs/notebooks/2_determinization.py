# %% [markdown]
# # Determinization
#
# A player does not see everything. `State.view` is what a seat may know, and `Game.determinize`
# makes a whole state that the seat could believe in.

# %%
import os
from collections import Counter

import numpy as np

import lutetia

WORLDS = int(os.environ.get("LUTETIA_NOTEBOOK_GAMES", "300"))
game = lutetia.game("paris_paris")
state = game.new(players=3, seed=11)
dice = np.random.default_rng(11)
for _ in range(14):
    state = state.play(dice.choice(state.legal_codes()))

# %% [markdown]
# What seat 0 may know: its own special-tour card. The others' cards are question marks.

# %%
view = state.view(0)
game.picture(view)

# %% [markdown]
# Many worlds that seat 0 could believe in. Its view is the same in all of them.

# %%
worlds = [game.determinize(view, seed=seed) for seed in range(WORLDS)]
assert all(world.view(0) == view for world in worlds)
cards = [
    Counter(world.view(seat)["seats"][seat]["marker"] for world in worlds) for seat in range(3)
]
for seat, count in enumerate(cards):
    print(f"seat {seat}:", ", ".join(f"{card} {n / WORLDS:.0%}" for card, n in count.most_common()))

# %% [markdown]
# Its own card is always the same. Each of the other four routes is as likely as another: nothing in
# the play has told more.

# %%
own = view["seats"][0]["marker"]
assert set(cards[0]) == {own}
for seat in (1, 2):
    assert len(cards[seat]) == 4 and own not in cards[seat]
    assert max(abs(n / WORLDS - 1 / 4) for n in cards[seat].values()) < 5 * np.sqrt(0.19 / WORLDS)

# %% [markdown]
# A question about the hidden is then an average over worlds: how many points would each seat make
# if the game went on at random from here?


# %%
def finished(world, dice):
    while not world.is_over:
        world = (
            world.play(dice.choice(world.legal_codes()))
            if world.to_act >= 0
            else world.play_chance(int(dice.integers(2**31)))
        )
    return world.outcome.scores


points = np.array([finished(world, dice) for world in worlds[: WORLDS // 4]])
print("expected points by seat:", points.mean(axis=0).round(1))
