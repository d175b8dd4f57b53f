#!/usr/bin/env bash
# One long conversation with the engine behind the Hub protocol: every command, at the right and at the wrong
# moment, with absurd values and with garbage. After each mistake the session goes on.
# Usage: hub_session.sh DAMIER
set -u
damier=$1
export LC_ALL=C.UTF-8
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
fail() { echo "${1:0:200}"; printf '%s\n' "${seen[@]}" | tail -n 20 | cut -c 1-200; exit 1; }
say() { printf '%s\n' "$1" >&"${HUB[1]}"; }
seen=()
expect() { # regular expression: reads until a line matches
    local line
    seen=()
    while IFS= read -r -t 120 line <&"${HUB[0]}"; do
        seen+=("$line")
        [[ $line =~ $1 ]] && return
    done
    fail "«$1» has not come"
}
nothing() { # command: it is answered with nothing
    say "$1"
    say ping
    expect '^pong$'
    [ ${#seen[@]} -eq 1 ] || fail "«$1» is answered"
}
wrong() { # command, regular expression: it is answered with one error
    say "$1"
    say ping
    expect '^pong$'
    [ ${#seen[@]} -eq 2 ] && [[ ${seen[0]} =~ ^error\ message=\".*$2.*\"$ ]] || fail "«$1» is not refused"
}
start=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww

coproc HUB { "$damier" hub; }
hub=$HUB_PID # unset as soon as it has ended
# Before init.
for command in 'go think' 'pos start' 'level depth=3' new-game; do wrong "$command" 'before «init»'; done
for command in '' '   ' stop ponder-hit 'hello world=1' '= = =' '"' $'\x01\xff\xfe' 'PING' 'done move=32-28' \
    'set-param name=book value=true'; do nothing "$command"; done
say hub
expect '^id name=Damier '
expect '^param name=variant value=normal type=enum values="normal killer '
expect '^wait$'
wrong set-param 'needs a name and a value'
wrong 'set-param name=threads' 'needs a name and a value'
wrong 'set-param name=threads value=0' 'from 1 to 64, not «0»'
wrong 'set-param name=threads value=99999999999999999999' 'from 1 to 64'
wrong 'set-param name=threads value=2.5' 'from 1 to 64'
wrong 'set-param name=lines value=101' 'from 1 to 100'
wrong 'set-param name=level value=-1' 'from 1 to 10'
wrong 'set-param name=ponder value=maybe' 'one of: true, false'
wrong 'set-param name=variant value=chess' 'cannot be «chess»; it is one of: normal, killer'
wrong 'set-param name=tt-size value=1e9' 'from 1 to 65536'
nothing 'set-param name=tt-size value=4'
nothing 'set-param name=ponder value=false'
say init
expect '^ready$'
wrong 'set-param name=tt-size value=8' 'cannot be set after «init»'

# Positions and levels.
wrong pos 'needs a position'
wrong 'pos pos=' 'bad position'
wrong 'pos pos=W' 'ends after 0 of 50 squares'
wrong "pos pos=X${start:1}" 'not a side to move'
wrong "pos pos=${start}w" 'bad position'
wrong "pos pos=W$(printf 'w%.0s' $(seq 50))" 'would already be a king'
wrong 'pos start moves="32-28 32-28"' 'illegal move 32-28'
wrong 'pos start moves="32-28 soon"' 'illegal move soon'
wrong "pos start moves=\"$(printf '32-28 %.0s' $(seq 20000))\"" 'more than 100000 characters'
printf 'x%.0s' $(seq 200) >"$scratch/x"
for _ in $(seq 12); do cat "$scratch/x" "$scratch/x" >"$scratch/y" && mv "$scratch/y" "$scratch/x"; done
wrong "$(cat "$scratch/x")" 'more than 100000 characters' # 800 KB in one line
for level in depth=0 depth=1001 depth= nodes=0 nodes=1e9 move-time=-1 move-time=nan time=soon time=1e300 'moves=0 time=1' \
    moves=5 inc=1; do wrong "level $level" '(must be|need)'; done
nothing 'level'
nothing 'level colour=red'
nothing 'level infinite'

# Searches.
nothing 'pos start'
nothing 'level depth=3'
nothing 'level nodes=100000000 move-time=3600 infinite' # contradictions: the narrowest binds
say 'go think'
expect '^info depth=3 score=-?[0-9.]+ nodes=[0-9]+ time=[0-9.]+.* pv='
expect '^done move=[0-9]+-[0-9]+ ponder='
nothing stop
nothing 'pos start'
nothing 'level move-time=0'
say go
expect '^done move='
nothing 'pos start'
nothing 'level time=0.2 inc=0.05 moves=3'
say 'go think'
expect '^done move='
nothing 'set-param name=lines value=3'
nothing "pos pos=$start moves=\"32-28 19-23 28x19x23\""
say 'go analyze' # without a level: until stop
expect '^info line=1 depth=1 .* pv="?14x23x19'
for command in 'pos start' 'level depth=1' new-game init 'go think'; do
    say "$command"
    expect '^error message="«[a-z-]*» comes during a search"$'
done
say ponder-hit # it is no pondering
say nonsense
say ping
expect '^pong$'
say stop
expect '^done move=14x23x19'
nothing 'set-param name=lines value=1'
nothing 'pos start'
nothing 'level move-time=0.01'
say 'go ponder'
expect '^info depth=5 '
say ponder-hit
expect '^done move='
nothing new-game
nothing 'pos pos=WeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeB'
wrong 'go think' 'the game is over'
say quit
wait "$hub" || fail "«quit» has not ended it in peace"

# Another rule set, a decided game; then the end of the input in the middle of a thought.
exec 3>&2 2>/dev/null # bash remarks on the second coprocess
coproc HUB { "$damier" hub --variant russian; }
hub=$HUB_PID
exec 2>&3
say init
expect '^ready$'
nothing 'pos pos=WWWWeeeeeeeeeeeeeeeeeeeeeeeeeeeeB'
nothing 'level depth=4'
say 'go think'
expect '^info depth=[0-9]+ score=99\.[0-9]+ '
expect '^done move='
nothing 'pos start'
say 'go analyze'
expect '^info depth=3 '
exec {HUB[1]}>&-
wait "$hub" || fail "the end of the input has not ended it in peace"

# Nobody reads its output any more, but its input stays open: it ends all the same.
mkfifo "$scratch/in"
"$damier" hub <"$scratch/in" > >(head -n 1 >/dev/null) &
hub=$!
exec 4>"$scratch/in"
printf '%s\n' init 'pos start' 'go analyze' >&4
wait "$hub" || fail "a closed pipe has not ended it in peace"
