# %% [markdown]
# # AlphaZero in small
#
# A net proposes, a search corrects it, and the net learns what the search found: the loop of
# AlphaZero, in NumPy, on *Paris Paris* for two. The search is as small as it can be: it looks one
# action ahead. As in Gumbel AlphaZero, it draws some candidates from the net, asks the net what
# each leads to, and takes its logits with those values added as the better policy.

# %%
import os

import numpy as np

from lutetia import learn
from small_net import Net, chances, drawn

ROUNDS = int(os.environ.get("LUTETIA_NOTEBOOK_ROUNDS", "16"))
TABLES, CANDIDATES, TRUST = 64, 8, 4.0

env = learn.batch("paris_paris", TABLES, seed=0, players=2, obs="float32", autoreset="never")
net = Net(env.size, env.actions)
dice = np.random.default_rng(0)

# %% [markdown]
# The search. Each candidate is played on a copy of its table, on which all that the seat cannot
# know is dealt again, so nothing hidden helps it. What comes after is worth what the net says, seen
# by whoever acts then, or the result of the game where it is over.


# %%
def search(tables, now):
    """Return the logits of the net with what the search adds; nothing but candidates keeps any."""
    logits, _ = net(now.obs)
    noisy = np.where(now.mask, logits + dice.gumbel(size=logits.shape), -np.inf)
    best = np.argsort(-noisy, axis=1)[:, :CANDIDATES]
    rows, places = np.nonzero(np.take_along_axis(now.mask, best, axis=1))
    actions, seats = best[rows, places], now.seat[rows].copy()
    supposed = tables.clone(rows)
    supposed.resample(seats)
    after = supposed.step(actions)
    _, value = net(after.obs)
    value = np.where(after.seat == seats, value, -value)
    over = after.seat < 0
    value[over] = result(after)[over, seats[over]]
    better = np.full_like(logits, -np.inf)
    better[rows, actions] = logits[rows, actions] + TRUST * value
    return better


def result(now):
    """Return 1 for a win, -1 for a loss and 0 for a draw, for both seats at every table."""
    return np.sign(now.points - now.points[:, ::-1]).astype(np.float32)


# %% [markdown]
# A round plays a game at every table by what the search finds, then the net learns: its policy goes
# towards that of the search, its value towards the result.


# %%
def play():
    now, kept = env.reset(), []
    while (now.seat >= 0).all():
        better = search(env, now)
        likely = chances(better, np.isfinite(better))
        kept.append((now.seat.copy(), now.obs, now.mask.copy(), likely))
        now = env.step(drawn(likely, dice))
    ends = result(now)
    back = np.concatenate([ends[np.arange(TABLES), seat] for seat, *_ in kept])
    obs, mask, likely = [np.concatenate(column) for column in zip(*kept, strict=True)][1:]
    return obs, mask, likely, back


def learn_from(parts, rate=2e-3, passes=2, size=512):
    for _ in range(passes):
        order = dice.permutation(len(parts[0]))
        for first in range(0, len(order), size):
            obs, mask, likely, back = (part[order[first : first + size]] for part in parts)
            logits, value = net(obs)
            net.learn(obs, chances(logits, mask) - likely, value - back, rate)


# %% [markdown]
# Strength against a player who chooses evenly: of the net alone, and with the search.


# %%
def strength(searching, games=TABLES):
    won = []
    for seat in (0, 1):
        tables = env.clone(np.arange(games) % TABLES)
        now = tables.reset(seed=100 + seat)
        while (now.seat >= 0).all():
            logits = search(tables, now) if searching else net(now.obs)[0]
            chosen = np.where(now.mask, logits, -np.inf).argmax(axis=1)
            by_lot = drawn(chances(np.zeros_like(logits), now.mask), dice)
            now = tables.step(np.where(now.seat == seat, chosen, by_lot))
        won.append(result(now)[:, seat] / 2 + 0.5)
    return np.concatenate(won)


before = strength(searching=False, games=200)
memory = []
for step in range(1, ROUNDS + 1):
    memory = [*memory, play()][-4:]
    learn_from([np.concatenate(column) for column in zip(*memory, strict=True)])
    if step % max(1, ROUNDS // 4) == 0:
        print(f"{step * TABLES:5,} games: the net alone wins {strength(False).mean():.1%}")
alone, both = strength(False, games=200), strength(True, games=200)
print(f"untrained {before.mean():.1%}, alone {alone.mean():.1%}, with search {both.mean():.1%}")

# %% [markdown]
# It began near one half. To go on from here, search deeper where the net is unsure, and let it play
# against earlier versions of itself.

# %%
assert abs(before.mean() - 0.5) < 0.15
assert min(alone.mean(), both.mean()) > 0.85
