"""Replays the games of PDN files by rules of its own and compares the last positions with Damier's.

    python3 tools/replay DAMIER [-v] FILE...

It shares nothing with the library: not the reader, not the rules, not the squares. -v tells every game that it does not
understand. Ends with 1 if a last position differs.
"""
import collections
import json
import subprocess
import sys

from pdn import games
from rules import Board, LAWS, read_fen, squares


class Refused(Exception):
    pass


def fitting(board, names, written):
    """The positions after the moves that may be meant, each once."""
    try:
        wanted = [names[name.lstrip("0")] for name in written]
    except KeyError as wrong:
        raise Refused(f"no square {wrong}") from None
    found = {}
    for move in board.moves():
        walked = move[0]
        if walked[0] != wanted[0] or walked[-1] != wanted[-1]:
            continue
        rest = iter(walked)
        if all(square in rest for square in wanted):
            after = board.after(move)
            found.setdefault(after.key(), after)
    return list(found.values())


def replay(board, names, moves):
    """The last positions that are possible: more than one where captures are written alike."""
    open_lines, furthest, ends = [(board, moves)], moves, []
    while open_lines:
        here, rest = open_lines.pop()
        furthest = min(furthest, rest, key=len)
        if not rest:
            ends.append(here)
            continue
        after = fitting(here, names, rest[0])
        open_lines += [(one, rest[1:]) for one in reversed(after)]
        if not after and len(rest) > 1 and rest[0][-1] == rest[1][0]:  # a capture jump by jump
            open_lines.append((here, [rest[0] + rest[1][1:]] + rest[2:]))
    if not ends:
        raise Refused("-".join(furthest[0]))
    return ends


def last_positions(game, key):
    if game.is_odd:
        raise Refused("something that is no move")
    law = LAWS.get(key)
    if law is None:
        raise Refused(f"no rules for «{key}»")
    try:
        board = read_fen(law, game.tags["FEN"]) if "FEN" in game.tags else Board.start(law)
    except (KeyError, ValueError, IndexError):
        raise Refused("its position") from None
    return replay(board, squares(law), game.moves)


def compare(path, number, game, other, count, is_told):
    """One game as it is read here and by Damier."""
    count["games"] += 1
    key, has_end = other.get("game", ""), "end" in other
    try:
        ends = last_positions(game, key)
    except Refused as why:
        count["not understood here" if has_end else "refused by both"] += 1
        if is_told and has_end:
            print(f"{path}: game {number}: not understood here: {why}")
        return
    count["understood here"] += 1
    count["moves"] += len(game.moves)
    count["with several ways to read a capture"] += len(ends) > 1
    if has_end and read_fen(LAWS[key], other["end"]).key() in [end.key() for end in ends]:
        count["the same last position"] += 1
    else:
        count["different"] += 1
        print(f"{path}: game {number}: different: {other.get('end')}")


def main(damier, paths, is_told):
    count = collections.Counter()
    for path in paths:
        count["files"] += 1
        command = [damier, "convert", path, "-", "--from", "pdn", "--to", "json"]
        read = subprocess.run(command, capture_output=True, check=False)
        theirs = json.loads(read.stdout) if read.stdout else []
        with open(path, "rb") as file:
            ours = list(games(file.read().decode("latin-1")))
        if len(ours) != len(theirs):
            print(f"{path}: {len(theirs)} games by Damier, {len(ours)} here: not compared")
            count["games not compared"] += len(theirs)
            continue
        for number, (game, other) in enumerate(zip(ours, theirs), 1):
            compare(path, number, game, other, count, is_told)
    for what, number in count.items():
        print(f"{what}: {number}")
    return 1 if count["different"] else 0


if len(sys.argv) < 3:
    sys.exit(__doc__)
sys.exit(main(sys.argv[1], [path for path in sys.argv[2:] if path != "-v"], "-v" in sys.argv))
