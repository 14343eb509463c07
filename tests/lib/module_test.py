#!/usr/bin/env python3
"""The Python module over libfathom: module_test.py LIBRARY ROOT.

It needs numpy. Where the Python that runs the tests has none, Debian's own is asked."""
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from tap import report  # noqa: E402

DEBIANS = "/usr/bin/python3"


def with_numpy():
    for python in (sys.executable, DEBIANS):
        if os.path.exists(python) and subprocess.run([python, "-c", "import numpy"], check=False,
                                                     capture_output=True).returncode == 0:
            return python
    return None


def refuses(call, *arguments, **options):
    import fathom
    try:
        call(*arguments, **options)
    except fathom.Refused as refusal:
        return str(refusal)
    return None


def one_game(fathom, numpy):
    game = fathom.Game("map=alpha first=blue", seed=7)
    yield "blue places first", game.turn == fathom.BLUE, game.turn
    yield "one of 92 spaces or so", 80 < game.legal(0).sum() <= 100, game.legal(0).sum()
    game.apply(0, 55)
    game.apply(1, 0)
    yield "the event is heard", game.events(0)[-1]["event"] == "turn", game.events(0)
    yield "its own view has the place", game.view("blue.captain")["boats"]["blue"]["at"] == "F6", \
        game.view("blue.captain")
    again = game.copy()
    yield "a copy is equal", again.hash == game.hash, again.hash
    yield "an order by name", game.order(0, 100) == {"do": "course", "team": "blue", "dir": "N"}, \
        game.order(0, 100)
    told = refuses(game.apply, 1, 100)
    yield "what is not allowed is refused", told == "not_your_turn", told
    told = refuses(game.apply, 0, 2**32 + 100)
    yield "so is what is no action at all", told and "777" in told, told
    yield "and changes nothing", again.hash == game.hash, game.hash
    yield "a team goes by its name too", game.events("yellow") == game.events(1) and \
        (game.legal("blue") == game.legal(0)).all(), game.events("yellow")
    for call in (game.legal, game.random_action, game.observe, game.events,
                 game.information_state, game.belief, game.belief_text):
        told = [refuses(call, nobody) for nobody in ("green", 2, -1, 2**32, None)]
        yield "%s refuses a team that is none" % call.__name__, all(told), told
    told = refuses(game.order, 0, 2**32 + 100)
    yield "no order by a number that is none", told and "777" in told, told
    told = refuses(game.view, "blue.cook") or ""
    yield "a seat that is none is named", "blue.cook" in told, told
    belief = game.belief(1)
    yield "a belief sums up to one", belief.shape == (10, 10) and abs(belief.sum() - 1) < 1e-9, \
        belief
    yield "and counts the spaces", len(game.belief_text(1)["cells"]) == (belief > 0).sum(), belief
    boards, numbers = fathom.split(game.layout(), game.observe(0))
    yield "the own boat is on its plane", boards[3].sum() == 1 and boards[3][5][5] == 1, boards[3]
    yield "the numbers have their names", numbers["hull"] == 4 and len(numbers["crossed"]) == 24, \
        numbers
    told = refuses(fathom.Game, "map=atlantis") or ""
    yield "options that make no sense", "atlantis" in told, told


def solo(fathom, numpy):
    env = fathom.SoloEnv("map=alpha", enemy="cadet")
    seen, info = env.reset(seed=3)
    rng, ends = numpy.random.default_rng(0), 0
    for _ in range(20000):
        action = env.action_space.sample(info["action_mask"], rng)
        seen, reward, over, cut, info = env.step(action)
        assert env.observation_space.contains(seen)
        if over or cut:
            ends += reward != 0
            seen, info = env.reset()
        if ends == 5:
            break
    yield "games against a bot end", ends == 5, ends
    first, second = [env.reset(seed=9)[0].tobytes() for _ in range(2)]
    yield "the same seed gives the same game", first == second, ""
    illegal = int(numpy.flatnonzero(info["action_mask"] == 0)[0])
    yield "an illegal action raises", refuses(env.step, illegal), illegal


def duel(fathom, numpy):
    env, games, total = fathom.DuelEnv("map=bravo rules=fr2"), 0, 0
    rng = numpy.random.default_rng(1)
    for seed in range(3):
        env.reset(seed=seed)
        rewards = dict.fromkeys(env.possible_agents, 0)
        for agent in env.agent_iter():
            seen, reward, over, cut, _ = env.last()
            rewards[agent] += reward
            legal = numpy.flatnonzero(seen["action_mask"])
            env.step(None if over or cut else int(rng.choice(legal)))
        games += any(rewards.values())
        total += sum(rewards.values())
    yield "duels end with a winner and a loser", games and total == 0, (games, total)
    for env in fathom.DuelEnv, fathom.SoloEnv, lambda options: fathom.VectorEnv(2, options):
        yield "real-time has no turns", refuses(env, "map=alpha mode=real"), env


def vector(fathom, numpy):
    env = fathom.VectorEnv(32, "map=alpha", steps_max=300)
    seen, info = env.reset()
    ended = cut = 0
    for _ in range(1000):
        actions = env.random_actions()
        assert info["action_mask"][numpy.arange(32), actions].all()
        seen, reward, over, off, info = env.step(actions)
        assert (reward[~over] == 0).all() and (reward.sum(1) == 0).all()
        ended, cut = ended + over.sum(), cut + off.sum()
    yield "games end and begin anew", ended > 0 and cut > 0, (ended, cut)
    env.reset(seed=5)
    first = env.observation.copy()
    env.step(env.random_actions())
    env.reset(seed=5)
    yield "a seed begins them all anew", (env.observation == first).all(), ""
    env.reset()
    yield "without one they begin anew too", not any(
        game.events(0) for game in env.games) and (env.observation == first).all(), ""
    before, actions = [game.hash for game in env.games], env.random_actions()
    actions[7] = 100
    told = refuses(env.step, actions) or ""
    yield "an illegal action names its game", "game 7" in told, told
    yield "and no game has changed", before == [game.hash for game in env.games], before
    for wrong in numpy.full(32, 1.5), numpy.full(32, numpy.nan), [1], numpy.full(32, 2**40):
        yield "what are no actions is refused", refuses(env.step, wrong), wrong
    yield "a vector has a game", refuses(fathom.VectorEnv, 0), ""
    one_side = fathom.VectorEnv(4, "map=alpha", enemy="officer", team=1)
    one_side.reset()
    for _ in range(400):
        _, reward, _, _, info = one_side.step(one_side.random_actions())
    yield "one side plays, its enemy is a bot", reward.shape == (4,) and \
        (info["team"] == 1).all(), info["team"]


def checks(root):
    sys.path.insert(0, os.path.join(root, "python"))
    import numpy
    import fathom
    yield from one_game(fathom, numpy)
    yield from solo(fathom, numpy)
    yield from duel(fathom, numpy)
    yield from vector(fathom, numpy)
    example = subprocess.run([sys.executable, os.path.join(root, "python", "example.py"), "1000"],
                             check=False, capture_output=True, text=True)
    yield "the example trains", example.stdout.count("wins") == 2 and not example.returncode, \
        example.stdout + example.stderr


def main(library, root):
    os.environ["FATHOM_LIBRARY"] = library
    python = with_numpy()
    if python and python != sys.executable:
        return subprocess.run([python, *sys.argv], check=False).returncode
    return report(checks(root))


if __name__ == "__main__":
    sys.exit(main(*map(os.path.abspath, sys.argv[1:])))
