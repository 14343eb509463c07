#!/usr/bin/env python3
"""Learns how Captains choose their courses: policy.py OUT DUMP... (PyTorch, a GPU if there is one).

Each DUMP is a file of `fit --dump`, the course choices of one kind of Captain. One small network
scores every option of a choice by its features, with one output for each kind; a choice's shares
are the softmax over its options. What it foresees on games that it did not learn from is printed
beside what the weighted sums of bots/choice_models.c would (a linear network trained alike), in
bits a choice. OUT gets the network as integers: layer by layer, as bots/choice_net.c reads it."""
import sys

import numpy
import torch

FEATURES, HIDDEN, OPTIONS = 18, 32, 5
SCALE = 1 << 10
HELD_OUT = 0.15


def read(path, kind):
    """features (choices, options, features), how many there are, which was chosen, the kind."""
    raw = numpy.fromfile(path, numpy.float32).reshape(-1, 2 + OPTIONS * FEATURES)
    features = raw[:, 2:].reshape(-1, OPTIONS, FEATURES)
    return features, raw[:, 0].astype(int), raw[:, 1].astype(int), numpy.full(len(raw), kind)


class Net(torch.nn.Module):
    def __init__(self, kinds, hidden):
        super().__init__()
        layer = torch.nn.Linear
        self.layers = torch.nn.Sequential(
            layer(FEATURES, hidden), torch.nn.ReLU(), layer(hidden, hidden), torch.nn.ReLU(),
            layer(hidden, kinds)) if hidden else torch.nn.Sequential(layer(FEATURES, kinds))

    def forward(self, features, counts, kinds):
        score = self.layers(features)[torch.arange(len(kinds)), :, kinds]
        there = torch.arange(OPTIONS, device=score.device)[None] < counts[:, None]
        return torch.log_softmax(score.masked_fill(~there, -1e9), 1)


def bits(net, data, rows, kind):
    features, counts, chosen, kinds = (part[rows] for part in data)
    of = kinds == kind
    with torch.no_grad():
        said = net(features[of], counts[of], kinds[of])
        return -said.gather(1, chosen[of][:, None]).mean().item() / numpy.log(2)


def train(net, data, rows, epochs=60, batch=4096):
    weight = torch.bincount(data[3][rows]).float()
    weight = (weight.mean() / weight)[data[3]]
    optimizer = torch.optim.Adam(net.parameters(), 3e-3, weight_decay=1e-5)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs)
    for _ in range(epochs):
        for part in rows[torch.randperm(len(rows), device=rows.device)].split(batch):
            features, counts, chosen, kinds = (of[part] for of in data)
            said = net(features, counts, kinds).gather(1, chosen[:, None])[:, 0]
            loss = -(said * weight[part]).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        schedule.step()


def main(out, *dumps):
    torch.manual_seed(1)
    where = "cuda" if torch.cuda.is_available() else "cpu"
    parts = [read(path, kind) for kind, path in enumerate(dumps)]
    data = [torch.tensor(numpy.concatenate(part)).to(where) for part in zip(*parts)]
    # Games lie one after the other: whole stretches are held out, not single choices.
    number = torch.arange(len(data[0]), device=where)
    stretch = number // 500 % 100
    held, learnt = number[stretch < 100 * HELD_OUT], number[stretch >= 100 * HELD_OUT]
    results = {}
    for hidden in (0, HIDDEN, 2 * HIDDEN):
        net = Net(len(dumps), hidden).to(where)
        train(net, data, learnt)
        results[hidden] = net, [bits(net, data, held, kind) for kind in range(len(dumps))]
        told = ["%s %.3f" % (path.split("/")[-1], bit)
                for path, bit in zip(dumps, results[hidden][1])]
        print("hidden %d: bits a choice %s" % (hidden, " ".join(told)), flush=True)
    net = results[HIDDEN][0]
    with open(out, "w", encoding="utf-8") as file:
        for layer in net.layers:
            if hasattr(layer, "weight"):
                for part in (layer.weight, layer.bias):
                    numbers = (part.detach().cpu() * SCALE).round().int().flatten().tolist()
                    file.write("{%s},\n" % ", ".join(map(str, numbers)))


if __name__ == "__main__":
    main(*sys.argv[1:])
