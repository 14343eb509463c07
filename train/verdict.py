#!/usr/bin/env python3
"""Learns the judgement of a duel (bots/verdict.h): verdict.py OUT.c POSITIONS... (PyTorch).

POSITIONS are files of `play --positions`. The network learns who won from there; what it foresees
on games that it did not learn from is printed in bits a position, beside what bots/evaluate.c
foresees on the same ones and the best that a constant would. OUT.c is bots/verdict_weights.c, with
the weights as integers, and the bits are told once more for these."""
import sys
import textwrap

import numpy
import torch

INPUTS, FIRST, SECOND = 186, 48, 16
ONE, SCALE, CLIP = 64, 256, 4.0
EPOCHS, BATCH, HELD_OUT = 14, 8192, 0.1


def read(paths):
    """Inputs, the old judgement, outcomes; the last files' tail is held out, whole games of it."""
    rows = numpy.concatenate([numpy.fromfile(path, numpy.uint8).reshape(-1, INPUTS + 2)
                              for path in paths])
    return torch.from_numpy(rows)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(INPUTS, FIRST)
        self.second = torch.nn.Linear(FIRST, SECOND)
        self.last = torch.nn.Linear(SECOND, 1)

    def forward(self, inputs):
        hidden = self.first(inputs).clamp(0, CLIP)
        return self.last(self.second(hidden).clamp(0, CLIP))[:, 0]


def integers(net):
    """The layers as they stand in C: weights by SCALE, biases by what their sums are scaled by."""
    state = {name: value.detach().cpu().double() for name, value in net.state_dict().items()}
    out = {}
    for name in "first", "second", "last":
        out[name] = (state[name + ".weight"] * SCALE).round().clamp(-32767, 32767).long()
        out[name + "_bias"] = (state[name + ".bias"] * SCALE * ONE).round().long()
    return out


def said_by_integers(layers, inputs):
    """What the C code computes, in whole numbers."""
    hidden = inputs.long()
    for name in "first", "second":
        total = (hidden.double() @ layers[name].double().T).long() + layers[name + "_bias"]
        hidden = torch.div(total, SCALE, rounding_mode="trunc").clamp(0, int(CLIP * ONE))
    total = (hidden.double() @ layers["last"].double().T).long() + layers["last_bias"]
    return total[:, 0].double() / (ONE * SCALE)


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
        file.write("/* Made by train/verdict.py: the weights of verdict.h. */\n"
                   '#include "bots/verdict.h"\n\n'
                   "const struct verdict_weights verdict_weights = {\n")
        for name, values in fields.items():
            file.write(textwrap.fill(".%s = %s," % (name, initializer(values)), 98,
                                     initial_indent="    ", subsequent_indent="        ") + "\n")
        file.write("};\n")


def train(net, rows, device):
    optimizer = torch.optim.AdamW(net.parameters(), 2e-3, weight_decay=3e-3)
    steps = EPOCHS * (len(rows) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps)
    for epoch in range(EPOCHS):
        for part in rows[torch.randperm(len(rows), device=device)].split(BATCH):
            won = part[:, INPUTS + 1].float() / 2
            logits = net(part[:, :INPUTS].float() / ONE)
            loss = torch.nn.functional.binary_cross_entropy_with_logits(logits, won)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()


def main():
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = read(sys.argv[2:])
    cut = int(len(rows) * (1 - HELD_OUT))
    learn, test = rows[:cut].to(device), rows[cut:].to(device)
    net = Net().to(device)
    won = test[:, INPUTS + 1].float() / 2
    old = ((test[:, INPUTS].float() + 0.5) / 256).logit()
    print("%d positions; held out %d: a constant %.4f bits, evaluate.c %.4f" % (
        len(rows), len(test), bits(torch.full_like(won, won.mean().item()).logit(), won),
        bits(old, won)), flush=True)
    train(net, learn, device)
    layers = integers(net)
    with torch.no_grad():
        said = net(test[:, :INPUTS].float() / ONE)
    print("the network %.4f bits, in integers %.4f" % (
        bits(said, won), bits(said_by_integers(layers, test[:, :INPUTS].cpu()), won.cpu())))
    write(layers, sys.argv[1])


if __name__ == "__main__":
    main()
