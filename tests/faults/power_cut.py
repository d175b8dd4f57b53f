#!/usr/bin/env python3
"""Cuts the power in recorded sessions: what had not been synced is dropped, cut short, filled with zeros or reordered,
and what docs/sessions.md promises must hold of what is left.

Usage: power_cut.py DAMIER PRELOAD [--cuts N] [--seed N] [--case NAME]
       --cuts N        at most N moments of each session, and N chances for each of them (default: 40)

The disk that is played here keeps no more than POSIX promises: fsync() of a file makes its content sure, fsync() of a
folder the names in it, and until then any part of either may be there or not, in any order.
"""
import argparse
import copy
import os
import pathlib
import random
import re
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cases import BYSTANDER, CASES  # noqa: E402
from stage import Stage  # noqa: E402


class File:
    def __init__(self, content=b""):
        self.sure = content  # on the disk
        self.waiting = []  # (place, bytes) or (size, None) for a cut, not yet sure

    def now(self):
        return self.after(self.waiting)

    def after(self, operations):
        content = bytearray(self.sure)
        for place, data in operations:
            if data is None:
                del content[place:]
                content.extend(bytes(place - len(content)))
            else:
                content.extend(bytes(max(0, place - len(content))))
                content[place:place + len(data)] = data
        return bytes(content)

    def after_cut(self, chance):
        """Some of what was waiting: a beginning of it, or any part of it, the last one torn."""
        kept = [one for one in self.waiting if chance.random() < 0.5] if chance.random() < 0.5 \
            else self.waiting[:chance.randint(0, len(self.waiting))]
        if kept and kept[-1][1] is not None and chance.random() < 0.5:
            place, data = kept[-1]
            size = chance.randint(0, len(data))
            kept[-1] = (place, data[:size] + (bytes(len(data) - size) if chance.random() < 0.5 else b""))
        return self.after(kept)


class Disk:
    """Files by identity, names by folder; what was done to a folder since its last sync waits."""

    def __init__(self, files):
        self.files = {}
        self.names = {}  # path -> identity, as programs see it
        self.folders = {}  # path of a folder -> operations that wait
        for number, (name, content) in enumerate(sorted(files.items())):
            self.files[-1 - number] = File(content)
            self.names[name] = -1 - number
        self.sure = dict(self.names)

    def name(self, path, identity):
        """A name comes (to an identity) or goes (None)."""
        self.folders.setdefault(os.path.dirname(path), []).append((path, identity))
        if identity is None:
            self.names.pop(path, None)
        else:
            self.names[path] = identity

    def do(self, words, data):
        what = words[0]
        if what == "open":
            identity, is_new, path = int(words[1]), words[2] == "1", words[3]
            if is_new or path not in self.names:
                self.files[identity] = File()
                self.name(path, identity)
            elif self.names[path] != identity:  # as it was when the session began
                old = self.names[path]
                self.files[identity] = self.files.pop(old)
                for names in (self.names, self.sure):
                    for other, one in names.items():
                        if one == old:
                            names[other] = identity
        elif what == "write":
            self.files[int(words[1])].waiting.append((int(words[2]), data))
        elif what == "cut":
            self.files[int(words[1])].waiting.append((int(words[2]), None))
        elif what == "sync":
            file = self.files.get(int(words[1]))
            if file:
                file.sure, file.waiting = file.now(), []
        elif what == "syncfolder":
            for path, identity in self.folders.pop(words[1].rstrip("/"), []):
                self.settle(path, identity)
        elif what == "folder":
            self.name(words[1], "folder")
        elif what == "rename":
            identity = self.names.get(words[1])
            if identity is not None:  # both or neither: file systems write that down as one
                self.name(words[2], identity)
                self.name(words[1], None)
        elif what == "link":
            self.name(words[2], self.names[words[1]])
        elif what == "remove":
            self.name(words[1], None)

    def settle(self, path, identity):
        if identity is None:
            self.sure.pop(path, None)
        else:
            self.sure[path] = identity

    def after_cut(self, chance):
        """Files by path, as they are found when the power is back."""
        names = dict(self.sure)
        for operations in self.folders.values():
            for path, identity in operations[:chance.randint(0, len(operations))]:
                if identity is None:
                    names.pop(path, None)
                else:
                    names[path] = identity
        folders = {path for path, identity in names.items() if identity == "folder"}
        made = {path for path, identity in self.names.items() if identity == "folder"}

        def is_reached(path):
            above = os.path.dirname(path)
            return above not in made or (above in folders and is_reached(above))
        return {path: self.files[identity].after_cut(chance) for path, identity in names.items()
                if identity != "folder" and is_reached(path)}


def events(record):
    """(words, bytes) of each thing that happened."""
    place = 0
    while place < len(record):
        end = record.index(b"\n", place)
        words = record[place:end].decode().split("\t")
        place = end + 1
        size = int(words[-1]) if words[0] in ("write", "say") else 0
        yield words, record[place:place + size]
        place += size


