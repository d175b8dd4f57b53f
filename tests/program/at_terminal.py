#!/usr/bin/python3
"""at_terminal.py SECONDS KEYS COMMAND...: runs a command at a terminal of its own, types KEYS and the end of the
input, copies what a person would see, and ends with the command's exit code; with 124 if it had to be killed.

script(1) would do, but it waits two seconds for its own end each time, and starts the account's own shell."""
import os
import pty
import select
import signal
import sys
import time

seconds, keys, command = float(sys.argv[1]), os.fsencode(sys.argv[2]), sys.argv[3:]
child, terminal = pty.fork()
if child == 0:
    os.execvp(command[0], command)

ends = time.monotonic() + seconds
types_next = 0.0  # at once, and again: a program that has just begun may throw away what was typed before
status = None
while True:
    now = time.monotonic()
    if status is None and now >= types_next and keys:
        try:
            os.write(terminal, keys + b"\x04")
        except OSError:
            pass
        types_next = now + 1
    ready, _, _ = select.select([terminal], [], [], 0.05)
    data = b""
    if ready:
        try:
            data = os.read(terminal, 65536)
        except OSError:  # how a terminal says that nobody is left at its other side
            pass
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    if status is not None and not data:
        break
    if status is None:
        gone, code = os.waitpid(child, os.WNOHANG)
        if gone:
            status = os.waitstatus_to_exitcode(code)
        elif now >= ends:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            status = 124
sys.exit(status if status >= 0 else 128 - status)
