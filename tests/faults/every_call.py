#!/usr/bin/env python3
"""Lets each call of the programs fail in turn, and kills them at each call that writes: whatever happens, a command
ends by itself, says what it could not do or has done it all, and leaves old files and nothing half written.

Usage: every_call.py DAMIER PRELOAD [--page P] [--window W] [--sample N] [--memory N] [--kills] [--fast] [--case NAME] [--part I/N]
                     [--mode M --kinds K --number N]
       --page P        the page's server, --window W the visit of the window (tests/desktop/visit.cpp); without them their cases are left out
       --sample N      only every Nth call
       --memory N      and of the allocations only every Nth of these
       --kills         no faults, only kills
       --fast          without the cases that take long
       --part I/N      of N parts of the cases only this one, from 1
       --mode ...      one run of one case, to look at
"""
import argparse
import os
import pathlib
import re
import signal
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from cases import BYSTANDER, CASES  # noqa: E402
from stage import CALLS, KINDS, MEMORY, Stage  # noqa: E402

WRITING = sum(KINDS[kind] for kind in ("write", "sync", "rename", "make", "folder", "cut"))
SAID = re.compile(r"cannot|could not|not enough memory|the system refuses|not being kept|will not be kept|kept again|dialog: Save the game|forfeits|Too many open|Input/output")
LEFT_BY_A_KILL = re.compile(r"/\.damier-save-[a-z0-9]{8}$|\.ini\.(lock|\w{6})$|\.new$|\.part$|\.journal$|/lock$")

# A folder in $TMPDIR whose owner was killed: nobody but the system may know that nobody works in it.
TEMPORARY = re.compile(r"^work/damier-classroom-\w{6}/")


def entries(journal):
    """The commands of a journal, without what differs from run to run."""
    return [line.split(" ", 3)[-1] for line in journal.decode(errors="replace").splitlines()[1:]]


def normal(files):
    """Files without what differs from run to run: times in journals and in their names."""
    found, journals = {}, {}
    for name, content in files.items():
        if name == "config/QtProject.conf":  # where Qt's own dialogs were
            continue
        if name.endswith(".journal"):
            name = re.sub(r"\d{8}-\d{6}-([a-z0-9]+)(-\d+)?", r"DATE-\1", name)
            journals.setdefault(name, []).append("\n".join(entries(content)).encode())
            continue
        if name.endswith(".pdn"):  # a slow machine takes a second for a move
            content = re.sub(rb"\s*\{\[%emt [^\]]*\]\}|\s*\[%emt [^\]]*\]", b"", content)
            content = re.sub(rb"\d+\.\.\. ", b"", content)  # said again behind a comment
        found[name] = content
    for name, contents in journals.items():  # those of one second have numbers
        for number, content in enumerate(sorted(contents)):
            found[name if number == 0 else f"{name[:-8]}-{number}.journal"] = content
    return found


def is_part(part, whole):
    """All lines of one are lines of the other, in the same order; the last may be cut short."""
    lines = iter(whole.splitlines())
    cut = part.rsplit(b"\n", 1)[0] if b"\n" in part else b""
    return all(line in lines for line in cut.splitlines())


def begins_game(part, whole):
    """A whole file whose game has the first moves of the other, and the same result or none."""
    def moves_and_result(text):
        words = re.sub(rb"\{[^}]*\}", b"", text.partition(b"\n\n")[2]).split()
        return words[:-1], words[-1:]
    (some, result), (every, last) = moves_and_result(part), moves_and_result(whole)
    return part.endswith(b"\n") and result in ([b"*"], last) and every[:len(some)] == some


def has_ended_by(run, number):
    return run.status >= 0 and os.WIFSIGNALED(run.status) and os.WTERMSIG(run.status) == number


