#!/usr/bin/env bash
# Two programs play over DamExchange; then peers that die or talk nonsense.
# Usage: dxp.sh DAMIER
set -u
damier=$1
export LC_ALL=C.UTF-8
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
fail() { echo "$1"; cat ./*.txt; exit 1; }

listen() { # options: starts a listener, sets $port and $listener
    "$damier" dxp --listen 127.0.0.1:0 --bot random "$@" </dev/null >listen.txt 2>&1 &
    listener=$!
    for _ in $(seq 200); do
        port=$(sed -n 's/^Waiting at port \([0-9]*\)\.$/\1/p' listen.txt)
        [ -n "$port" ] && return
        sleep 0.05
    done
    fail "nobody listens"
}

listen --name Listener
"$damier" dxp --connect "127.0.0.1:$port" --bot first-move --games 2 --moves 60 --name Caller \
    </dev/null >call.txt 2>&1 || fail "the caller failed"
wait $listener || fail "the listener failed"
grep -q 'Game against Listener: Caller plays White' call.txt || fail "the first game has not begun"
grep -q 'Game against Listener: Caller plays Black' call.txt || fail "the second game has not begun"
diff <(grep '^[WB]:' call.txt) <(grep '^[WB]:' listen.txt) >/dev/null || fail "the boards differ"

listen --initiator # a position game, asked for by the one who was called
"$damier" dxp --connect "127.0.0.1:$port" --follower --bot first-move </dev/null >call.txt 2>&1 \
    || fail "the follower failed"
wait $listener || fail "the initiator failed"

listen
exec 3<>"/dev/tcp/127.0.0.1/$port" # asks for a game, sends an illegal move
printf 'R01Liar                            Z005000A\0M0000312500\0' >&3
wait $listener
[ $? -eq 1 ] || fail "the liar is believed"
exec 3>&-
grep -q 'illegal move «31-25»' listen.txt || fail "the lie is not told"

listen
exec 3<>"/dev/tcp/127.0.0.1/$port" # goes away during the game
printf 'R01Mayfly                          Z005000A\0' >&3
exec 3>&-
wait $listener
[ $? -eq 1 ] || fail "the dead peer is not noticed"
grep -q 'closed the connection during the game' listen.txt || fail "the death is not told"
