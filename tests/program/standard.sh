#!/usr/bin/env bash
# What each command writes as PDN is read by the small parser of the standard alone.
# Usage: standard.sh DAMIER STANDARD_READER
set -u
damier=$1 reader=$2
export LC_ALL=C.UTF-8
. "$(dirname "$0")/scratch.sh"
cd "$scratch" || exit 1

"$damier" match random first-move --nodes 1 --games 2 --openings start --plies 6 --pdn match.pdn >out.txt 2>&1
check 'match' '2 games, 12 moves' "$("$reader" --played match.pdn)"
"$damier" match random,nodes=5 random,nodes=10 --variant russian --games 2 --openings start --plies 4 --pdn two.pdn >out.txt 2>&1
check 'match with letters' '2 games, 8 moves' "$("$reader" --played two.pdn)"

"$damier" dxp --listen 127.0.0.1:0 --bot first-move --pdn listen.pdn >listen.txt 2>&1 </dev/null &
for _ in $(seq 1200); do
    port=$(sed -n 's/^Waiting at port \([0-9]*\)\.$/\1/p' listen.txt)
    [ -n "$port" ] && break
    sleep 0.05
done
"$damier" dxp --connect "127.0.0.1:$port" --bot random --games 1 --pdn call.pdn >out.txt 2>&1 </dev/null
wait
check 'dxp' "$("$reader" --played call.pdn)" "$("$reader" --played listen.pdn)"
check 'dxp gives one game' 1 "$("$reader" call.pdn | grep -c '^1 games, [1-9]')"

printf '%s\n' 32-28 'comment so {they} say' 'save mine.pdn' 'save mine.json' quit |
    "$damier" play international --black first-move --clock 5m+3s >out.txt 2>&1
check 'save' '1 games, 2 moves' "$("$reader" --played mine.pdn)"
"$damier" convert mine.json json.pdn 2>out.txt
check 'convert of JSON' '1 games, 2 moves' "$("$reader" json.pdn)"

printf 'W:W31,32:BK2\nB:W31:B2\n' >two.fen
"$damier" convert two.fen fen.pdn --variant international 2>out.txt
check 'convert of positions' '2 games, 0 moves' "$("$reader" fen.pdn)"
check 'no number without a move' 0 "$(grep -c '1\.' fen.pdn)"

printf '1. 32 - 28 1923 2. 28x19 14x23 (2... 13x24?!) {a {b} c} 1-0\n\n[White "Ann"]\n1. 33-28 *\n' >odd.pdn
"$damier" pdn check odd.pdn --fix fixed.pdn >out.txt 2>&1
check 'pdn check --fix' '2 games, 5 moves' "$("$reader" fixed.pdn)"
"$damier" convert odd.pdn converted.pdn 2>out.txt
check 'convert of odd games' '2 games, 5 moves' "$("$reader" converted.pdn)"
"$damier" convert odd.pdn odd.json 2>out.txt
"$damier" convert odd.json again.pdn 2>out.txt
check 'by way of JSON' '2 games, 5 moves' "$("$reader" again.pdn)"
exit $failed
