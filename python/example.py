"""Trains something small: a Captain who learns to steer and shoot by policy gradient.

Run it (about a minute), or open it cell by cell where `# %%` is understood:

    python3 python/example.py [STEPS]
"""
# %% A few hundred games at once, against a boat that does anything.
import sys

import numpy

import fathom

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
GAMES = 128
env = fathom.VectorEnv(GAMES, "map=alpha", enemy="random", steps_max=600, seed=1)
layout = env.games[0].layout()
SIDE = layout["side"]
rng = numpy.random.default_rng(1)

# %% What an action looks like: its kind, its space on the chart if it has one.
KINDS = [row["do"] for row in layout["actions"]]
kind = numpy.zeros(env.single_action_space.n, int)
space = numpy.full(env.single_action_space.n, -1)
for number, row in enumerate(layout["actions"]):
    actions = slice(row["first"], row["first"] + row["count"])
    kind[actions] = number
    if row["count"] == SIDE * SIDE:
        space[actions] = numpy.arange(row["count"])
ENEMY, OWN = layout["planes"].index("enemy"), layout["planes"].index("own")


# %% Features of every action in every game: how much of the enemy's possible places a blast there
# would cover, and whether it would cover ourselves; where the action has no space, zeros.
def blurred(plane):
    padded = numpy.pad(plane, ((0, 0), (1, 1), (1, 1)))
    rows = padded[:, :-2] + padded[:, 1:-1] + padded[:, 2:]
    return rows[:, :, :-2] + rows[:, :, 1:-1] + rows[:, :, 2:]


def features(observation):
    boards, _ = fathom.split(layout, observation)
    enemy = boards[:, ENEMY].astype(numpy.float32)
    enemy /= numpy.maximum(enemy.sum((1, 2), keepdims=True), 1)
    near = blurred(enemy).reshape(len(observation), -1)
    own = blurred(boards[:, OWN].astype(numpy.float32)).reshape(len(observation), -1)
    seen = numpy.stack([near, own], -1)[:, numpy.maximum(space, 0)]
    return seen * (space >= 0)[None, :, None]


# %% The policy: for each kind of order a preference and two weights.
preference = numpy.zeros(len(KINDS))
weights = numpy.zeros((len(KINDS), 2))


def choose(observation, mask):
    seen = features(observation)
    score = preference[kind] + (seen * weights[kind]).sum(-1)
    score = numpy.where(mask, score, -numpy.inf)
    chance = numpy.exp(score - score.max(1, keepdims=True))
    chance /= chance.sum(1, keepdims=True)
    pick = (chance.cumsum(1) > rng.random((len(chance), 1))).argmax(1)
    return pick, seen, chance


def gradient(pick, seen, chance):
    """Of the log of the chance of what was picked, a row a game: by preference, by weights."""
    push = -chance
    push[numpy.arange(len(pick)), pick] += 1
    by_kind = numpy.zeros((len(pick), len(KINDS)))
    by_weight = numpy.zeros((len(pick), len(KINDS), 2))
    for number in range(len(KINDS)):
        of_kind = kind == number
        by_kind[:, number] = push[:, of_kind].sum(1)
        by_weight[:, number] = (push[:, of_kind, None] * seen[:, of_kind]).sum(1)
    return by_kind, by_weight


# %% REINFORCE: what was done in a game that was won is done more often, as far as it was recent.
KEEP, PACE, REPORT = 0.97, 0.02, 500
trace_kind = numpy.zeros((GAMES, len(KINDS)))
trace_weight = numpy.zeros((GAMES, len(KINDS), 2))
observation, info = env.reset()
won = played = 0
for step in range(1, STEPS + 1):
    pick, seen, chance = choose(observation, info["action_mask"])
    by_kind, by_weight = gradient(pick, seen, chance)
    trace_kind = KEEP * trace_kind + by_kind
    trace_weight = KEEP * trace_weight + by_weight
    observation, reward, over, cut, info = env.step(pick)
    preference += PACE * (reward[:, None] * trace_kind).mean(0)
    weights += PACE * 20 * (reward[:, None, None] * trace_weight).mean(0)
    done = over | cut
    trace_kind[done] = 0
    trace_weight[done] = 0
    won += (reward > 0).sum()
    played += over.sum()
    if step % REPORT == 0:
        print("%6d steps: wins %5.1f %% of %d games" % (step, 100 * won / max(played, 1), played))
        won = played = 0

# %% What it has learned.
for name, liking, (near, own) in sorted(zip(KINDS, preference, weights), key=lambda row: -row[1]):
    if abs(liking) > 0.05 or abs(near) > 0.05:
        print("%-10s liked %+.2f, enemy near %+.2f, we near %+.2f" % (name, liking, near, own))
