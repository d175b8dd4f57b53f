#!/usr/bin/env bash
# Interrupt, hang-up, the end of input and a closed pipe lose nothing: the game goes on afterwards.
# Usage: signals.sh DAMIER
set -u
damier=$1
export LC_ALL=C.UTF-8 NO_COLOR=1
unset LANGUAGE
at_terminal=$(cd "$(dirname "$0")" && pwd)/at_terminal.py
. "$(dirname "$0")/scratch.sh"
cd "$scratch" || exit 1

# wait_for FILE TEXT: until the file holds it.
wait_for() {
    local i
    for ((i = 0; i < 600; ++i)); do
        grep -qs -e "$2" "$1" && return
        sleep 0.1
    done
    echo "«$2» never came"
    failed=1
}

history_of() { printf 'history\n' | "$damier" play --resume --number 1 | grep '^1\. '; }

for signal in INT HUP TERM QUIT; do
    rm -rf "$XDG_STATE_HOME" input output
    mkfifo input
    "$damier" play international --seats human,human <input >output 2>errors &
    pid=$!
    exec 3>input
    printf '32-28\n' >&3
    wait_for output 'Last move: White 32-28'
    kill -s $signal $pid
    wait $pid
    code=$?
    check "$signal: exit code" $((128 + $(kill -l $signal))) $code
    exec 3>&-
    check "$signal: kept" '1. 32-28' "$(history_of)"
done

# The whole screen is left as it was found, whatever the signal.
for signal in QUIT TERM; do
    TERM=xterm "$at_terminal" 100 '' "$damier" play international --seats human,human --tui >output 2>&1 &
    watcher=$!
    wait_for output '?1049h' # another screen
    kill -s $signal $(pgrep -P $watcher)
    wait $watcher
    code=$?
    check "$signal on the whole screen: exit code" $((128 + $(kill -l $signal))) $code
    check "$signal on the whole screen: left" 1 "$(grep -c '?1049l' output | sed 's/^[1-9].*/1/')"
done

printf '31-27\n' | "$damier" play international --seats human,human >output
check "end of input: exit code" 0 $?
check "end of input: kept" '1. 31-27' "$(history_of)"

printf '33-29\nmoves\nmoves\nmoves\n' | "$damier" play international --seats human,human | head -1 >output
check "closed pipe: first line" 'International draughts' "$(cat output)"

# A pipe that nobody writes to keeps no one from leaving.
mkfifo silent
for command in 'play --load silent' 'review silent' 'pdn check silent'; do
    # shellcheck disable=SC2086
    "$damier" $command </dev/null >output 2>errors &
    pid=$!
    wait_for /proc/$pid/comm "$(basename "$damier")" # no longer the shell
    for ((i = 0; i < 600; ++i)); do
        kill -s TERM $pid 2>/dev/null || break
        sleep 0.1
    done
    kill -s KILL $pid 2>/dev/null && { echo "$command does not hear TERM"; failed=1; }
    wait $pid
done
printf '32-28\nload silent\nhistory\nquit\n' | timeout 60 "$damier" play international --seats human,human >output 2>&1
check 'nor in the middle of a game' 1 "$(grep -c '«silent» is not a file' output)"

# The flag falls by itself, at once, while nothing is typed.
mkfifo slow
"$damier" play international --seats human,human --clock 500ms/move <slow >output 2>errors &
pid=$!
exec 3>slow
wait_for output 'White has run out of time'
exec 3>&-
wait $pid
check "time: exit code" 0 $?
exit $failed
