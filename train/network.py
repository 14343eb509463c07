"""The networks of bots/network.h: what train/prospects.py and train/imitate.py have in common."""
import os
import re

import numpy
import torch

BOTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "bots")
CLIP = 4.0
BATCH, HELD_OUT = 16384, 0.1
WIDTH = 98  # of a line of C


def sizes(*headers):
    """The numbers of the enums in these headers of bots/."""
    values = {}
    for header in headers:
        with open(os.path.join(BOTS, header), encoding="utf-8") as file:
            text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
        for body in re.findall(r"enum [\w ]*\{(.*?)\}", text, re.S):
            last = -1
            for entry in filter(None, map(str.strip, body.split(","))):
                name, _, value = map(str.strip, entry.partition("="))
                last = eval(value, {}, values) if value else last + 1
                values[name] = last
    return values


SIZES = sizes("../rules/bits.h", "network.h", "duel.h", "sight.h")
ONE, FIRST = SIZES["NETWORK_ONE"], SIZES["NETWORK_FIRST"]
SCALES = {"first": SIZES["NETWORK_FIRST_SCALE"], "second": SIZES["NETWORK_SCALE"],
          "last": SIZES["NETWORK_SCALE"]}
MOST = {"first": 127, "second": 32767, "last": 32767}
SIGHT_OF_BOTH, SIGHT_OF_ONE = SIZES["SIGHT_OF_BOTH"], SIZES["SIGHT_OF_ONE"]
# A row of `play --positions`: the judgement, with what it is held against, then the choice.
BY_HAND, BY_SEARCH, OUTCOME = range(SIGHT_OF_BOTH, SIGHT_OF_BOTH + 3)
CHOICE = SIGHT_OF_BOTH + 3
CHOSEN = CHOICE + SIGHT_OF_ONE
LEFT = CHOSEN + 1
ROW = LEFT + 2


def read(paths, begin, end):
    """These columns of rows to learn from and of rows held out, the last games of each file."""
    learn, test = [], []
    for path in paths:
        rows = numpy.fromfile(path, numpy.uint8).reshape(-1, ROW)[:, begin:end]
        cut = int(len(rows) * (1 - HELD_OUT))
        learn.append(torch.from_numpy(rows[:cut].copy()))
        test.append(torch.from_numpy(rows[cut:].copy()))
    return torch.cat(learn), torch.cat(test)


class Net(torch.nn.Module):
    def __init__(self, inputs, second, outputs):
        super().__init__()
        self.first = torch.nn.Linear(inputs, FIRST)
        self.second = torch.nn.Linear(FIRST, second)
        self.last = torch.nn.Linear(second, outputs)

    def forward(self, inputs):
        hidden = self.first(inputs.float() / ONE).clamp(0, CLIP)
        return self.last(self.second(hidden).clamp(0, CLIP))


def keep_in_range(net):
    """What the integers can hold."""
    with torch.no_grad():
        most = MOST["first"] / SCALES["first"]
        net.first.weight.clamp_(-most, most)


def train(net, rows, epochs, loss_of):
    """By batches of rows, of which loss_of says how wrong the net is."""
    optimizer = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-2)
    steps = epochs * (len(rows) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 6e-3, total_steps=steps)
    for _ in range(epochs):
        for part in torch.randperm(len(rows), device=rows.device).split(BATCH):
            loss = loss_of(net, rows[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            keep_in_range(net)


def integers(net):
    """The layers as they stand in C: weights by their scale, biases by what their sums are."""
    state = {name: value.detach().cpu().double() for name, value in net.state_dict().items()}
    out = {}
    for name, scale in SCALES.items():
        most = MOST[name]
        out[name] = (state[name + ".weight"] * scale).round().clamp(-most, most).long()
        out[name + "_bias"] = (state[name + ".bias"] * scale * ONE).round().long()
    return out


def said_by_integers(layers, inputs):
    """What the C code computes, in whole numbers."""
    hidden = inputs.double()
    for name in "first", "second":
        total = hidden @ layers[name].double().T + layers[name + "_bias"].double()
        hidden = torch.trunc(total / SCALES[name]).clamp(0, int(CLIP * ONE))
    total = hidden @ layers["last"].double().T + layers["last_bias"].double()
    return total / (ONE * SCALES["last"])


def initializer(values):
    if isinstance(values, list):
        return "{" + ",".join(map(initializer, values)) + "}"
    return str(values)


def write(path, script, layers):
    """A file of bots/ with these layers, lists of whole numbers, for the network of its name."""
    name = os.path.basename(path).removesuffix("_weights.c")
    tables = [("int8_t", "first[][NETWORK_FIRST]", [list(row) for row in zip(*layers["first"])]),
              ("int32_t", "first_bias[]", layers["first_bias"]),
              ("int16_t", "second[][NETWORK_FIRST]", layers["second"]),
              ("int32_t", "second_bias[]", layers["second_bias"]),
              ("int16_t", "last[]", [weight for row in layers["last"] for weight in row]),
              ("int32_t", "last_bias[]", layers["last_bias"])]
    with open(path, "w", encoding="utf-8") as file:
        file.write("/* Made by train/%s.py. */\n#include \"bots/%s.h\"\n\n" % (script, script))
        for kind, what, values in tables:
            text = "static const %s %s = %s;" % (kind, what, initializer(values))
            file.write(re.sub(r"(.{1,%d},)" % (WIDTH - 1), r"\1\n", text) + "\n")
        file.write("\nconst struct network %s_network = {%d, %d, %d, first, first_bias,\n"
                   "    second, second_bias, last, last_bias};\n" % (
                       name, len(layers["first"][0]), len(layers["second"]),
                       len(layers["last"])))


def write_net(path, script, net):
    layers = integers(net)
    write(path, script, {field: values.tolist() for field, values in layers.items()})
    return layers
