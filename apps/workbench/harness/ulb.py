"""Calls a student's functions on the cases of descriptor 3 and writes the answers to descriptor 4.

Files are texts in memory: a checked program writes none."""

import builtins
import contextlib
import io
import os
import re
import sys

sys.path.insert(0, os.getcwd())
real_open = builtins.open
cases = real_open(3, "rb")
answers = real_open(4, "wb")
files = {}


class MemoryFile(io.StringIO):
    def __init__(self, name, text):
        super().__init__(text)
        self.name = name

    def close(self):
        if not self.closed:
            files[self.name] = self.getvalue()
        super().close()


def memory_open(name, mode="r", *args, **kwargs):
    name = str(name)
    if "w" in mode or "x" in mode:
        return MemoryFile(name, "")
    # With or without the ending: who adds it is left open.
    known = name if name in files else name + ".dat" if name + ".dat" in files else name.removesuffix(".dat")
    if known not in files:
        raise FileNotFoundError(name)
    return MemoryFile(known, files[known])


def rows(board):
    return "".join(" ".join(str(int(cell)) for cell in row) + "\n" for row in board)


def plain(value):
    """Lists are as good as tuples, and an empty one as good as None."""
    if isinstance(value, (list, tuple)):
        return tuple(plain(part) for part in value) if len(value) > 0 else None
    return None if value is False else value


def call(module, function, text):
    lines = text.split("\n")
    arguments = eval("(" + lines[0] + ",)", {"__builtins__": {}})
    board = [[int(word) for word in line.split()] for line in lines[1:] if line]
    f = getattr(module, function)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        if function == "initBoard":
            made = f(*arguments)
            return "False\n" if made is False else rows(made)
        if function == "sterr":
            told = f(*arguments)
            return "text\n" if isinstance(told, str) and told.strip() else repr(told) + "\n"
        if function == "save":
            files.clear()
            f("partie.dat", board, *arguments)
            if not files:
                return "no file was written\n"
            return "\n".join(" ".join(line.split()) for line in files.popitem()[1].split("\n") if line.strip()) + "\n"
        if function == "load":
            files.clear()
            files["partie.dat"] = "%d\n%d\n%s" % (arguments[0], len(board), rows(board))
            player, loaded = f("partie.dat")
            return "%d\n%s" % (player, rows(loaded))
        result = f(board, *arguments)
    if function == "printBoard":
        return "".join(re.sub("_+", "_", line.rstrip()) + "\n" for line in out.getvalue().rstrip("\n").split("\n"))
    if function == "checkMove":
        return "%d\n%s" % (result, rows(board))
    if function == "movePiece":
        return "%r\n%s" % (plain(result), rows(board))
    if function == "capture":
        return rows(board)
    if function == "checkEndOfGameForPlayer":
        return "%r\n" % bool(result)
    return ("False" if result is False else "%d" % result) + "\n"


def answer(module, function, text):
    try:
        return call(module, function, text)
    except SystemExit:
        os._exit(0)
    except BaseException as error:
        return "%s: %s\n" % (type(error).__name__, error)


def main():
    builtins.open = io.open = memory_open
    sys.stdin = io.StringIO("")
    with contextlib.redirect_stdout(io.StringIO()):
        module = __import__("draughtsFunctions")
    if not hasattr(module, "sterr") and hasattr(module, "strerr"):  # the usual spelling
        module.sterr = module.strerr
    head = cases.readline()
    if not head:  # nothing is asked but what there is
        names = [name for name in dir(module) if callable(getattr(module, name))]
        answers.write("\n".join(names).encode(errors="replace"))
        answers.flush()
    while head:
        function, size = head.decode().split()
        told = answer(module, function, cases.read(int(size)).decode()).encode(errors="replace")[: 1 << 16]
        answers.write(b"%d\n" % len(told) + told)
        answers.flush()
        head = cases.readline()


main()
