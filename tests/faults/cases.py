"""What every_call.py tries: one reading and one writing command line of every sub-command, with what lies there before."""
import dataclasses
import pathlib
import re

from stage import CALLS, MEMORY, browser, opponent

GAMES = b"""[Event "one"]
[White "A"]
[Black "B"]
[Result "2-0"]
[GameType "20"]

1. 32-28! {good [%clk 0:05:00]} (1. 31-27 $2) 18-23 2. 38-32 12-18 2-0

[Event "two"]
[GameType "21"]

1. 11-15 23-19 2. 8-11 *

[Event "three"]
[GameType "25"]
[FEN "W:Wa1,c1,e1:Bb8,d8,f8"]

1. c1-b2 *
"""
EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "examples" / "multidames" / "multi_dames.c"
ONE = b"""[Event "club"]
[White "A"]
[Black "B"]
[GameType "20"]

1. 32-28 18-23 *
"""
BYSTANDER = {"work/games.pdn": GAMES, "work/old.pdn": b"[Event \"old\"]\n\n*\n", "work/position.fen": b"W:W31-50:B1-20\n"}


@dataclasses.dataclass
class Case:
    name: str
    arguments: list
    typed: str = ""
    talks: bool = False  # goes on after what it could not do, if it says so
    before: list = dataclasses.field(default_factory=list)  # command lines (and what is typed) that set the stage
    files: dict = dataclasses.field(default_factory=dict)  # beside the bystanders
    changes: tuple = ()  # names of files that may come to have the new content
    grows: tuple = ()  # names of files to which lines are added: a part is no loss
    games: tuple = ()  # names of files that get a game as far as it went
    timed: str = ""  # what differs from run to run in the output, as a pattern
    slow: bool = False  # only in ./test full
    every: int = 1  # of the calls that are tried elsewhere only so many: each run takes long
    guest: object = None  # who visits the program while it runs, when it has told its port
    at_terminal: bool = False  # what is typed are keys
    program: str = "damier"
    kinds: int = CALLS + MEMORY

    def plain(self, text):
        """What is printed, without what differs from run to run."""
        return re.sub(self.timed, "", text) if self.timed else text


def words(text):
    return text.split()


RANDOM = "random first-move --games 4 --plies 12 --openings start".split()
PLAYED = [("play international --white human --black first-move --seed 1", "32-28\nquit\n")]
TABLES = [("tables build --variant russian --pieces 2", "")]

