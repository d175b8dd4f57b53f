#!/usr/bin/env python3
"""The most hostile positions known of every law: how much their moves and a search may cost, in allocations and nodes.

Usage: worst.py DAMIER PRELOAD                 every position of worst.txt within its bounds
       worst.py DAMIER PRELOAD --climb N [--seed S] [--only V]  searches on from there, N positions for each law, and writes worst.txt

A line of worst.txt is: variant (ulb-6: its board of that size); position; captures, or «refused»; allocations of `damier moves`. The climb changes one piece at
a time and keeps what has more captures, or as many and needs more allocations (the generator remembers what it has seen).
"""
import argparse
import json
import os
import pathlib
import random
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import MEMORY, Stage  # noqa: E402

LIST = pathlib.Path(__file__).with_name("worst.txt")
ULB_SIZES = (4, 5, 6, 7, 8, 9, 11, 12, 13, 14)  # beside the usual one
NODES = 500
FIRST = 250_000  # of the first iteration, which gives the move that must be known and is always finished
NEVER = 10**9  # a call that does not come: calls are only counted


def text_of(position):
    def side(mine):
        return ",".join(("K" if piece.isupper() else "") + str(square) for square, piece in sorted(position.items())
                        if piece.lower() == mine)
    return f"W:W{side('w')}:B{side('b')}"


def position_of(text):
    position = {}
    for part in text.split(":")[1:]:
        for word in part[1:].split(","):
            if word:
                piece = part[0].lower()
                position[int(word.lstrip("K"))] = piece.upper() if word[0] == "K" else piece
    return position


def game(key):
    """As a command line names it."""
    name, _, size = key.partition("-")
    return ["--variant", name, "--size", size] if size.isdigit() else ["--variant", key]


def weigh(stage, key, text):
    """(captures, allocations); captures are infinite when they are refused, -1 when this is no position."""
    run = stage.run(["moves", "--captured", *game(key), "--fen", text], mode="once", kinds=MEMORY, number=NEVER)
    if run.code == 0:
        return (sum("{" in line for line in run.out.splitlines()), run.calls)
    return (float("inf"), run.calls) if "more captures than" in run.err else (-1, 0)


def changed(position, squares, chance, pieces):
    new = dict(position)
    for _ in range(chance.choice((1, 1, 2))):
        square = chance.randint(1, squares)
        if square in new and chance.random() < 0.5:
            del new[square]
        else:
            new[square] = chance.choice(pieces)
    return new


def squares_of(one):
    width, height = map(int, one["board"].split("x"))
    return width * height // (1 if one["key"] in ("turkish", "armenian") else 2)


def climb(stage, variants, known, steps, seed):
    for one in variants:
        key, chance = one["key"], random.Random(f"{seed} {one['key']}")
        squares = squares_of(one)
        pieces = "bbbbw" if key == "bt" else "bbbbbbBBWWw"  # where the first king has won there is none
        best = position_of(known[key][0]) if key in known else \
            {chance.randint(squares // 4, 3 * squares // 4): "b" for _ in range(squares // 4)} | {squares // 2: pieces[-1]}
        weight = weigh(stage, key, text_of(best))
        for _ in range(steps):
            if weight[0] == float("inf"):
                break
            other = changed(best, squares, chance, pieces)
            if "W" in other.values() or "w" in other.values():
                heavier = weigh(stage, key, text_of(other))
                if heavier >= weight and heavier[0] >= 0:
                    best, weight = other, heavier
        known[key] = (text_of(best), weight)
        print(key, *known[key], flush=True)
    LIST.write_text("# variant; position; captures; allocations of `damier moves` (worst.py --climb)\n" + "".join(
        f"{key}; {text}; {'refused' if weight[0] == float('inf') else weight[0]}; {weight[1]}\n"
        for key, (text, weight) in known.items()))


def wrong(stage, key, text, weight):
    """What is beyond its bounds."""
    now, found = weigh(stage, key, text), []
    if now[0] != weight[0]:
        found.append(f"{now[0]} captures, not {weight[0]}")
    if now[1] > weight[1] + weight[1] // 4 + 1000:
        found.append(f"{now[1]} allocations, not about {weight[1]}")
    run = stage.run(["analyse", *game(key), "--fen", text, "--nodes", str(NODES), "--json"])
    if run.code != 0:
        if weight[0] != float("inf"):
            found.append(f"the analysis {run.how()}: {run.err}")
    else:
        line = json.loads(run.out)[0]
        if line["nodes"] > (FIRST if line["depth"] == 1 else NODES + 64):
            found.append(f"{line['nodes']} nodes at depth {line['depth']} where {NODES} were allowed")
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("damier")
    parser.add_argument("preload")
    parser.add_argument("--climb", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1, help="of the climb")
    parser.add_argument("--only", help="climb this variant")
    options = parser.parse_args()
    known = {}
    for line in LIST.read_text().splitlines() if LIST.exists() else []:
        if not line.startswith("#"):
            key, text, captures, calls = line.split("; ")
            known[key] = (text, (float("inf") if captures == "refused" else int(captures), int(calls)))
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(os.path.abspath(options.damier), os.path.abspath(options.preload), pathlib.Path(folder) / "home")
        stage.lay({})
        variants = json.loads(stage.run(["variants", "--json"]).out)
        variants += [{"key": f"ulb-{size}", "board": f"{size}x{size}"} for size in ULB_SIZES]
        if options.climb:
            climb(stage, [one for one in variants if options.only in (None, one["key"])], known, options.climb, options.seed)
        for one in variants:
            for what in wrong(stage, one["key"], *known[one["key"]]) if one["key"] in known else ["no position is known"]:
                failures += 1
                print(f"{one['key']}: {what}")
        stage.close()
    print(f"{len(known)} positions, {failures} failures")
    return failures > 0


sys.exit(main())