class Session:
    """A case that was recorded, and the promise that is checked."""

    def __init__(self, case, stage):
        self.case, self.stage = case, stage
        stage.lay({**BYSTANDER, **case.files})
        for line, typed in case.before:
            assert stage.run(line.split(), typed).code == 0
        self.begin = stage.files()
        run = stage.run(case.arguments, case.typed, "record")
        assert run.code == 0, run.err
        self.result = run.files
        self.events = list(events((stage.home / "record").read_bytes()))

    def moments(self):
        return [n for n, (words, _) in enumerate(self.events) if words[0] != "say"] + [len(self.events)]

    def cut(self, moment, chance):
        """What is wrong after the power was cut before this event."""
        home = str(self.stage.home) + "/"
        disk = Disk({home + name: content for name, content in self.begin.items()})
        told = ""
        for words, data in self.events[:moment]:
            if words[0] == "say":
                told += data.decode()
            else:
                disk.do([word.replace("/./", "/") for word in words], data)
        left = {path[len(home):]: content for path, content in disk.after_cut(chance).items()}
        return self.wrong(left, told, moment == len(self.events))

    def wrong(self, left, told, is_over):
        found = []
        for name, content in self.begin.items():
            if name.endswith((".journal", *self.case.grows)) or name.endswith(self.case.changes or ("\0",)):
                continue
            if left.get(name) != content:
                found.append(f"{name} has changed")
        for name in self.result:
            if not name.startswith("work/") or name in self.begin and name not in self.case.changes \
                    or name.endswith(self.case.grows or ("\0",)):
                continue
            whole = (self.begin.get(name), self.result[name])
            is_sure = is_over or f"saved in «{name[5:]}»" in told
            if is_sure and left.get(name) is None:
                found.append(f"{name} was saved and is not there")
            # A file saved twice has had other contents: they are whole if they can be read.
            if left.get(name) not in (None, *whole) and not self.case.talks:
                found.append(f"{name} is half written")
        self.stage.lay(left)
        return found + (self.wrong_game(told) if self.case.arguments[:1] == ["play"] else self.wrong_again())

    def wrong_game(self, told):
        """Every move of a person that was told is in the game that is taken up."""
        typed = [line for line in self.case.typed.splitlines() if re.fullmatch(r"[a-h0-9]+[-x:][a-h0-9]+", line)]
        if self.case.name in ("play", "play on"):  # where a computer answers
            shown = typed[:told.count(" plays ")]
        else:
            shown = re.findall(r"Last move: \S+ ([a-h0-9]+[-x:][-a-h0-9x:]+)", told)
        listed = self.stage.run(["play", "--list"])
        if listed.code != 0:
            return [f"the list {listed.how()}: {listed.err.strip()}"]
        journals = b"\n".join(content for name, content in self.stage.files().items() if name.endswith(".journal"))
        found = [f"{move} was told and is lost" for move in shown if f'"{move}"'.encode() not in journals]
        if self.case.name not in ("play", "play and save", "play on"):  # one game, which has not ended
            return found
        after = self.stage.run(["play", "--resume", "--number", "1"], "history\nquit\n")
        if shown and after.code != 0:
            found.append(f"going on {after.how()}: {after.err.strip()}")
        if shown and shown[-1] not in after.out and "undo" not in self.case.typed:
            found.append(f"{shown[-1]} was told and is not in the game")
        return found

    def wrong_again(self):
        after = self.stage.run(self.case.arguments, self.case.typed)
        if after.code == 0 or re.search("already exists|exists already", after.err):
            return []
        if self.case.grows and re.search("is damaged here|belongs to another match", after.err):
            return []  # what the system had not written yet; the file is not touched
        return [f"the next run {after.how()}: {after.err.strip()}"]


NAMES = ("play", "play and save", "play on", "play anew", "play and load", "convert to a file", "convert over a file",
         "selfplay to a file", "selfplay over a file", "match to files", "match goes on", "tables build", "pdn check and mend")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("damier")
    parser.add_argument("preload")
    parser.add_argument("--cuts", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case")
    options = parser.parse_args()
    cuts = failures = 0
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as folder:
        stage = Stage(os.path.abspath(options.damier), os.path.abspath(options.preload), pathlib.Path(folder) / "home")
        for case in CASES:
            if case.name not in NAMES or options.case not in (None, case.name):
                continue
            session = Session(case, stage)
            moments = session.moments()
            step = max(1, len(moments) // options.cuts)
            some, before = 0, failures
            for moment in sorted({*moments[::step], moments[-1]}):
                for number in range(options.cuts if options.case else min(options.cuts, 6)):
                    chance = random.Random(f"{options.seed} {case.name} {moment} {number}")
                    wrong = session.cut(moment, chance)
                    some += 1
                    if wrong:
                        failures += 1
                        print(f"{case.name}: before event {moment} ({session.events[moment:moment + 1]}), chance {number}: {'; '.join(wrong)}")
            cuts += some
            print(f"{case.name}: {some} power cuts, {failures - before} failures", flush=True)
        stage.close()
    print(f"{cuts} power cuts, {failures} failures")
    return failures > 0


sys.exit(main())
