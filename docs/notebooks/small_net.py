"""A net of one hidden layer for the notebooks, with its gradients written out, in NumPy alone."""

from __future__ import annotations

import numpy as np


class Net:
    """From observations, ``(n, size)``, to a logit for each action, ``(n, actions)``, and a value
    from -1 to 1, ``(n,)``: what the seat that acts expects."""

    def __init__(self, size, actions, hidden=96, seed=0):
        dice = np.random.default_rng(seed)
        self.parts = [
            dice.normal(0, size**-0.5, (size, hidden)), np.zeros(hidden),
            dice.normal(0, 0.1 * hidden**-0.5, (hidden, actions + 1)), np.zeros(actions + 1),
        ]  # fmt: skip
        self.parts = [part.astype(np.float32) for part in self.parts]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def __call__(self, obs):
        into, low, out, high = self.parts
        made = np.tanh(obs @ into + low) @ out + high
        return made[:, :-1], np.tanh(made[:, -1])

    def learn(self, obs, by_logits, by_value, rate):
        """Go a step of Adam against gradients of the loss by logits and by values."""
        into, low, out, high = self.parts
        hidden = np.tanh(obs @ into + low)
        value = np.tanh(hidden @ out[:, -1] + high[-1])
        up = np.column_stack([by_logits, by_value * (1 - value**2)]).astype(np.float32) / len(obs)
        down = (up @ out.T) * (1 - hidden**2)
        self.steps += 1
        gradients = [obs.T @ down, down.sum(axis=0), hidden.T @ up, up.sum(axis=0)]
        for i, gradient in enumerate(gradients):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * gradient
            self.square[i] = 0.999 * self.square[i] + 0.001 * gradient**2
            mean = self.mean[i] / (1 - 0.9**self.steps)
            square = self.square[i] / (1 - 0.999**self.steps)
            self.parts[i] = self.parts[i] - rate * mean / (np.sqrt(square) + 1e-8)


def chances(logits, mask):
    """Return how likely each action is: nothing where the mask forbids it."""
    with np.errstate(under="ignore"):
        scores = np.where(mask, logits, -np.inf)
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def drawn(likely, dice):
    """Return an action for each row, drawn by its chances."""
    return np.minimum(
        (likely.cumsum(axis=1) < dice.random(len(likely))[:, None]).sum(axis=1),
        likely.shape[1] - 1 - (likely[:, ::-1] > 0).argmax(axis=1),
    )
