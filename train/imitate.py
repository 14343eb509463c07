#!/usr/bin/env python3
"""Learns what the Admiral would do (bots/imitate.h): imitate.py OUT.c POSITIONS... (PyTorch).

POSITIONS are files of `play --positions`. The network learns which of its options the side on turn
chose. How well it foresees that in games that it did not learn from is printed after each epoch, in
bits a choice and as the share that it gets right, for courses and for activations. OUT.c is
bots/imitate_weights.c."""
import sys

import numpy
import torch

from network import CHOICE, CHOSEN, LEFT, ROW, SIGHT_OF_ONE, SIZES, Net, read, train, write_net

SECOND, OPTIONS, PASS = 32, SIZES["DUEL_OPTIONS"], SIZES["OPTION_PASS"]
EPOCHS, ROUNDS = 4, 3


def options(rows):
    """Which was chosen, and which there were."""
    chosen = rows[:, CHOSEN - CHOICE].long()
    left = rows[:, LEFT - CHOICE].int() | rows[:, LEFT - CHOICE + 1].int() << 8
    there = left[:, None] >> torch.arange(OPTIONS, device=rows.device)[None] & 1
    return chosen, there.bool().scatter(1, chosen[:, None], True)


def said(net, rows):
    chosen, there = options(rows)
    return net(rows[:, :SIGHT_OF_ONE]).masked_fill(~there, -1e4), chosen


def loss_of(net, rows):
    return torch.nn.functional.cross_entropy(*said(net, rows))


def report(net, rows):
    with torch.no_grad():
        logits, chosen = said(net, rows)
        bits = torch.nn.functional.cross_entropy(logits, chosen, reduction="none") / numpy.log(2)
        right = (logits.argmax(1) == chosen).float()
        for name, of in (("courses", chosen < PASS), ("activations", chosen >= PASS)):
            print("%s %.3f bits, %.1f %% right" % (
                name, bits[of].mean().item(), 100 * right[of].mean().item()), flush=True)


def choices(rows):
    """Those where there was a choice."""
    return rows[options(rows)[1].sum(1) > 1]


def main():
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    learn, test = (choices(rows.to(device)) for rows in read(sys.argv[2:], CHOICE, ROW))
    print("%d choices, held out %d" % (len(learn), len(test)), flush=True)
    net = Net(SIGHT_OF_ONE, SECOND, OPTIONS).to(device)
    for _ in range(ROUNDS):
        train(net, learn, EPOCHS, loss_of)
        report(net, test)
    write_net(sys.argv[1], "imitate", net)


if __name__ == "__main__":
    main()