CASES = [
    Case("help", []),
    Case("variants", words("variants --json")),
    Case("rules", words("rules frisian")),
    Case("moves", ["moves", "--fen", "W:WK46:B41,32,23"]),
    Case("perft", words("perft --depth 3")),
    Case("bench", words("bench --variant russian"), timed=r"[0-9.]+ s, [0-9.]+ million[^\n]*"),
    Case("analyse", words("analyse --nodes 300 --json"), timed=r'"(time|nps|seconds)[^,}]*'),
    Case("analyse with threads", words("analyse --threads 2 --nodes 4000"), timed="(?s).*"),  # no two runs find the same
    Case("analyse a game", words("analyse --pdn games.pdn --game 1 --nodes 60"), timed=r" *[0-9.]+ s\b"),
    Case("book", words("book show --json")),
    Case("games", words("games --json")),
    Case("mansuba", words("mansuba -s 3 -m 4 --height 4")),
    Case("mansuba played", words("mansuba -p 1 -s 3 -m 6 --height 4 --first white --black greedy"), "1\nquit\n", talks=True),
    Case("selfplay", words("selfplay english --seats random,random --games 2 --plies 30 --json")),
    Case("selfplay to a file", words("selfplay english --seats random,random --games 2 --plies 30 --output new.txt")),
    Case("selfplay over a file", words("selfplay english --seats random,random --games 2 --plies 30 --output old.pdn --force"),
         changes=("work/old.pdn",)),
    Case("convert", words("convert games.pdn - --to json")),
    Case("convert to a file", words("convert games.pdn new.json")),
    Case("convert over a file", words("convert games.pdn old.pdn --force"), changes=("work/old.pdn",)),
    Case("pdn check", words("pdn check games.pdn")),
    Case("pdn check and mend", words("pdn check games.pdn --fix new.pdn")),
    Case("pdn show", words("pdn show games.pdn --game 2")),
    Case("pdn stats", words("pdn stats games.pdn --json")),
    Case("review", words("review games.pdn"), "n\nn\nv\nx\ng 2\nm\nq\n", talks=True),
    Case("tables build", words("tables build --variant russian --pieces 2 --threads 1"), grows=("/lock",)),
    Case("tables build with threads", words("tables build --variant russian --pieces 3 --threads 2"), grows=("/lock",), slow=True),
    Case("tables list", words("tables list --variant russian --json"), before=TABLES),
    Case("tables show", ["tables", "show", "--variant", "russian", "--fen", "W:WKa1:BKh8", "--json"], before=TABLES),
    Case("tables verify", words("tables verify --variant russian --samples 20"), before=TABLES),
    Case("tables remove", words("tables remove --variant russian --pieces 2"), before=TABLES, changes=(".endings",)),
    Case("train", words("train endings --class KK-K --task win --games 1 --seed 1 --variant russian"), "hint\ng3-d6\nquit\n",
         talks=True, timed=r"\b[0-9]+ tried[^\n]*"),
    Case("hub", ["hub"], "hub\ninit\npos start\nlevel depth=2\ngo think\nping\nquit\n", talks=True, timed=r"info .*\n| time=\S+| nps=\S+"),
    Case("play", words("play international --white human --black first-move --seed 1"), "32-28\n33-29\nundo\n31-26\nhistory\nquit\n",
         talks=True),
    Case("play and save", words("play english --seats human,human --seed 1"),
         "11-15\nsave new.pdn\n22-18\nsave new.pdn\nsave old.pdn!\nsave new.fen\nquit\n", talks=True,
         changes=("work/old.pdn", "work/new.pdn")),
    Case("play and load", words("play english --seats human,human --seed 1"), "load games.pdn --game 1\nhistory\nload games.pdn\nquit\n", talks=True),
    Case("play a file", words("play --load games.pdn --number 1"), "history\nquit\n", talks=True),
    Case("play on", words("play --resume"), "history\n33-29\nhistory\nquit\n", talks=True, before=PLAYED),
    Case("play anew", words("play russian --seats human,human --seed 1"), "c3-d4\nquit\n", talks=True, before=PLAYED),
    Case("play list", words("play --list"), before=PLAYED, timed=r"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]*"),
    Case("full screen", words("play international --seats human,human --seed 1 --tui"),
         ":32-28\r\n:18-23\r\nu\n:17-22\r\n:save new.pdn\r\n?\nq\n:save old.pdn!\r\nq", talks=True, at_terminal=True,
         changes=("work/old.pdn", "work/new.pdn"), timed="(?s).*", kinds=CALLS),  # curses crash without memory
    Case("full screen on", words("play --resume --tui"), "r\n:18-23\r\nq", talks=True, at_terminal=True, timed="(?s).*", kinds=CALLS,
         before=[("play international --seats human,human --seed 1", "32-28\nquit\n")]),
    Case("review by keys", words("review games.pdn"), "n\nn\nv\nm\nx\n>\ne\n<\ns\nq", talks=True, at_terminal=True, timed="(?s).*"),
    Case("dialogue of v06", words("play v06 --seed 1"), "A\nw\nh\nB\n1\n1\nsave new.pdn\nquit\n", talks=True),
    Case("dialogue of ulb", words("play ulb --plain --seats human,first-move --seed 1"), "#1\nhistory\nquit\n", talks=True),
    Case("multidames", words("play multidames --plain --seats human,greedy --seed 7"), "#1\nquit\n", talks=True),
    Case("match", ["match", *RANDOM]),
    Case("match to files", ["match", *RANDOM, "--file", "new.jsonl", "--pdn", "new.pdn"], grows=("work/new.jsonl", "work/new.pdn")),
    Case("match goes on", ["match", *RANDOM, "--file", "kept.jsonl"], grows=("work/kept.jsonl",),
         before=[("match random first-move --games 2 --plies 12 --openings start --file kept.jsonl", "")]),
    Case("match of another program", ["match", "hub:exec \"$DAMIER\" hub", "first-move", "--nodes", "20", "--games", "2", "--plies", "4",
                                      "--openings", "start"], talks=True, slow=True),
    Case("dxp", ["match", "first-move", "dxp:exec \"$DAMIER\" dxp --connect 127.0.0.1:%p --follower --bot first-move",
                 *words("--games 2 --plies 6 --openings start")], talks=True, slow=True),
    Case("dxp on its own", words("dxp --listen 127.0.0.1:0 --bot first-move --pdn new.pdn"), guest=opponent, games=("work/new.pdn",),
         timed=r"at port \d+|\[%emt[^\]]*\]"),
    Case("classroom check", words("classroom check multi_dames.c --cases 0 --csv new.csv --html old.pdn --jobs 1"), slow=True, every=7,
         files={"work/multi_dames.c": EXAMPLE.read_bytes()}, changes=("work/old.pdn",)),
    Case("classroom tests", words("classroom tests new --course multidames --count 1 --seed 1 --difficulty easy --function jeu_capturer")),
    # A small page does: what a large one has more of is read in the same way.
    Case("page", words("--port 0 --folder site"), program="page", guest=browser, timed=r"http://[^\n]*",
         files={"work/site/index.html": b"<!DOCTYPE html>", "work/site/damier.wasm": b"\0asm", "work/site/in/one.js": b"//"}),
    # Qt itself ends a program that has no memory.
    Case("window", [], program="window", kinds=CALLS, talks=True, every=4, files={"work/one.pdn": ONE}, changes=("work/one.pdn", ".ini")),
]
