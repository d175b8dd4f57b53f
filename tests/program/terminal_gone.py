#!/usr/bin/python3
"""terminal_gone.py DAMIER: a terminal that goes while a program waits at it ends the program as a hang-up does (129, or 1 since
its last words cannot be written), even where nobody hears the signal (nohup); before it was read again and again without an end."""
import os
import pty
import select
import signal
import subprocess
import sys
import tempfile

patience = 120  # seconds, for a machine that does much else


def wait_for(terminal, text):
    seen = b""
    while text not in seen:
        if not select.select([terminal], [], [], patience)[0]:
            sys.exit(f"«{text.decode()}» did not come, only {seen!r}")
        seen += os.read(terminal, 65536)


def is_ended(arguments, asked, term):
    with tempfile.TemporaryDirectory() as home:
        terminal, side = pty.openpty()
        environment = {**os.environ, "HOME": home, "XDG_STATE_HOME": home, "XDG_DATA_HOME": home, "TERM": term,
                       "LC_ALL": "C.UTF-8"}
        program = subprocess.Popen([sys.argv[1], *arguments], stdin=side, stdout=side, stderr=side, env=environment,
                                   start_new_session=True,
                                   preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
        os.close(side)
        wait_for(terminal, asked)
        os.close(terminal)
        try:
            return program.wait(patience) in (1, 129)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
            return False


failed = [arguments for arguments, asked, term in [
    (["play"], b"] ", "xterm"),
    (["play", "international", "--black", "human"], b"White> ", "xterm"),
    (["play", "international", "--black", "human"], b"White> ", "dumb"),
    (["play", "international", "--black", "human", "--tui"], b"q quit", "xterm"),
    (["play", "ulb", "--black", "human"], b"commands)? ", "xterm"),
] if not is_ended(arguments, asked, term)]
for arguments in failed:
    print("does not end with its terminal:", *arguments)
sys.exit(1 if failed else 0)