class Trial:
    def __init__(self, case, stage):
        self.case, self.stage = case, stage
        stage.lay({**BYSTANDER, **case.files})
        for line, typed in case.before:
            done = stage.run(line.split(), typed)
            assert done.code == 0, (line, done.err)
        self.begin = {name: content for name, content in stage.files().items()}
        self.good = self.run("none")
        if self.good.code != 0:
            raise SystemExit(f"{case.name}: {self.good.how()} without a fault: {self.good.err}{self.good.out[-500:]}")
        self.result = normal(self.good.files)

    def run(self, mode, kinds=CALLS, number=0):
        self.stage.lay(self.begin)
        return self.again(mode, kinds, number)

    def again(self, mode="none", kinds=CALLS, number=0):
        return self.stage.run(self.case.arguments, self.case.typed, mode, kinds, number, self.case.guest, self.case.at_terminal)

    def is_done(self, run):
        return (self.case.plain(run.out), run.heard, normal(run.files)) == (self.case.plain(self.good.out), self.good.heard, self.result)

    def wrong(self, run, mode):
        """What is wrong after a call that failed."""
        case, found = self.case, []
        if run.code not in (0, 1, 2, 128 + signal.SIGHUP):  # the last: what is typed can no longer be read
            return [run.how()]
        said = SAID.search(run.err) or (case.talks and SAID.search(run.out))
        if run.code == 0 and not said and not self.is_done(run) and not case.at_terminal:  # a picture may have gone before it is seen
            found.append("a success without its result")
        if run.code == 0 and said and not case.talks and not self.is_done(run):
            found.append("a success that has failed")
        if run.code != 0 and run.code != 128 + signal.SIGHUP and not run.err:
            found.append("fails without a word")
        found += self.lost(run)
        left = self.left(run, TEMPORARY if mode == "always" else None)  # where nothing can be opened nothing can be removed
        # A library that may not fail ends the program where it has no memory: as if it was killed, the next run cleans up.
        if left and run.code == 1 and "not enough memory" in run.err and not self.left(run, LEFT_BY_A_KILL):
            left = self.left(self.again())
        return found + left

    def lost(self, run):
        """What was there before, or has been told, and is no more."""
        now, found = normal(run.files), []
        for name, content in normal(self.begin).items():
            is_new = now.get(name) == self.result.get(name) and name.endswith(self.case.changes or ("\0",))
            if now.get(name) == content or is_new or self.has_grown(name, now.get(name), content):
                continue
            found.append(f"{name} is " + ("lost" if name not in now else "damaged"))
        if not re.search("not being kept|could not be kept|will not be kept", run.out + run.err):
            journals = b"\n".join(content for name, content in now.items() if name.endswith(".journal")).decode()
            for move, clicked in re.findall(r"Last move: \S+ ([a-h0-9]+[-x:][-a-h0-9x:]+)(?: = (cells \d+ \d+))?", run.out):
                if f'"{move}"' not in journals and not (clicked and clicked in journals):
                    found.append(f"{move} was told and is not kept")
        return found

    def has_grown(self, name, now, before):
        if now is None or not name.endswith((*self.case.grows, ".journal")):
            return False
        if name.endswith(".journal") and name not in self.result:
            return True
        return is_part(before, now) or (name.endswith(".journal") and any(is_part(before, other) for other in self.all_journals(name)))

    def all_journals(self, _):
        return [content for name, content in normal(self.stage.files()).items() if name.endswith(".journal")]

    def left(self, run, allowed=None):
        """What lies about that is neither old nor a whole result."""
        found = []
        for name, content in normal(run.files).items():
            if name in normal(self.begin) or (allowed and (allowed.search(name) or TEMPORARY.match(name))):
                continue
            whole = self.result.get(name)
            if whole is None:
                found.append(f"{name} is left behind")
            elif self.case.talks and (name.endswith(self.case.changes or ("\0",)) or name.endswith(".journal")):
                continue  # what was refused is not in it; lost() looks whether what was told is
            elif content != whole and not self.has_got_far(name, content, whole):
                found.append(f"{name} is half written")
        return found

    def has_got_far(self, name, content, whole):
        return (name.endswith(self.case.grows or ("\0",)) and is_part(content, whole)
                or name.endswith(self.case.games or ("\0",)) and begins_game(content, whole))

    def wrong_after_kill(self, run):
        found = [] if has_ended_by(run, signal.SIGKILL) else [run.how()]
        found += self.lost(run) + self.left(run, LEFT_BY_A_KILL)
        for name in filter(TEMPORARY.match, run.files):
            (self.stage.home / name).unlink()
        after = self.again()
        if after.code != 0 and not ("exists already" in after.err or "already exists" in after.err):
            found.append(f"the next run {after.how()}: {after.err.strip()}")
        elif after.code == 0 and not self.case.talks and not self.is_done(after):
            found.append("the next run has another result")
        if not self.case.talks and after.code == 0:
            found += ["the next run: " + what for what in self.left(after)]
        return found


