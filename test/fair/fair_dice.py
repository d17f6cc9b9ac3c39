"""A second implementation of fair dice, in Python's standard library, written from docs/fair-dice.md, not from the code.

    python3 fair_dice.py battle.json        checks an exported battle: promise, chain, dice
    python3 fair_dice.py --draw < asked     draws dice for a JSON list of {secret, salts, position, order, roll, dice, sides}
    python3 fair_dice.py --canonical < any  writes the canonical JSON of a JSON value

What it cannot check, because it does not know the rules: that an order could be given, and what follows from its dice.
"""

import hashlib
import hmac
import json
import re
import sys


def canonical(value):
    """Canonical JSON: keys sorted by UTF-16 code units, no spaces, no unnecessary escapes."""
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e21 else re.sub(r"e([+-])0+", r"e\1", repr(value))
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return "[" + ",".join(canonical(each) for each in value) + "]"
    keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
    return "{" + ",".join(f"{quoted(key)}:{canonical(value[key])}" for key in keys) + "}"


def quoted(text):
    plain = json.dumps(text, ensure_ascii=False)
    return "".join(f"\\u{ord(each):04x}" if 0xD800 <= ord(each) <= 0xDFFF else each for each in plain)


def hash_of(value):
    return hashlib.sha256(canonical(value).encode("utf-8")).hexdigest()


def draw(secret, salts, position, order, roll, dice, sides):
    """The dice of one roll, from as many blocks of HMAC-SHA256 as needed."""
    width = 1 if sides <= 256 else 4
    limit = 256**width - 256**width % sides
    got = []
    block = 0
    while len(got) < dice:
        message = canonical([salts, position, order, roll, block]).encode("utf-8")
        stream = hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()
        for at in range(0, len(stream), width):
            number = int.from_bytes(stream[at : at + width], "big")
            if number < limit and len(got) < dice:
                got.append(number % sides + 1)
        block += 1
    return got


def link(entry, salts):
    shown = {**entry, **entry.get("open", {})}
    parts = [shown[name] for name in ("previous", "seq", "kind", "side", "person", "text", "transcript", "stateHash")]
    has_dice = any("roll" in line for line in shown["transcript"])
    salted = [salts] if has_dice and any(salts) else []
    return hash_of(parts + salted + ([shown["seals"]] if shown.get("seals") else []))


def undone(text):
    """The entry that an undo takes back, and the position it goes back to."""
    match = re.fullmatch(r"undo ([0-9]+) to ([0-9]+)", text)
    return (int(match[1]), int(match[2])) if match else (None, None)


def check(file):
    """The errors of an exported battle, as (number of the entry, what); how many dice it drew, and how many were scripted."""
    battle, entries = file["battle"], file["entries"]
    secret, salts = battle.get("secret"), [battle["salts"]["red"], battle["salts"]["blue"]]
    written = battle["options"].get("dice", [])
    faults, drawn, scripted = [], 0, 0
    if secret is not None and not re.fullmatch("[0-9a-f]{64}", secret):
        return [(0, "that is no secret")], 0, 0
    if secret is not None and hashlib.sha256(bytes.fromhex(secret)).hexdigest() != battle["secretHash"]:
        faults.append((0, "the secret is not the one that was promised"))
    is_told = battle["status"] in ("over", "cancelled")
    if is_told != (secret is not None):
        faults.append((0, "the secret is told when a battle is over or called off, and not before"))
    if not entries:
        faults.append((0, "it does not begin"))
    if entries and hash_of(file["start"]["state"]) != entries[0]["stateHash"]:
        faults.append((1, "it does not begin with the position shown"))
    previous, position = battle["secretHash"], 0
    # For each position: the one it came from, the number of dice rolled before it, and its hash.
    made_from, used_at, state_at = {}, {0: 0}, {}
    for seq, entry in enumerate(entries, 1):
        if entry["seq"] != seq:
            faults.append((seq, f"it has number {entry['seq']}"))
        if entry["previous"] != previous:
            faults.append((seq, "it does not follow the entry before it"))
        if link(entry, salts) != entry["hash"]:
            faults.append((seq, "it is not what was hashed"))
        if "state" in entry and hash_of(entry["state"]) != entry["stateHash"]:
            faults.append((seq, "the position given with it is not the one that was hashed"))
        used = used_at[position]
        rolls = [line for line in entry["transcript"] if "roll" in line]
        for index, line in enumerate(rolls):
            dice, sides = line["roll"]["dice"], line["roll"]["sides"]
            if dice != len(line["got"]) or not 1 <= sides <= 2**32:
                faults.append((seq, f"roll {index + 1} cannot have been thrown"))
                break
            known = [(value - 1) % sides + 1 for value in written[used : used + dice]]
            used += dice
            scripted += len(known)
            if secret is None:
                continue
            expected = known + draw(secret, salts, position, entry["text"], index, dice - len(known), sides)
            drawn += dice - len(known)
            if line["got"] != expected:
                faults.append((seq, f"roll {index + 1} shows {line['got']}; by the secret it is {expected}"))
        before, position = position, seq
        if entry["kind"] == "undo":
            taken, back = undone(entry["text"])
            while before and before != taken:
                before = made_from[before]
            if not before or made_from[taken] != back or state_at.get(back) != entry["stateHash"]:
                faults.append((seq, "it goes back to a position that there was not"))
            else:
                position = back
        if position == seq:
            made_from[seq], used_at[seq], state_at[seq] = before, used, entry["stateHash"]
        previous = entry["hash"]
    if battle["head"] != previous:
        faults.append((len(entries), "it is not the head of the chain"))
    return faults, drawn, scripted


def main(arguments):
    if arguments[:1] == ["--draw"]:
        print(json.dumps([draw(**each) for each in json.load(sys.stdin)]))
        return 0
    if arguments[:1] == ["--canonical"]:
        sys.stdout.buffer.write(canonical(json.load(sys.stdin)).encode("utf-8"))
        return 0
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    with open(arguments[0], encoding="utf-8") as source:
        file = json.load(source)
    faults, drawn, scripted = check(file)
    for seq, fault in faults:
        print(f"entry {seq}: {fault}", file=sys.stderr)
    if not faults and "secret" not in file["battle"]:
        print("the chain is whole; the dice can be checked when the battle is over and its secret told")
    elif not faults:
        print(f"the chain is whole, {drawn} dice are as the secret gives them, {scripted} as the scenario wrote them")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
