"""The duel for programs that learn: ctypes over libfathom, numpy arrays, no build step.

    import fathom

    game = fathom.Game("map=alpha", seed=7)             # one game, everything by hand
    env = fathom.SoloEnv("map=alpha", enemy="officer")  # one side, as Gymnasium has it
    env = fathom.DuelEnv("map=alpha")                   # both sides in turns, as PettingZoo has it
    env = fathom.VectorEnv(256, "map=alpha")            # many games a call, both sides or one

An observation is a row of bytes: planes of the chart first, then numbers; `fathom.split` cuts it
up. An action is a number; a mask says which are legal. docs/LIBRARY.md is the guide.

The library is looked for where FATHOM_LIBRARY says, in the build folder beside this one, and where
the system keeps its own.
"""
import ctypes
import json
import operator
import os

import numpy

VERSION = 1
BLUE, YELLOW, BOTH, NOBODY = range(4)
TEAMS = ("blue", "yellow")
ROLES = ("captain", "first_mate", "engineer", "radio_operator")
SEATS = tuple("%s.%s" % (team, role) for team in TEAMS for role in ROLES) + ("spectator", "all")
WHY_MAX = 160
SPACES = 256


class Refused(ValueError):
    """An option or an action that makes no sense; nothing has changed."""


class Batch(ctypes.Structure):
    """struct fathom_batch."""
    _fields_ = [("count", ctypes.c_int32), ("steps_max", ctypes.c_uint32),
                ("game", ctypes.POINTER(ctypes.c_void_p)), ("observation", ctypes.c_void_p),
                ("mask", ctypes.c_void_p), ("team", ctypes.c_void_p), ("reward", ctypes.c_void_p),
                ("ended", ctypes.c_void_p), ("refused", ctypes.c_void_p)]


POINTER, NUMBER, BIG = ctypes.c_void_p, ctypes.c_int32, ctypes.c_uint64
TEXT, SIZE = ctypes.c_char_p, ctypes.c_size_t
INTERFACE = {
    "version": (ctypes.c_uint32, []),
    "new": (POINTER, [TEXT, BIG, TEXT]),
    "copy": (POINTER, [POINTER]),
    "free": (None, [POINTER]),
    "reset": (None, [POINTER, BIG]),
    "turn": (ctypes.c_int, [POINTER]),
    "winner": (ctypes.c_int, [POINTER]),
    "hash": (BIG, [POINTER]),
    "actions": (NUMBER, [POINTER]),
    "observation_bytes": (NUMBER, [POINTER]),
    "legal": (NUMBER, [POINTER, ctypes.c_int, POINTER]),
    "random_action": (NUMBER, [POINTER, ctypes.c_int]),
    "apply": (ctypes.c_int, [POINTER, ctypes.c_int, NUMBER]),
    "tick": (ctypes.c_int, [POINTER, ctypes.c_uint32]),
    "error": (TEXT, [ctypes.c_int]),
    "observe": (None, [POINTER, ctypes.c_int, POINTER]),
    "bot": (ctypes.c_int, [POINTER, ctypes.c_int, TEXT, TEXT]),
    "play_bots": (NUMBER, [POINTER]),
    "layout": (SIZE, [POINTER, TEXT, SIZE]),
    "order": (SIZE, [POINTER, ctypes.c_int, NUMBER, TEXT, SIZE]),
    "view": (SIZE, [POINTER, ctypes.c_int, TEXT, SIZE]),
    "events": (SIZE, [POINTER, ctypes.c_int, TEXT, SIZE]),
    "information_state": (SIZE, [POINTER, ctypes.c_int, TEXT, SIZE]),
    "belief_text": (SIZE, [POINTER, ctypes.c_int, TEXT, SIZE]),
    "belief": (NUMBER, [POINTER, ctypes.c_int, POINTER]),
    "batch_look": (None, [ctypes.POINTER(Batch)]),
    "batch_step": (None, [ctypes.POINTER(Batch), POINTER]),
    "batch_random": (None, [ctypes.POINTER(Batch), POINTER]),
}


