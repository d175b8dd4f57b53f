#!/usr/bin/env bash
# Play, matches, the engine for other programs and analysis, where several threads are at work: for a program that was built
# with the thread sanitizer, which ends it with 66 at the first race. Only international, killer and Russian draughts are needed.
# Usage: threads.sh DAMIER
set -u
damier=$1
tests=$(cd "$(dirname "$0")" && pwd)
. "$tests/scratch.sh"
cd "$scratch" || exit 1
export damier LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS=80 TERM=xterm-256color TSAN_OPTIONS="halt_on_error=1 second_deadlock_stack=1"
unset LANGUAGE LINES
games=0

try() { # what, input, then the arguments of the program
    local name=$1 input=$2 code
    shift 2
    printf "$input" | timeout 1500 "$damier" "$@" >out 2>err
    code=$?
    games=$((games + 1))
    [ $code -eq 0 ] && ! grep -q ThreadSanitizer err && return
    echo "$name: exit code $code"
    grep -A 40 ThreadSanitizer err || tail -n 5 err
    failed=1
}

at_terminal() { # what, keys, then the arguments of the program
    local name=$1 keys=$2 code
    shift 2
    "$tests/at_terminal.py" 1500 "$(printf "$keys")" "$damier" "$@" >out 2>&1
    code=$?
    games=$((games + 1))
    [ $code -eq 0 ] && ! grep -aq ThreadSanitizer out && return
    echo "$name: exit code $code"
    tail -n 40 out
    failed=1
}

try 'play' '32-28\nhint\nundo\n31-26\nmoves\nsave a.pdn\nnulle\nquit\n' play international --white human --black engine:2 --seed 1
try 'play on a clock' '32-28\n33-29\npause\nresume\nquit\n' play international --white human --black engine:1 --clock 5m --seed 1
try 'play computers' 'history\nquit\n' play russian --seats engine:1,random --seed 1
try 'play another program' '32-28\nquit\n' play international --white human --black "hub:exec '$damier' hub" --seed 1
at_terminal 'play on the whole screen' ':32-28\rh:33-29\rfu\033\033q' play international --white human --black engine:2 --tui --seed 1
try 'selfplay' '' selfplay international --seats engine:1,random --games 2 --plies 20
try 'match' '' match engine:2,nodes=300 engine:1,nodes=100 --parallel 2 --games 4 --plies 20 --openings ballots --file m.jsonl --pdn m.pdn
try 'match with several threads' '' match engine:3,nodes=3000,threads=2 random --games 2 --plies 8 --openings start
try 'match of other programs' '' match "hub:exec '$damier' hub" first-move --parallel 2 --nodes 200 --games 2 --plies 8 --openings start
try 'match over DamExchange' '' match first-move "dxp:exec '$damier' dxp --connect 127.0.0.1:%p --follower --bot engine:1" --games 2 --plies 6 --openings start
try 'analysis' '' analyse --threads 2 --nodes 40000 --lines 3 --json
try 'analysis of a game' '' analyse --pdn m.pdn --game 1 --nodes 2000 --threads 2
try 'analysis while looking' 'n\na\nn\na\nq\n' review m.pdn
at_terminal 'analysis while stepping' 'nnannbmq' review m.pdn --engine
try 'perft' '' perft --depth 6 --threads 2
try 'tables' '' tables build --variant russian --pieces 3 --threads 2
for script in hub_session hub_ponder; do
    timeout 1500 "$tests/$script.sh" "$damier" >out 2>&1 || { echo "$script"; grep -a -A 40 ThreadSanitizer out || tail -n 5 out; failed=1; }
done
[ $failed -ne 0 ] || echo "$games command lines and two sessions without a race"
exit $failed
