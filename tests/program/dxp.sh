#!/usr/bin/env bash
# Two programs play over DamExchange; then peers that chat, take back, lie, die or keep silent.
# Usage: dxp.sh DAMIER
set -u
damier=$1
export LC_ALL=C.UTF-8
scratch=$(mktemp -d)
listener=
trap 'kill $listener 2>/dev/null; rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
fail() { echo "$1"; tail -n 30 ./*.txt; exit 1; }

typed=/dev/null
find_port() { # that the listener which has just been started says
    for _ in $(seq 1200); do
        port=$(sed -n 's/^Waiting at port \([0-9]*\)[.,].*$/\1/p' listen.txt)
        [ -n "$port" ] && return
        sleep 0.05
    done
    fail "nobody listens"
}
listen() { # options: starts a listener that is told what $typed holds, sets $port and $listener
    : >listen.txt
    timeout 300 "$damier" dxp --listen 127.0.0.1:0 "$@" <"$typed" >listen.txt 2>&1 &
    listener=$!
    find_port
}
call() { exec 3<>"/dev/tcp/127.0.0.1/$port"; }
say() { printf "$1\\0" >&3; } # a message
hear() { # regular expression: the next message is this
    local message=
    IFS= read -r -d '' -t 120 message <&3
    [[ $message =~ ^$1$ ]] || fail "«$message» has come instead of «$1»"
}
ended() { # exit code, what was printed
    wait $listener
    [ $? -eq "$1" ] || fail "the exit code is not $1 after «$2»"
    exec 3>&-
    grep -q -- "$2" listen.txt || fail "«$2» is not told"
}
boards() { grep -o ' [WB]:W.*' "$1"; }

# Whole games, to their ends on the board, with both colours.
listen --bot random --name Listener
"$damier" dxp --connect "127.0.0.1:$port" --bot engine:3 --games 2 --time 0 --name Caller --pdn games.pdn </dev/null >call.txt 2>&1 \
    || fail "the caller failed"
wait $listener || fail "the listener failed"
grep -q 'Game against Listener: Caller plays White' call.txt || fail "the first game has not begun"
grep -q 'Game against Listener: Caller plays Black' call.txt || fail "the second game has not begun"
diff <(boards call.txt) <(boards listen.txt) >/dev/null || fail "the boards differ"
[ "$(grep -c '^Caller has won\.$' call.txt)" -eq 2 ] || fail "the caller has not won twice"
[ "$(grep -c '^\[Black "Caller"\]$' games.pdn)" -eq 1 ] || fail "the second game is not in the file"
"$damier" pdn check games.pdn >/dev/null 2>&1 || fail "the file has mistakes"
[ "$("$damier" convert games.pdn - --to fen | tail -n 1)" = "$(boards call.txt | tail -n 1 | tr -d ' ')" ] \
    || fail "the file does not end as the game did"
grep -q '^1\. [0-9]*-[0-9]*  B:W' call.txt && grep -q '^1\.\.\. [0-9]*-[0-9]*  W:W' call.txt || fail "moves are not told"
[ "$(grep -c '^Listener has lost\.$' listen.txt)" -eq 2 ] || fail "the listener does not know that it has lost"

# Whole games of a match with a program that listens; one connection for all of them.
listen --bot first-move
"$damier" match random "dxp:127.0.0.1:$port" --games 6 --nodes 1 --openings ballots --file match.jsonl >match.txt 2>&1 \
    || fail "the match failed"
wait $listener || fail "the listener failed in the match"
[ "$(grep -c '^Game against Damier' listen.txt)" -eq 6 ] || fail "not six games in one connection"
[ "$(grep -c '"forfeit":false' match.jsonl)" -eq 6 ] || fail "a game of the match was forfeited"

# In a match a peer that resigns has lost, and plays on; one that claims what the board does not show forfeits; one
# that keeps silent is waited for as long as --patience says.
cat >peer.sh <<'END'
exec 3<>"/dev/tcp/127.0.0.1/$1"
while IFS= read -r -d '' message <&3; do
    case $message in
    R*) printf 'APeer                            0\0' >&3; [ -n "$2" ] && printf '%s\0' "$2" >&3 ;;
    esac
done
END
peer() { # its last words, options of the match
    local words=$1
    shift
    "$damier" match random "dxp:bash peer.sh %p '$words'" --games 2 --openings start --nodes 1 "$@" --file peer.jsonl >match.txt 2>&1 \
        || fail "the match failed"
}
for words in E10 E11; do # the second plays one game in each connection
    rm -f peer.jsonl
    peer $words
    grep -q '+2 =0 -0' match.txt && [ "$(grep -c '"reason":"the other player has resigned","forfeit":false' peer.jsonl)" -eq 2 ] \
        || fail "a peer that resigns has not lost in peace"
done
rm peer.jsonl
peer E20
[ "$(grep -c 'forfeits: the peer has claimed a draw that the board does not show' match.txt)" -eq 2 ] || fail "a false draw is taken"
rm peer.jsonl
peer '' --patience 2
grep -q 'forfeits: the peer has been silent for 2 seconds' match.txt || fail "a silent peer is waited for too long"

# A game with a limit, then a position game asked for by the one who was called.
listen --bot random
"$damier" dxp --connect "127.0.0.1:$port" --bot first-move --moves 20 </dev/null >call.txt 2>&1 || fail "the caller failed"
wait $listener || fail "the listener failed after 20 moves"
grep -q 'ended without a result' call.txt || fail "20 moves do not end the game"
[ "$(boards call.txt | wc -l)" -eq 40 ] || fail "not 20 moves of each side"
listen --bot engine:9 --move-time 20 --initiator --fen W:WK28:B3 --black
"$damier" dxp --connect "127.0.0.1:$port" --follower --bot random </dev/null >call.txt 2>&1 || fail "the follower failed"
wait $listener || fail "the initiator failed"
grep -q 'plays White' call.txt && boards call.txt | head -n 1 | grep -q ' B:' || fail "not this position"

# Chat, in both directions and at any time; requests to go back; what may be typed.
game='R01Peer                            Z005000A' # the peer is White
mkfifo keys
exec 4<>keys
typed=keys
listen --bot first-move
call
echo 'good luck' >&4
hear 'Cgood luck'
say 'Cbefore the game'
say "$game"
hear 'ADamier                          0'
say 'M0000322800'
say 'Cin the game\033[31m'
hear 'M0000[0-9]{4}00'
say 'B001W'
hear 'K0'
say 'M0000312600'
hear 'M0000[0-9]{4}00'
say 'B099W' # not played yet
hear 'K1'
printf '%s\n' '/back 1 B' >&4
hear 'B001Z'
printf '%s\n' '/back 77 W' '/back 1 B' 'now' >&4 # before the answer has come
hear 'Cnow'
say 'K1'
printf '%s\n' '/back 77 W' '/back x y' '/resign' '/nonsense' 'done' >&4
hear 'Cdone'
say 'M0000363100'
hear 'M.*'
printf '%s\n' '/back 2 B' >&4 # granted: it moves anew, and not before, though it is its turn
hear 'B002Z'
say 'M0000413600'
sleep 0.5
printf '%s\n' 'waiting' >&4
hear 'Cwaiting'
say 'K0'
hear 'M.*'
say 'E11'
hear 'E01'
ended 0 'Damier has won\.'
for line in 'The peer says: before the game' 'The peer says: in the game?\[31m' 'Moves are taken back\.' \
    'The peer takes no moves back\.' 'has not answered' 'there is no such move' 'only on one.s own turn' 'what can be typed'; do
    grep -q "$line" listen.txt || fail "«$line» is not told"
done
exec 4>&-
typed=/dev/null
listen --bot first-move --no-takeback
call
say "$game"
hear 'A.*0'
say 'M0000322800'
hear 'M.*'
say 'B001W'
hear 'K2'
say 'E11'
hear 'E01'
ended 0 'Damier has won\.'

# The ends of a game: sent, answered, told.
while read -r end answer told; do
    listen --bot first-move
    call
    say "$game"
    hear 'A.*0'
    say "$end"
    hear "$answer"
    exec 3>&-
    ended 0 "$told"
done <<'END'
E00 E00 ended without a result
E11 E01 Damier has won
E21 E01 The game is drawn
E31 E01 says that it has won, but the board does not
END

# Lies. The peer is told why in a chat line, the user on stderr.
long=$(printf 'C%.0s' $(seq 130))
while IFS='|' read -r lie told; do
    listen --bot first-move
    call
    say "$game"
    hear 'A.*0'
    say "$lie"
    hear "Cerror: .*"
    ended 1 "$told"
done <<END
M0000312500|illegal move «31-25»
M000032280119|illegal move «32x28x19»
M00003228|a malformed message: «M00003228»
M0000322899|a malformed message
E91|a malformed message
XYZ|DamExchange does not have: «XYZ»
$long|more than 127 characters
K0|grants what nobody asked for
$game|asks for a game at the wrong moment
APeer                            0|answers a request that was never made
END
while IFS='|' read -r lie answer told; do # before a game
    listen --bot first-move
    call
    say "$lie"
    hear "$answer"
    ended 1 "$told"
done <<'END'
R02Peer                            Z005000A|ADamier                          1|speaks version «02» of DamExchange, not 01
R01Peer                            Z005000BWww|Cerror: .*|a malformed message
M0000322800|Cerror: .*|no game is being played
|Cerror: .*|an empty message
END
listen --bot first-move # the wrong side of the board, then a good request
call
say "R01Peer                            Z005000BWw$(printf 'e%.0s' $(seq 49))"
hear 'ADamier                          2'
hear 'Cerror: bad position.*'
say "$game"
hear 'A.*0'
say 'E11'
hear 'E01'
ended 0 'Damier has won'
while IFS='|' read -r answer told; do # answers to our own request
    listen --bot first-move --initiator
    call
    hear 'R01Damier                          Z005000A'
    say "$answer"
    ended 1 "$told"
done <<'END'
APeer                            1|does not speak version 01
APeer                            2|refuses this game
APeer                            3|does not play now
APeer                            7|a malformed message
E00|ends a game, but none is being played
END

# Death and silence.
listen --bot first-move
call
say "$game"
exec 3>&-
ended 1 'closed the connection during the game'
listen --bot first-move
call
exec 3>&-
ended 1 'closed the connection before a game$'
listen --bot first-move --initiator --patience 1
call
ended 1 'silent for 1 second$'
listen --bot first-move --patience 1
call
ended 1 'silent for 1 second$'
listen --bot first-move --patience 2
call
say "$game"
ended 1 'silent for 2 seconds$'

# Addresses and options.
refused() { # exit code, sentence, options
    local code=$1 told=$2
    shift 2
    timeout 60 "$damier" dxp "$@" </dev/null >refused.txt 2>&1
    [ $? -eq "$code" ] && grep -q -- "$told" refused.txt || fail "not refused: $*"
}
refused 2 'either --listen or --connect'
refused 2 'port must be a whole number' --connect 127.0.0.1:99999
refused 2 'is not an address' --connect '[::1'
refused 2 'would already be a king' --connect 127.0.0.1:1 --fen W:W1:B50
refused 2 'no player «nobody»' --listen 127.0.0.1:0 --bot nobody
refused 2 'exists already' --listen 127.0.0.1:0 --pdn games.pdn
refused 2 'a file of their own' --listen 127.0.0.1:0 --pdn -
refused 2 'File name too long' --listen 127.0.0.1:0 --pdn "$(printf 'x%.0s' $(seq 300))"
refused 2 '«--force» needs «--pdn»' --listen 127.0.0.1:0 --force
refused 2 'is a folder' --listen 127.0.0.1:0 --pdn .
listen # a port that nobody listens at any more
kill $listener
wait $listener
refused 1 'Connection refused' --connect "127.0.0.1:$port"

# Without a host nobody but this machine is listened to.
at_port() { awk -v port="$(printf ':%04X' "$1")" '$4 == "0A" && $2 ~ port "$" { print $2 }' /proc/net/tcp; }
for options in '' '--lan'; do
    : >listen.txt
    # shellcheck disable=SC2086
    "$damier" dxp --listen :0 $options </dev/null >listen.txt 2>&1 &
    listener=$!
    find_port
    case "$options $(at_port "$port")" in
    ' 0100007F:'* | '--lan 00000000:'* | '--lan ') ;; # the last one: IPv6
    *) fail "«$options» listens at $(at_port "$port")" ;;
    esac
    kill $listener
    wait $listener
done
"$damier" dxp --listen 127.0.0.1:0 --lan </dev/null >listen.txt 2>&1
[ $? -eq 2 ] || fail "an address and --lan are not refused"

# Patience is for what the game needs: neither bytes nor chat keep it up.
for drip in 'C' 'Chello\0'; do
    listen --bot first-move --patience 2
    call
    say "$game"
    hear 'A.*0'
    (while printf "$drip" >&3; do sleep 0.2; done) 2>/dev/null &
    dripping=$!
    ended 1 'silent for 2 seconds'
    kill $dripping 2>/dev/null
done

# Who is ended in the middle of a game keeps it.
for signal in INT TERM HUP; do
    rm -f kept.pdn
    listen --bot first-move --pdn kept.pdn
    call
    say "$game"
    hear 'A.*0'
    say 'M0000322800'
    hear 'M.*'
    kill -s $signal $listener
    wait $listener
    code=$?
    [ $code -eq $((128 + $(kill -l $signal))) ] || fail "$signal: the exit code is $code"
    exec 3>&-
    grep -q '^1\. 32-28 16-21 \*$' kept.pdn || fail "$signal: the game is not kept: $(cat kept.pdn)"
done
