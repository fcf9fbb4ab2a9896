# %% [markdown]
# # Masked PPO
#
# Proximal policy optimization from nothing but games against itself, in NumPy: *Paris Paris* for
# two. What the rules forbid is masked, so the net never has to learn it.

# %%
import inspect
import os

import numpy as np

from lutetia import learn
from small_net import Net, chances, drawn

ROUNDS = int(os.environ.get("LUTETIA_NOTEBOOK_ROUNDS", "16"))
TABLES = 256

# %% [markdown]
# The net has one hidden layer; its gradients are written out.

# %%
print(inspect.getsource(Net))

# %% [markdown]
# A round plays one game at every table, both seats by the net. Every decision is kept, and its
# return is what the game brought that seat at the end: 1 for a win, -1 for a loss, 0 for a draw.

# %%
env = learn.batch("paris_paris", TABLES, seed=0, players=2, obs="float32", autoreset="never")
net = Net(env.size, env.actions)
dice = np.random.default_rng(0)


def games():
    now, kept = env.reset(), []
    while (now.seat >= 0).any():
        here = np.flatnonzero(now.seat >= 0)
        obs, mask, seat = now.obs[here], now.mask[here].copy(), now.seat[here].copy()
        logits, value = net(obs)
        likely = chances(logits, mask)
        action = np.zeros(env.n, int)
        action[here] = drawn(likely, dice)
        was = likely[np.arange(len(here)), action[here]]
        kept.append((here, seat, obs, mask, action[here], was, value))
        now = env.step(action)
    won = np.sign(now.points - now.points[:, ::-1])
    back = [won[here, seat] for here, seat, *_ in kept]
    columns = [np.concatenate(column) for column in zip(*kept, strict=True)]
    return columns[2:], np.concatenate(back)


# %% [markdown]
# The loss: the clipped ratio times the advantage, the squared error of the value, and a little
# entropy so that the policy does not settle too early.


# %%
def update(rate=1e-3, clip=0.2, entropy=0.01, epochs=3, size=2048):
    (obs, mask, action, was, value), back = games()
    advantage = back - value
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(epochs):
        order = dice.permutation(len(obs))
        for first in range(0, len(obs), size):
            pick = order[first : first + size]
            logits, now = net(obs[pick])
            likely = chances(logits, mask[pick])
            rows = np.arange(len(pick))
            ratio = likely[rows, action[pick]] / was[pick]
            good = advantage[pick]
            free = np.where(good > 0, ratio < 1 + clip, ratio > 1 - clip)
            weight = -good * ratio * free
            by_logits = -likely * weight[:, None]
            by_logits[rows, action[pick]] += weight
            logs = np.log(np.maximum(likely, 1e-12))
            spread = -(likely * logs).sum(axis=1, keepdims=True)
            by_logits += entropy * likely * (logs + spread)
            net.learn(obs[pick], by_logits, now - back[pick], rate)


# %% [markdown]
# How well it plays, against a player who chooses evenly among all legal actions, from both seats.


# %%
def policy(now, dice):
    return drawn(chances(net(now.obs / scale)[0], now.mask | (now.seat < 0)[:, None]), dice)


scale = np.concatenate(
    [np.full(np.prod(part.shape), part.most) for part in env.fields.values()]
).astype(np.float32)


def strength(games=1000):
    won = []
    for seat in (0, 1):
        sides = ["random", "random"]
        sides[seat] = policy
        found = learn.rollouts("paris_paris", games // 2, sides, seed=seat, players=2)
        won.append(
            (found.ranks[:, seat] < found.ranks[:, 1 - seat])
            + (found.ranks[:, 0] == found.ranks[:, 1]) / 2
        )
    return np.concatenate(won)


before = strength()
print(f"untrained: wins {before.mean():.1%}")
for step in range(1, ROUNDS + 1):
    update()
    if step % max(1, ROUNDS // 4) == 0:
        print(f"{step * TABLES:6,} games: wins {strength(400).mean():.1%}")
after = strength()
print(f"trained: wins {after.mean():.1%} ± {1.96 * after.std() / np.sqrt(len(after)):.1%}")

# %% [markdown]
# It was near one half before, and is far above it now.

# %%
assert abs(before.mean() - 0.5) < 0.1
assert after.mean() > 0.85