def _open():
    here = os.path.dirname(os.path.abspath(__file__))
    beside = os.path.join(os.path.dirname(here), "build", "lib", "libfathom.so")
    told = os.environ.get("FATHOM_LIBRARY")
    path = told or (beside if os.path.exists(beside) else "libfathom.so.1")
    library = ctypes.CDLL(path)
    for name, (answer, arguments) in INTERFACE.items():
        function = getattr(library, "fathom_" + name)
        function.restype, function.argtypes = answer, arguments
    if library.fathom_version() < VERSION:
        raise ImportError("%s is older than this module" % path)
    return library


_library = _open()


def _array(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def _whole(number, most):
    """A whole number from 0 to `most`; ctypes alone would cut off what is too large."""
    number = operator.index(number)
    if not 0 <= number <= most:
        raise Refused("%d is not between 0 and %d" % (number, most))
    return number


def _team(team):
    """The number of a team, or of its name."""
    if isinstance(team, str) and team in TEAMS:
        return TEAMS.index(team)
    if team in (BLUE, YELLOW):
        return int(team)
    raise Refused("there is no team %r (blue, yellow, 0, 1)" % (team,))


def _turn_by_turn(game):
    """Environments are made of turns."""
    if game.view("spectator")["mode"] != "turn":
        raise Refused("in real-time nobody waits for a turn: use Game")
    return game


def _text(function, *arguments):
    """A text of any length: first how long it is, then the text itself."""
    size = function(*arguments, None, 0) + 1
    buffer = ctypes.create_string_buffer(size)
    function(*arguments, buffer, size)
    return buffer.value.decode()


class Discrete:
    """The numbers 0 to n - 1."""

    def __init__(self, n):
        self.n, self.shape, self.dtype = int(n), (), numpy.dtype(numpy.int64)

    def contains(self, x):
        return 0 <= int(x) < self.n

    def sample(self, mask=None, rng=numpy.random):
        return int(rng.choice(self.n if mask is None else numpy.flatnonzero(mask)))


class Bytes:
    """A row of so many bytes."""

    def __init__(self, size):
        self.shape, self.dtype, self.low, self.high = (int(size),), numpy.dtype(numpy.uint8), 0, 255

    def contains(self, x):
        return getattr(x, "shape", None) == self.shape and x.dtype == self.dtype


class Game:
    """One duel. Teams are 0 (blue) and 1 (yellow)."""

    def __init__(self, options="", seed=0, _handle=None):
        why = ctypes.create_string_buffer(WHY_MAX)
        self.options = options
        self._handle = _handle or _library.fathom_new(options.encode(), seed % 2**64, why)
        if not self._handle:
            raise Refused(why.value.decode())
        self.actions = _library.fathom_actions(self._handle)
        self.observation_bytes = _library.fathom_observation_bytes(self._handle)

    def __del__(self):
        if getattr(self, "_handle", None) and _library:
            _library.fathom_free(self._handle)

    def copy(self):
        return Game(self.options, _handle=_library.fathom_copy(self._handle))

    def reset(self, seed):
        _library.fathom_reset(self._handle, seed % 2**64)

    @property
    def turn(self):
        return _library.fathom_turn(self._handle)

    @property
    def winner(self):
        """0, 1, 2 for a draw; None as long as it is not over."""
        winner = _library.fathom_winner(self._handle)
        return None if winner < 0 else winner

    @property
    def hash(self):
        return _library.fathom_hash(self._handle)

    def legal(self, team):
        mask = numpy.zeros(self.actions, numpy.uint8)
        _library.fathom_legal(self._handle, _team(team), _array(mask))
        return mask

    def random_action(self, team):
        action = _library.fathom_random_action(self._handle, _team(team))
        return None if action < 0 else action

    def apply(self, team, action):
        action = _whole(action, self.actions - 1)
        error = _library.fathom_apply(self._handle, _team(team), action)
        if error:
            raise Refused(_library.fathom_error(error).decode())

    def tick(self, ms):
        error = _library.fathom_tick(self._handle, _whole(ms, 2**32 - 1))
        if error:
            raise Refused(_library.fathom_error(error).decode())

    def bot(self, team, name):
        why = ctypes.create_string_buffer(WHY_MAX)
        if not _library.fathom_bot(self._handle, _team(team), name.encode(), why):
            raise Refused(why.value.decode())

    def play_bots(self):
        return _library.fathom_play_bots(self._handle)

    def observe(self, team):
        seen = numpy.zeros(self.observation_bytes, numpy.uint8)
        _library.fathom_observe(self._handle, _team(team), _array(seen))
        return seen

    def layout(self):
        return json.loads(_text(_library.fathom_layout, self._handle))

    def order(self, team, action):
        action = _whole(action, self.actions - 1)
        return json.loads(_text(_library.fathom_order, self._handle, _team(team), action) or "null")

    def view(self, seat):
        """What a seat sees: "blue.captain", "spectator", "all" or its number."""
        if seat not in SEATS and seat not in range(len(SEATS)):
            raise Refused("there is no seat %r (as blue.captain, all)" % (seat,))
        number = SEATS.index(seat) if isinstance(seat, str) else seat
        return json.loads(_text(_library.fathom_view, self._handle, number))["view"]

    def events(self, team):
        lines = _text(_library.fathom_events, self._handle, _team(team)).splitlines()
        return [json.loads(line) for line in lines]

    def information_state(self, team):
        return _text(_library.fathom_information_state, self._handle, _team(team))

    def belief(self, about):
        """Where that boat can be for the other crew: rows x columns, summing up to 1."""
        weight = numpy.zeros(SPACES)
        _library.fathom_belief(self._handle, _team(about), _array(weight))
        side = self.layout()["side"]
        return weight.reshape(16, 16)[:side, :side].copy()

    def belief_text(self, about):
        about = _team(about)
        return json.loads(_text(_library.fathom_belief_text, self._handle, about))["belief"]


def split(layout, observation):
    """The planes (..., plane, row, column) of observations, and their numbers by name."""
    side, planes = layout["side"], layout["planes"]
    cut = len(planes) * side * side
    boards = observation[..., :cut].reshape(*observation.shape[:-1], len(planes), side, side)
    numbers = {}
    for number in layout["numbers"]:
        part = observation[..., cut:cut + number["count"]]
        numbers[number["name"]] = part if number["count"] > 1 else part[..., 0]
        cut += number["count"]
    return boards, numbers


class SoloEnv:
    """One side of a duel against one of our bots, in the shape of a Gymnasium environment. The
    legal actions are in info["action_mask"]; an illegal one raises Refused. Turn-by-turn."""
    metadata = {"render_modes": ["ansi"]}

    def __init__(self, options="", enemy="random", team=BLUE, steps_max=2000):
        self.game, self.team, self.steps_max = _turn_by_turn(Game(options)), team, steps_max
        self.game.bot(1 - team, enemy)
        self.action_space = Discrete(self.game.actions)
        self.observation_space = Bytes(self.game.observation_bytes)
        self._seed, self._steps = 0, 0

    def _info(self):
        return {"action_mask": self.game.legal(self.team)}

    def reset(self, *, seed=None, options=None):
        self._seed = self._seed + 1 if seed is None else seed
        self._steps = 0
        self.game.reset(self._seed)
        self.game.play_bots()
        return self.game.observe(self.team), self._info()

    def step(self, action):
        self.game.apply(self.team, action)
        self.game.play_bots()
        self._steps += 1
        winner = self.game.winner
        reward = 0.0 if winner in (None, 2) else 1.0 if winner == self.team else -1.0
        cut = winner is None and self._steps >= self.steps_max
        return self.game.observe(self.team), reward, winner is not None, cut, self._info()

    def render(self):
        return self.game.information_state(self.team)

    def close(self):
        pass


class DuelEnv:
    """Both sides in turns, in the shape of a PettingZoo AEC environment."""
    metadata = {"name": "fathom_v1", "is_parallelizable": False, "render_modes": ["ansi"]}
    possible_agents = list(TEAMS)

    def __init__(self, options="", steps_max=4000):
        self.game, self.steps_max = _turn_by_turn(Game(options)), steps_max
        self._seed, self._steps = 0, 0
        self.agents = []

    def observation_space(self, agent):
        return Bytes(self.game.observation_bytes)

    def action_space(self, agent):
        return Discrete(self.game.actions)

    def reset(self, seed=None, options=None):
        self._seed = self._seed + 1 if seed is None else seed
        self._steps = 0
        self.game.reset(self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = TEAMS[self.game.turn]

    def observe(self, agent):
        team = TEAMS.index(agent)
        return {"observation": self.game.observe(team), "action_mask": self.game.legal(team)}

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                self.terminations[agent], self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def _leave(self, agent):
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise Refused("the game is over for %s: its action is None" % agent)
            self._leave(agent)
            return
        self.game.apply(TEAMS.index(agent), action)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        winner, turn = self.game.winner, self.game.turn
        if winner is not None:
            for team, name in enumerate(TEAMS):
                self.rewards[name] = 0.0 if winner == 2 else 1.0 if winner == team else -1.0
                self._cumulative_rewards[name] += self.rewards[name]
                self.terminations[name] = True
        elif self._steps >= self.steps_max:
            self.truncations = dict.fromkeys(TEAMS, True)
        if turn < BOTH:
            self.agent_selection = TEAMS[turn]

    def render(self):
        return self.game.information_state(self.game.turn % 2)

    def close(self):
        pass


class VectorEnv:
    """Many games a call. With an enemy one side plays, else both in turns: `team` says whose turn
    it is in each. A game that ends begins anew in the same step. The arrays that come back are the
    environment's own and change with the next step: copy what you keep."""

    def __init__(self, count, options="", enemy=None, team=BLUE, steps_max=2000, seed=0):
        if count < 1:
            raise Refused("at least one game, not %d" % count)
        self.games = [Game(options, seed + i) for i in range(count)]
        first = _turn_by_turn(self.games[0])
        for game in self.games if enemy else ():
            game.bot(1 - team, enemy)
        self.num_envs = count
        self.single_action_space = Discrete(first.actions)
        self.single_observation_space = Bytes(first.observation_bytes)
        self.observation = numpy.zeros((count, first.observation_bytes), numpy.uint8)
        self.mask = numpy.zeros((count, first.actions), numpy.uint8)
        self.team = numpy.zeros(count, numpy.int8)
        self.reward = numpy.zeros((count, 2), numpy.float32)
        self.ended = numpy.zeros(count, numpy.uint8)
        self.refused = numpy.zeros(count, numpy.uint8)
        self._chosen = numpy.zeros(count, numpy.int32)
        self._side = team if enemy else None
        self._seed = seed
        handles = (ctypes.c_void_p * count)(*[game._handle for game in self.games])
        self._batch = Batch(count, steps_max, handles, *(
            _array(a) for a in (self.observation, self.mask, self.team, self.reward, self.ended,
                                self.refused)))

    def _info(self):
        return {"action_mask": self.mask, "team": self.team}

    def reset(self, *, seed=None, options=None):
        """All games from the beginning; without a seed they are others than before."""
        seed = self._seed if seed is None else seed
        for i, game in enumerate(self.games):
            game.reset(seed + i)
        self._seed = seed + self.num_envs
        _library.fathom_batch_look(self._batch)
        return self.observation, self._info()

    def random_actions(self):
        _library.fathom_batch_random(self._batch, _array(self._chosen))
        return self._chosen.copy()

    def step(self, actions):
        """Observations, rewards (of the one side, or of both), ended, cut off, info. When an action
        is refused, no game has changed."""
        actions = numpy.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise Refused("one action a game, %d whole numbers" % self.num_envs)
        chosen = numpy.ascontiguousarray(actions.clip(-1, self.single_action_space.n), numpy.int32)
        _library.fathom_batch_step(self._batch, _array(chosen))
        if self.refused.any():
            game = int(numpy.flatnonzero(self.refused)[0])
            error = _library.fathom_error(int(self.refused[game])).decode()
            raise Refused("game %d: %s" % (game, error))
        reward = self.reward if self._side is None else self.reward[:, self._side]
        return self.observation, reward, self.ended == 1, self.ended == 2, self._info()

    def close(self):
        pass
