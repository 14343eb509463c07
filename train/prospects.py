#!/usr/bin/env python3
"""Learns the judgement of a duel (bots/prospects.h): prospects.py OUT.c POSITIONS... (PyTorch).

POSITIONS are files of `play --positions`. The network learns who won from there, and to some degree
what the search of who played found: games are few and positions many. It is learned in several
ways; the one that foresees best who won games that it did not learn from is kept. That is printed
in bits a position, beside what bots/evaluate.c foresees on the same ones and the best that a
constant would. OUT.c is bots/prospects_weights.c, with the weights as integers, and the bits are
told once more for these."""
import sys
import time

import numpy
import torch

from network import (BY_HAND, BY_SEARCH, OUTCOME, SIGHT_OF_BOTH, Net, read, said_by_integers,
                     train, write_net)

SECOND = 24
WAYS = [(0.0, 6), (0.3, 6), (0.6, 6), (0.3, 12)]  # the search's share in what is learned, epochs


def bits(logits, won):
    loss = torch.nn.functional.binary_cross_entropy_with_logits(logits.double(), won.double())
    return loss.item() / numpy.log(2)


def against(search_share):
    def loss_of(net, rows):
        won, found = rows[:, OUTCOME].float() / 2, (rows[:, BY_SEARCH].float() + 0.5) / 256
        target = (1 - search_share) * won + search_share * found
        said = net(rows[:, :SIGHT_OF_BOTH])[:, 0]
        return torch.nn.functional.binary_cross_entropy_with_logits(said, target)
    return loss_of


def said(net, rows):
    with torch.no_grad():
        return torch.cat([net(part[:, :SIGHT_OF_BOTH])[:, 0] for part in rows.split(1 << 18)])


def learned(learn, test, won):
    """The best of the ways."""
    best = None
    for search_share, epochs in WAYS:
        begun = time.time()
        net = Net(SIGHT_OF_BOTH, SECOND, 1).to(learn.device)
        train(net, learn, epochs, against(search_share))
        found = bits(said(net, test), won)
        print("search's share %.1f, %d epochs: %.4f bits, %.0f s" % (
            search_share, epochs, found, time.time() - begun), flush=True)
        if best is None or found < best[0]:
            best = found, net
    return best[1]


def main():
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    learn, test = (rows.to(device) for rows in read(sys.argv[2:], 0, OUTCOME + 1))
    won = test[:, OUTCOME].float() / 2
    by_hand, by_search = (((test[:, column].float() + 0.5) / 256).logit()
                          for column in (BY_HAND, BY_SEARCH))
    print("%d positions; held out %d: a constant %.4f bits, evaluate.c %.4f, the search %.4f" % (
        len(learn), len(test), bits(torch.full_like(won, won.mean().item()).logit(), won),
        bits(by_hand, won), bits(by_search, won)), flush=True)
    layers = write_net(sys.argv[1], "prospects", learned(learn, test, won))
    some = test[:1 << 18].cpu()
    print("in integers %.4f bits" % bits(
        said_by_integers(layers, some[:, :SIGHT_OF_BOTH])[:, 0], some[:, OUTCOME].float() / 2))


if __name__ == "__main__":
    main()
