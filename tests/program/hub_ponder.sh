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
    hub=$HUB_PID # unset as soon as it has ended
    say "set-param name=threads value=$threads"
    say init
    expect '^ready$'
    say 'pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves="32-28 19-23"'
    say 'level move-time=0.02'
    say 'go ponder'
    expect '^info depth=(1[2-9]|2[0-9]) ' # much longer than the level allows
    say ping
    expect '^pong$'
    [[ " ${seen[*]} " == *' done '* ]] && fail "a ponder search ends by itself"
    say ponder-hit
    expect '^done move=28x19'
    say 'pos start'
    say 'level move-time=0.02'
    say 'go ponder'
    expect '^info depth=([5-9]|1[0-9]) '
    say stop
    expect '^done move='
    say ponder-hit # too late: nothing happens
    say ping
    expect '^pong$'
    [ ${#seen[@]} -eq 1 ] || fail "an answer that nobody asked for"
    # A hit at once, before the search has begun; limits of every kind bind.
    for level in move-time=0.02 nodes=1000 depth=4 'moves=1 time=0.1'; do
        say 'pos start'
        say "level $level"
        say 'go ponder'
        say ponder-hit
        expect '^done move='
    done
    say quit
    wait "$hub" || fail "the end of the program was not good"
done 2>/dev/null

# A weak player has soon thought enough, but answers only when it is asked.
coproc HUB { "$damier" hub; }
hub=$HUB_PID
say 'set-param name=level value=2'
say init
expect '^ready$'
for wanted in ponder-hit stop; do
    say 'pos start'
    say 'level move-time=5'
    say 'go ponder'
    expect '^info depth=2 '
    sleep 0.2
    say ping
    expect '^pong$'
    [[ " ${seen[*]} " == *' done '* ]] && fail "an answer before $wanted"
    say "$wanted"
    expect '^done move='
done
say quit
wait "$hub" || fail "the end of the program was not good"
