#!/usr/bin/env bash
# Pondering over the Hub protocol with the real engine: no limit counts until the move is hit.
# Usage: hub_ponder.sh DAMIER
set -u
damier=$1
fail() { echo "$1"; printf '%s\n' "${seen[@]}"; exit 1; }
say() { printf '%s\n' "$1" >&"${HUB[1]}"; }
expect() { # regular expression: reads until a line matches, keeps what came before in $seen
    local line
    seen=()
    while read -r -t 120 line <&"${HUB[0]}"; do
        seen+=("$line")
        [[ $line =~ $1 ]] && return
    done
    fail "«$1» has not come"
}

for threads in 1 2; do
    coproc HUB { "$damier" hub; }
    say "set-param name=threads value=$threads"
    say init
    expect '^ready$'
    say 'pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves="32-28 19-23"'
    say 'level move-time=0.02'
    say 'go ponder'
    expect '^info depth=12 ' # much longer than the level allows
    say ping
    expect '^pong$'
    [[ " ${seen[*]} " == *' done '* ]] && fail "a ponder search ends by itself"
    say ponder-hit
    expect '^done move=28x19'
    say 'pos start'
    say 'level move-time=0.02'
    say 'go ponder'
    expect '^info depth=5 '
    say stop
    expect '^done move='
    say ponder-hit # too late: nothing happens
    say ping
    expect '^pong$'
    [ ${#seen[@]} -eq 1 ] || fail "an answer that nobody asked for"
    say quit
    wait "$HUB_PID" || fail "the end of the program was not good"
done 2>/dev/null
