"""A reader of PDN files that takes the main lines out of them and nothing else."""
import re

TOKEN = re.compile(r"""
    \[\s*(?P<tag>\w+)\s+"(?P<value>[^\n]*?)"\s*\] | (?P<comment>\{[^}]*\}) | (?P<line>;[^\n]*|^%[^\n]*)
  | (?P<open>\() | (?P<close>\)) | (?P<mark>\$\d+) | (?P<setup>/FEN[^/]*/)
  | (?P<end>\*|(?<![\w.-])(?:1/2-1/2|1-0|0-1|2-0|0-2|1-1|0-0)(?![\w/x:-]))
  | (?P<number>\d+\.+) | (?P<wide>\d+[-x:]\s+\d+(?![\d.])) | (?P<word>[^\s{}();$\[\]]+)""", re.X | re.M)
MOVE = re.compile(r"^([a-h]?\d+(?:[-x:][a-h]?\d+)+|[a-h]\d[a-h]\d)[!?.*]*$", re.I)
SQUARE = re.compile(r"[a-h]?\d+", re.I)


class Game:
    def __init__(self):
        self.tags, self.moves, self.is_odd = {}, [], False


def games(text):
    game, depth = Game(), 0
    for token in TOKEN.finditer(text):
        kind = token.lastgroup
        if kind == "value":
            if game.moves or depth:  # a game without an end
                yield game
                game, depth = Game(), 0
            game.tags.setdefault(token["tag"], token["value"])
        elif kind == "open":
            depth += 1
        elif kind == "close":
            depth = max(0, depth - 1)
        elif depth or kind in ("comment", "line", "mark", "number"):
            continue
        elif kind == "end":
            if game.tags or game.moves:
                yield game
            game = Game()
        elif kind == "wide" or kind == "word" and MOVE.match(token[0]):
            game.moves.append(SQUARE.findall(token[0].lower()))
        elif not re.fullmatch(r"[!?]+", token[0]):
            game.is_odd = True  # a set-up, a word that is no move: left to others
    if game.moves or game.tags:
        yield game
