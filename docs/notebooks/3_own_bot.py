# %% [markdown]
# # One's own bot
#
# A bot for `learn.rollouts` is a function from how the tables stand to an action for each. This one
# knows two things about Paris Paris: a house at a crossing is worth more, and driving somebody out
# is worth something.

# %%
import os

import numpy as np

import lutetia
from lutetia import learn

GAMES = int(os.environ.get("LUTETIA_NOTEBOOK_GAMES", "1000"))
numbers = learn.numbering("paris_paris", 2)
texts = numbers.texts()
texts[40:44]

# %% [markdown]
# Each action gets a worth that never changes: 2 for a stop that is a crossing, and 1 more where a
# house is driven out.

# %%
crossings = {
    stop["id"] for stop in lutetia.game("paris_paris").material()["stops"] if stop["crossing"]
}
worth = np.zeros(numbers.size)
for action, text in enumerate(texts):
    words = text.split()
    stop = words[1].partition("/")[0]
    worth[action] = 2 * (stop in crossings) + ("over" in words)


def bot(now, dice):
    """Return the legal action of the greatest worth at each table, by lot among equals."""
    value = worth + dice.random(now.mask.shape)
    return np.where(now.mask, value, -1).argmax(axis=1)


# %% [markdown]
# Against a player who chooses evenly, from both seats.


# %%
def share(policy, games=GAMES):
    """Return how often ``policy`` wins against random play, a shared win as a half."""
    won = []
    for seat in (0, 1):
        policies = ["random", "random"]
        policies[seat] = policy
        found = learn.rollouts("paris_paris", games // 2, policies, seed=seat, players=2)
        first = found.ranks == 1
        won.append((first / first.sum(axis=1, keepdims=True))[:, seat])
    return np.concatenate(won)


won = share(bot)
print(f"wins {won.mean():.1%} ± {1.96 * won.std() / np.sqrt(len(won)):.1%}")
assert won.mean() > 0.6

# %% [markdown]
# A bot that a table in the browser can offer takes a view and a seed instead
# ([adding a bot](../adding_a_bot.md)).
