# %% [markdown]
# # Rollouts and statistics
#
# What is a seat worth, how long are games, how far do points spread? Thousands of random games
# answer in a second.

# %%
import os

import numpy as np

import lutetia
from lutetia import learn

GAMES = int(os.environ.get("LUTETIA_NOTEBOOK_GAMES", "4000"))

# %% [markdown]
# A game of Paris Paris in which everybody chooses evenly among all legal actions, drawn in the
# middle. All of it is shown, the secret cards too.

# %%
state = lutetia.game("paris_paris").new(players=3, seed=7)
dice = np.random.default_rng(7)
for _ in range(20):
    state = state.play(dice.choice(state.legal_codes()))
state

# %% [markdown]
# `learn.rollouts` plays whole games in one compiled call.

# %%
found = learn.rollouts("paris_paris", GAMES, seed=1, players=3)
first = found.ranks == 1
won = (first / first.sum(axis=1, keepdims=True)).mean(axis=0)
error = np.sqrt(won * (1 - won) / GAMES)
for seat in range(3):
    print(
        f"seat {seat}: wins {won[seat]:.1%} ± {1.96 * error[seat]:.1%}, "
        f"{found.scores[:, seat].mean():.1f} points"
    )
print(f"a game has {found.lengths.mean():.0f} decisions")

# %% [markdown]
# Who starts is drawn by lot, so no seat is better than another: all three shares lie near a third.

# %%
assert abs(won.sum() - 1) < 1e-9
assert (abs(won - 1 / 3) < 4 * error).all()

# %% [markdown]
# How the points spread, as a histogram in text.

# %%
counts, edges = np.histogram(found.scores, bins=12)
for count, edge in zip(counts, edges, strict=False):
    print(f"{edge:5.0f} {'█' * int(50 * count / counts.max())}")
