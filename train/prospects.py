#!/usr/bin/env python3
"""Learns the judgement of a duel (bots/prospects.h): prospects.py OUT.c POSITIONS... (PyTorch).

POSITIONS are files of `play --positions`. The network learns who won from there, and to some degree
what the search of who played found: games are few and positions many. It is learned in several
ways; the one that foresees best who won games that it did not learn from is kept. That is printed
in bits a position, beside what bots/evaluate.c foresees on the same ones and the best that a
constant would. OUT.c is bots/prospects_weights.c, with the weights as integers, and the bits are
told once more for these."""
import os
import re
import sys
import textwrap
import time

import numpy
import torch

HEADER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "bots", "prospects.h")
CLIP = 4.0
BATCH, HELD_OUT = 16384, 0.1
WAYS = [(0.0, 6), (0.3, 6), (0.6, 6), (0.3, 12)]  # the search's share in what is learned, epochs


def sizes():
    """The numbers of the header's enum."""
    with open(HEADER, encoding="utf-8") as file:
        body = re.search(r"enum \{(.*?)\};", file.read(), re.S).group(1)
    values = {}
    for name, value in re.findall(r"(PROSPECTS_\w+) = ([^,]+),", body):
        values[name] = eval(value, {}, values)  # sums and products of the ones before
    return values


SIZES = sizes()
INPUTS, ONE = SIZES["PROSPECTS_INPUTS"], SIZES["PROSPECTS_ONE"]
SCALES = {"first": SIZES["PROSPECTS_FIRST_SCALE"], "second": SIZES["PROSPECTS_SCALE"],
          "last": SIZES["PROSPECTS_SCALE"]}
MOST = {"first": 127, "second": 32767, "last": 32767}
BY_HAND, BY_SEARCH, OUTCOME = INPUTS, INPUTS + 1, INPUTS + 2


def read(paths):
    """Rows to learn from and rows held out, the last games of each file."""
    learn, test = [], []
    for path in paths:
        rows = torch.from_numpy(numpy.fromfile(path, numpy.uint8).reshape(-1, INPUTS + 3))
        cut = int(len(rows) * (1 - HELD_OUT))
        learn.append(rows[:cut])
        test.append(rows[cut:])
    return torch.cat(learn), torch.cat(test)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(INPUTS, SIZES["PROSPECTS_FIRST"])
        self.second = torch.nn.Linear(SIZES["PROSPECTS_FIRST"], SIZES["PROSPECTS_SECOND"])
        self.last = torch.nn.Linear(SIZES["PROSPECTS_SECOND"], 1)

    def forward(self, inputs):
        hidden = self.first(inputs).clamp(0, CLIP)
        return self.last(self.second(hidden).clamp(0, CLIP))[:, 0]


def integers(net):
    """The layers as they stand in C: weights by their scale, biases by what their sums are."""
    state = {name: value.detach().cpu().double() for name, value in net.state_dict().items()}
    out = {}
    for name, scale in SCALES.items():
        out[name] = (state[name + ".weight"] * scale).round().clamp(-MOST[name], MOST[name]).long()
        out[name + "_bias"] = (state[name + ".bias"] * scale * ONE).round().long()
    return out


def said_by_integers(layers, inputs):
    """What the C code computes, in whole numbers."""
    hidden = inputs.double()
    for name in "first", "second":
        total = hidden @ layers[name].double().T + layers[name + "_bias"].double()
        hidden = torch.trunc(total / SCALES[name]).clamp(0, int(CLIP * ONE))
    total = hidden @ layers["last"].double().T + layers["last_bias"].double()
    return total[:, 0] / (ONE * SCALES["last"])


def bits(logits, won):
    loss = torch.nn.functional.binary_cross_entropy_with_logits(logits.double(), won.double())
    return loss.item() / numpy.log(2)


def initializer(values):
    if values.dim() == 0:
        return str(int(values))
    return "{" + ", ".join(initializer(value) for value in values) + "}"


def write(layers, path):
    fields = {"first": layers["first"].T, "first_bias": layers["first_bias"],
              "second": layers["second"], "second_bias": layers["second_bias"],
              "last": layers["last"][0], "last_bias": layers["last_bias"][0]}
    with open(path, "w", encoding="utf-8") as file:
        file.write("/* Made by train/prospects.py: the weights of prospects.h. */\n"
                   '#include "bots/prospects.h"\n\n'
                   "const struct prospects_weights prospects_weights = {\n")
        for name, values in fields.items():
            file.write(textwrap.fill(".%s = %s," % (name, initializer(values)), 98,
                                     initial_indent="    ", subsequent_indent="        ") + "\n")
        file.write("};\n")


def keep_in_range(net):
    """What the integers can hold."""
    with torch.no_grad():
        most = MOST["first"] / SCALES["first"]
        net.first.weight.clamp_(-most, most)


def train(net, rows, search_share, epochs):
    optimizer = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=1e-2)
    steps = epochs * (len(rows) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 6e-3, total_steps=steps)
    for _ in range(epochs):
        order = torch.randperm(len(rows), device=rows.device)
        for part in order.split(BATCH):
            batch = rows[part]
            won = batch[:, OUTCOME].float() / 2
            found = (batch[:, BY_SEARCH].float() + 0.5) / 256
            target = (1 - search_share) * won + search_share * found
            logits = net(batch[:, :INPUTS].float() / ONE)
            loss = torch.nn.functional.binary_cross_entropy_with_logits(logits, target)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            keep_in_range(net)


def said(net, rows):
    with torch.no_grad():
        return torch.cat([net(part[:, :INPUTS].float() / ONE) for part in rows.split(1 << 18)])


def learned(learn, test, won):
    """The best of the ways."""
    best = None
    for search_share, epochs in WAYS:
        begun = time.time()
        net = Net().to(learn.device)
        train(net, learn, search_share, epochs)
        found = bits(said(net, test), won)
        print("search's share %.1f, %d epochs: %.4f bits, %.0f s" % (
            search_share, epochs, found, time.time() - begun), flush=True)
        if best is None or found < best[0]:
            best = found, net
    return best[1]


def main():
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    learn, test = (rows.to(device) for rows in read(sys.argv[2:]))
    won = test[:, OUTCOME].float() / 2
    by_hand, by_search = (((test[:, column].float() + 0.5) / 256).logit()
                          for column in (BY_HAND, BY_SEARCH))
    print("%d positions; held out %d: a constant %.4f bits, evaluate.c %.4f, the search %.4f" % (
        len(learn), len(test), bits(torch.full_like(won, won.mean().item()).logit(), won),
        bits(by_hand, won), bits(by_search, won)), flush=True)
    layers = integers(learned(learn, test, won))
    some = test[:1 << 18].cpu()
    print("in integers %.4f bits" % bits(said_by_integers(layers, some[:, :INPUTS]),
                                        some[:, OUTCOME].float() / 2))
    write(layers, sys.argv[1])


if __name__ == "__main__":
    main()