class Tally:
    def __init__(self, name, sample):
        self.name, self.sample = name, sample
        self.faults = self.kills = self.failures = 0

    def judge(self, trial, mode, kinds, number, run):
        is_kill = mode in ("before", "after", "torn")
        if is_kill:
            self.kills += 1
        else:
            self.faults += 1
        wrong = trial.wrong_after_kill(run) if is_kill else trial.wrong(run, mode)
        if wrong:
            self.failures += 1
            print(f"{self.name}: --mode {mode} --kinds {kinds} --number {number}: {'; '.join(wrong)}")

    def each(self, trial, mode, kinds):
        """A loop over N until a run passes without a fault."""
        number = 1
        while True:
            run = trial.run(mode, kinds, number)
            if not run.met:
                return
            self.judge(trial, mode, kinds, number, run)
            number += self.sample

    def memory(self, trial, sample):
        trial.run("survey", MEMORY)
        for number in trial.stage.survey()[::sample]:
            run = trial.run("once", MEMORY, number)
            if run.met:
                self.judge(trial, "once", MEMORY, number, run)


def examine(trial, options):
    tally = Tally(trial.case.name, options.sample * trial.case.every)
    if not options.kills:
        for mode in ("once",) if trial.case.at_terminal else ("once", "always"):  # where nothing is shown nothing is said
            tally.each(trial, mode, CALLS)
        if trial.case.kinds & MEMORY:
            tally.memory(trial, tally.sample * options.memory)
    for mode in ("before", "after"):
        tally.each(trial, mode, WRITING)
    tally.each(trial, "torn", KINDS["write"])
    return tally


def look(trial, options):
    run = trial.run(options.mode, options.kinds, options.number)
    wrong = trial.wrong_after_kill(run) if options.mode in ("before", "after", "torn") else trial.wrong(run, options.mode)
    print(run.how(), "met" if run.met else "not met", wrong)
    print(run.out, run.err, sep="\n--- stderr\n")
    for name, content in normal(run.files).items():
        print("---", name, "as it was" if normal(trial.begin).get(name) == content else
              "the result" if trial.result.get(name) == content else content[:2000])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("damier")
    parser.add_argument("preload")
    parser.add_argument("--page")
    parser.add_argument("--window")
    parser.add_argument("--sample", type=int, default=1)
    parser.add_argument("--memory", type=int, default=1)
    parser.add_argument("--kills", action="store_true")
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("--case")
    parser.add_argument("--part", default="1/1")
    parser.add_argument("--mode")
    parser.add_argument("--kinds", type=int, default=CALLS)
    parser.add_argument("--number", type=int, default=1)
    options = parser.parse_args()
    part, parts = map(int, options.part.split("/"))
    total = [0, 0, 0]
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as folder:
        for program, environment in (("damier", {"DAMIER": os.path.abspath(options.damier)}), ("page", {}),
                                     ("window", {"QT_QPA_PLATFORM": "offscreen", "FAULT_OWN": "1"})):
            cases = [case for case in CASES[part - 1::parts] if case.program == program and options.case in (None, case.name)
                     and not (options.fast and case.slow)]
            if not cases or not getattr(options, program):
                continue
            stage = Stage(os.path.abspath(getattr(options, program)), os.path.abspath(options.preload),
                          pathlib.Path(folder) / program, environment)
            for case in cases:
                trial = Trial(case, stage)
                if options.mode:
                    look(trial, options)
                    continue
                tally = examine(trial, options)
                print(f"{case.name}: {tally.faults} faults, {tally.kills} kills, {tally.failures} failures", flush=True)
                total = [a + b for a, b in zip(total, (tally.faults, tally.kills, tally.failures))]
            stage.close()
    print(f"{total[0]} faults injected, {total[1]} kills, {total[2]} failures")
    return total[2] > 0


sys.exit(main())
