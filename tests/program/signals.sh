#!/usr/bin/env bash
# Interrupt, hang-up, the end of input and a closed pipe lose nothing: the game goes on afterwards.
# Usage: signals.sh DAMIER
set -u
damier=$1
export LC_ALL=C.UTF-8 NO_COLOR=1
unset LANGUAGE
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
export XDG_STATE_HOME=$scratch/state XDG_DATA_HOME=$scratch/data
failed=0

check() { # what, expected, found
    [ "$2" = "$3" ] && return
    echo "$1: expected «$2», found «$3»"
    failed=1
}

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

history_of() { printf 'history\n' | "$damier" play --resume | sed -n 's/^[A-Z][a-z]*> history$/h/p; /^1\. /p' | grep '^1\. '; }

for signal in INT HUP TERM; do
    rm -rf "$XDG_STATE_HOME" input output
    mkfifo input
    "$damier" play international --seats human,human <input >output 2>errors &
    pid=$!
    exec 3>input
    printf '32-28\n' >&3
    wait_for output 'Last move: White 32-28'
    kill -s $signal $pid
    wait $pid
    check "$signal: exit code" $((128 + $(kill -l $signal))) $?
    exec 3>&-
    check "$signal: kept" '1. 32-28' "$(history_of)"
done

printf '31-27\n' | "$damier" play international --seats human,human >output
check "end of input: exit code" 0 $?
check "end of input: kept" '1. 31-27' "$(history_of)"

printf '33-29\nmoves\nmoves\nmoves\n' | "$damier" play international --seats human,human | head -1 >output
check "closed pipe: first line" 'International draughts' "$(cat output)"

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
