"""What callers said, and which of a business's facts answers it: from `rows/` and from the banks of the tests."""

import glob
import re
import subprocess

NOT_WORDS = re.compile(r"^(\?|-|promise|none|!.*|name=.*|phone=.*)$")
ROWS = "ops/encoder/rows"
OF_HOURS = "Our opening hours and the days we are open or closed."


def all_rows(test):
    banks = [*glob.glob(f"{test}/receptionist/facts/bank/*.txt"), *glob.glob(f"{test}/bench/receptionist/asks/*.txt")]
    banks += glob.glob(f"{test}/bench/receptionist/asks/author-a/*.txt")
    own = glob.glob(f"{ROWS}/*.txt")
    return [
        *(row for file in sorted(own) for row in own_rows(file)),
        *rows_in_other_languages(),
        *(row for file in sorted(banks) for row in bank_rows(file)),
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
    facts, services, body = own_business(file)
    for line in body.splitlines():
        label, _, text = line.partition("\t")
        if text:
            yield labelled(file, facts, services, label, text)


def rows_in_other_languages():
    """As the receptionist reads them: word for word in English."""
    printed = subprocess.run(["node", "ops/encoder/word-for-word.ts"], capture_output=True, check=True, text=True)
    for line in printed.stdout.splitlines():
        name, label, text = line.split("\t")
        file = f"{ROWS}/{name}.txt"
        facts, services, _ = own_business(file)
        yield labelled(file, facts, services, label, text)


def own_business(file):
    head, _, body = open(file).read().partition("\nQ\n")
    return *business(head.splitlines()), body


def labelled(file, facts, services, label, text):
    labels = [one.strip() for one in label.split(";")]
    answers = [int(one) - 1 for one in labels if one.isdigit()] + ([len(facts)] if "H" in labels else [])
    return row(file, facts, services, text.strip(), answers, "S" in labels, "?" in labels, "-" in labels)


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
