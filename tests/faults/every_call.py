#!/usr/bin/env python3
"""Lets each call of the programs fail in turn, and kills them at each call that writes: whatever happens, a command
ends by itself, says what it could not do or has done it all, and leaves old files and nothing half written.

Usage: every_call.py DAMIER PRELOAD [--sample N] [--case NAME] [--mode M --kinds K --number N]
       --sample N      only every Nth call
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
SAID = re.compile(r"cannot|could not|not enough memory|the system refuses|not being kept|will not be kept|Too many open|Input/output")
LEFT_BY_A_KILL = re.compile(r"/\.damier-save-[a-z0-9]{8}$|\.new$|\.part$|\.journal$|/lock$")


def entries(journal):
    """The commands of a journal, without what differs from run to run."""
    return [line.split(" ", 3)[-1] for line in journal.decode(errors="replace").splitlines()[1:]]


def normal(files):
    """Files without what differs from run to run: times in journals and in their names."""
    found = {}
    for name, content in files.items():
        if name.endswith(".journal"):
            name = re.sub(r"\d{8}-\d{6}", "DATE", name)
            content = "\n".join(entries(content)).encode()
        elif name.endswith(".pdn"):  # a slow machine takes a second for a move
            content = re.sub(rb"\s*\{\[%emt [^\]]*\]\}|\s*\[%emt [^\]]*\]", b"", content)
        found[name] = content
    return found


def is_part(part, whole):
    """All lines of one are lines of the other, in the same order; the last may be cut short."""
    lines = iter(whole.splitlines())
    cut = part.rsplit(b"\n", 1)[0] if b"\n" in part else b""
    return all(line in lines for line in cut.splitlines())


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
        return self.stage.run(self.case.arguments, self.case.typed, mode, kinds, number)

    def is_done(self, run):
        return self.case.plain(run.out) == self.case.plain(self.good.out) and normal(run.files) == self.result

    def wrong(self, run):
        """What is wrong after a call that failed."""
        case, found = self.case, []
        if run.code not in (0, 1, 2, 128 + signal.SIGHUP):  # the last: what is typed can no longer be read
            return [run.how()]
        said = SAID.search(run.err) or (case.talks and SAID.search(run.out))
        if run.code == 0 and not said and not self.is_done(run):
            found.append("a success without its result")
        if run.code == 0 and said and not case.talks and not self.is_done(run):
            found.append("a success that has failed")
        if run.code != 0 and run.code != 128 + signal.SIGHUP and not run.err:
            found.append("fails without a word")
        return found + self.lost(run) + self.left(run)

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
            for move in re.findall(r"Last move: \S+ ([a-h0-9]+[-x:][-a-h0-9x:]+)", run.out):
                if f'"{move}"' not in journals:
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
            if name in normal(self.begin) or (allowed and allowed.search(name)):
                continue
            whole = self.result.get(name)
            if whole is None:
                found.append(f"{name} is left behind")
            elif self.case.talks and (name in self.case.changes or name.endswith(".journal")):
                continue  # what was refused is not in it; lost() looks whether what was told is
            elif content != whole and not (name.endswith(self.case.grows or ("\0",)) and is_part(content, whole)):
                found.append(f"{name} is half written")
        return found

    def wrong_after_kill(self, run, by=signal.SIGKILL):
        found = [] if has_ended_by(run, by) else [run.how()]
        found += self.lost(run) + self.left(run, LEFT_BY_A_KILL)
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
        self.faults = self.kills = self.failures = self.aborts = 0

    def judge(self, trial, mode, kinds, number, run):
        is_kill = mode in ("before", "after", "torn")
        if is_kill:
            self.kills += 1
        else:
            self.faults += 1
        # The JSON library and libstdc++'s directory_iterator ask for memory where nothing may fail, and end the program:
        # then everything must be as after a kill.
        is_abort = kinds == MEMORY and has_ended_by(run, signal.SIGABRT)
        self.aborts += is_abort
        wrong = trial.wrong_after_kill(run, signal.SIGABRT) if is_abort else \
            trial.wrong_after_kill(run) if is_kill else trial.wrong(run)
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
    tally = Tally(trial.case.name, options.sample)
    for mode in ("once", "always"):
        tally.each(trial, mode, CALLS)
    for mode in ("before", "after"):
        tally.each(trial, mode, WRITING)
    tally.each(trial, "torn", KINDS["write"])
    if trial.case.name != "help":  # which is printed through a stream of CLI11 that swallows it
        tally.memory(trial, options.sample * options.memory)
    return tally


def look(trial, options):
    run = trial.run(options.mode, options.kinds, options.number)
    wrong = trial.wrong_after_kill(run) if options.mode in ("before", "after", "torn") else trial.wrong(run)
    print(run.how(), "met" if run.met else "not met", wrong)
    print(run.out, run.err, sep="\n--- stderr\n")
    for name, content in normal(run.files).items():
        print("---", name, "as it was" if normal(trial.begin).get(name) == content else
              "the result" if trial.result.get(name) == content else content[:2000])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("damier")
    parser.add_argument("preload")
    parser.add_argument("--sample", type=int, default=1)
    parser.add_argument("--memory", type=int, default=1)
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("--case")
    parser.add_argument("--mode")
    parser.add_argument("--kinds", type=int, default=CALLS)
    parser.add_argument("--number", type=int, default=1)
    options = parser.parse_args()
    total = [0, 0, 0, 0]
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as folder:
        stage = Stage(os.path.abspath(options.damier), os.path.abspath(options.preload), pathlib.Path(folder) / "home",
                      {"DAMIER": os.path.abspath(options.damier)})
        for case in CASES:
            if options.case not in (None, case.name) or (options.fast and case.slow):
                continue
            trial = Trial(case, stage)
            if options.mode:
                look(trial, options)
                continue
            tally = examine(trial, options)
            print(f"{case.name}: {tally.faults} faults, {tally.kills} kills, {tally.failures} failures", flush=True)
            total = [a + b for a, b in zip(total, (tally.faults, tally.kills, tally.failures, tally.aborts))]
        stage.close()
    print(f"{total[0]} faults injected ({total[3]} times a library ended the program for want of memory), {total[1]} kills, "
          f"{total[2]} failures")
    return total[2] > 0


sys.exit(main())
