"""all-MiniLM-L6-v2 in PyTorch, with a narrow product added to each matrix of its layers: what `fit.py` learns."""

import json
import math
import struct
import unicodedata

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

LAYERS, HEADS, HEAD_WIDTH, WIDTH = 6, 12, 32, 384
PIECES_MAX = 64
TOGETHER = 12


class Vocabulary:
    def __init__(self, path):
        self.pieces = json.load(open(path))["model"]["vocab"]

    def tokens(self, text):
        found = [piece for word in words_of(text) for piece in self.pieces_of(word)]
        marks = self.pieces["[CLS]"], self.pieces["[SEP]"]
        return [marks[0], *found[: PIECES_MAX - 2], marks[1]]

    def pieces_of(self, word):
        start, found = 0, []
        while start < len(word):
            end = len(word)
            while end > start:
                piece = ("##" if start else "") + word[start:end]
                if piece in self.pieces:
                    break
                end -= 1
            if end == start:
                return [self.pieces["[UNK]"]]
            found.append(self.pieces[piece])
            start = end
        return found


def words_of(text):
    plain = unicodedata.normalize("NFD", text.lower())
    out = ""
    for char in plain:
        category = unicodedata.category(char)
        ascii_mark = char.isascii() and not char.isalnum() and 32 < ord(char) < 127
        if category == "Mn":
            continue
        if category[0] == "P" or ascii_mark:
            out += f" {char} "
        elif char.isspace():
            out += " "
        elif category[0] != "C":
            out += char
    return out.split()


def read_weights(path):
    data = open(path, "rb").read()
    (length,) = struct.unpack("<Q", data[:8])
    head = json.loads(data[8 : 8 + length])
    weights = {}
    for name, tensor in head.items():
        if name == "__metadata__" or tensor["dtype"] != "F16":
            continue
        start, end = (8 + length + at for at in tensor["data_offsets"])
        values = np.frombuffer(data[start:end], dtype=np.float16).astype(np.float32)
        weights[name] = torch.from_numpy(values.reshape(tensor["shape"]).copy())
    return weights


class Encoder(nn.Module):
    def __init__(self, folder, rank):
        super().__init__()
        self.vocabulary = Vocabulary(f"{folder}/tokenizer.json")
        self.weights = read_weights(f"{folder}/model.fp16.safetensors")
        self.vectors, self.factors = nn.ParameterDict(), nn.ParameterDict()
        for name, weight in self.weights.items():
            if "layer" in name and name.endswith("weight") and weight.dim() == 2:
                rows, columns = weight.shape
                self.vectors[key(name)] = nn.Parameter(torch.randn(rank, columns) / math.sqrt(columns))
                self.factors[key(name)] = nn.Parameter(torch.zeros(rows, rank))

    def dense(self, name, x):
        weight = f"{name}.weight"
        out = F.linear(x, self.weights[weight], self.weights[f"{name}.bias"])
        if key(weight) not in self.vectors:
            return out
        return out + F.linear(F.linear(x, self.vectors[key(weight)]), self.factors[key(weight)])

    def norm(self, name, x):
        return F.layer_norm(x, (WIDTH,), self.weights[f"{name}.weight"], self.weights[f"{name}.bias"], 1e-12)

    def forward(self, texts):
        """A vector of length 1 for each text; those of like length go together, as short ones are filled up to the longest."""
        tokens = [self.vocabulary.tokens(text) for text in texts]
        order = sorted(range(len(tokens)), key=lambda at: len(tokens[at]))
        parts = [order[at : at + TOGETHER] for at in range(0, len(order), TOGETHER)]
        vectors = torch.cat([self.encoded([tokens[at] for at in part]) for part in parts])
        places = torch.empty(len(order), dtype=torch.long)
        places[order] = torch.arange(len(order))
        return vectors[places]

    def encoded(self, tokens):
        longest = max(map(len, tokens))
        ids = torch.tensor([one + [0] * (longest - len(one)) for one in tokens])
        mask = torch.tensor([[1.0] * len(one) + [0.0] * (longest - len(one)) for one in tokens])
        x = self.weights["embeddings.word_embeddings.weight"][ids]
        x = x + self.weights["embeddings.position_embeddings.weight"][:longest]
        x = self.norm("embeddings.LayerNorm", x + self.weights["embeddings.token_type_embeddings.weight"][0])
        for layer in range(LAYERS):
            x = self.layer(f"encoder.layer.{layer}", x, mask)
        mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        return F.normalize(mean, dim=-1)

    def layer(self, name, x, mask):
        count, longest, _ = x.shape
        query, keys, values = (
            self.dense(f"{name}.attention.self.{part}", x).view(count, longest, HEADS, HEAD_WIDTH).transpose(1, 2)
            for part in ("query", "key", "value")
        )
        scores = query @ keys.transpose(-1, -2) / math.sqrt(HEAD_WIDTH)
        heard = torch.softmax(scores + (1 - mask[:, None, None, :]) * -1e9, -1) @ values
        attended = heard.transpose(1, 2).reshape(count, longest, WIDTH)
        x = self.norm(f"{name}.attention.output.LayerNorm", x + self.dense(f"{name}.attention.output.dense", attended))
        between = F.gelu(self.dense(f"{name}.intermediate.dense", x))
        return self.norm(f"{name}.output.LayerNorm", x + self.dense(f"{name}.output.dense", between))


def key(name):
    """A parameter's name holds no dot."""
    return name.replace(".", "/")
