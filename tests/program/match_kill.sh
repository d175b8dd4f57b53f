#!/usr/bin/env bash
# Kills a match again and again, tears its last line, and lets it go on: at the end every game is there
# once, and all are those of a match that nobody disturbed.
# Usage: match_kill.sh DAMIER
set -u
damier=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
options=(match engine:1,nodes=300 random --nodes 300 --variant russian --games 40 --openings ballots --plies 60)

"$damier" "${options[@]}" --file whole.jsonl >whole.txt || exit 1
kills=0
until timeout --foreground -s KILL 0.15 "$damier" "${options[@]}" --parallel 2 --file killed.jsonl >killed.txt; do
    kills=$((kills + 1))
    # Torn in the middle of a game; before its first line is whole it is not yet known as a match.
    [ "$(wc -l <killed.jsonl)" -ge 1 ] && printf '{"game":' >>killed.jsonl
    if [ $kills -eq 300 ]; then
        # A slow machine never gets through in one go: it has been killed often enough.
        "$damier" "${options[@]}" --file killed.jsonl >killed.txt || { cat killed.err; exit 1; }
        break
    fi
done 2>killed.err
[ "$(wc -l <whole.jsonl)" -eq 41 ] || { echo "not 40 games"; exit 1; }
diff <(sort whole.jsonl) <(sort killed.jsonl) >/dev/null || { echo "the games differ"; exit 1; }
diff whole.txt killed.txt || { echo "the results differ"; exit 1; }

# Ctrl-C: the games that are over are kept and reported, and the match can go on.
"$damier" "${options[@]}" --file stopped.jsonl --pdn stopped.pdn >stopped.txt &
match=$!
until [ "$(wc -l <stopped.jsonl)" -ge 3 ]; do
    kill -0 $match || { echo "the match has ended before its third game"; exit 1; }
    sleep 0.05
done 2>/dev/null
kill -INT $match
wait $match
code=$?
[ $code -eq 130 ] || [ $code -eq 0 ] || { echo "interrupted with exit code $code"; exit 1; }
grep -q '^engine:1,nodes=300 v random: ' stopped.txt || { echo "no report after Ctrl-C"; exit 1; }
[ "$(grep -c '^\[Event ' stopped.pdn)" -eq "$(grep -c '^{"game"' stopped.jsonl)" ] \
    || { echo "the PDN lacks games"; exit 1; }
"$damier" "${options[@]}" --file stopped.jsonl --pdn stopped.pdn >stopped.txt || exit 1
diff <(sort whole.jsonl) <(sort stopped.jsonl) >/dev/null || { echo "the games differ after Ctrl-C"; exit 1; }
diff whole.txt stopped.txt || { echo "the results differ after Ctrl-C"; exit 1; }
[ "$(grep -c '^\[Event ' stopped.pdn)" -eq 40 ] || { echo "the PDN has not 40 games"; exit 1; }
"$damier" pdn check stopped.pdn >/dev/null || { echo "the PDN is not good"; exit 1; }

# A machine that does not let a player run is no reason to forfeit; thinking too long would be.
"$damier" match engine random,nodes=1 --games 2 --time 300 --margin 50 --openings start --plies 6 --json >slept.txt &
match=$!
for _ in 1 2 3; do
    sleep 0.2
    kill -STOP $match
    sleep 0.5
    kill -CONT $match
done
wait $match
grep -q '"forfeits": 0,' slept.txt || { echo "a player forfeits because it was stopped"; exit 1; }

"$damier" "${options[@]}" --seed 2 --file killed.jsonl 2>refused.txt
[ $? -eq 2 ] && grep -q 'another match' refused.txt || { echo "another match is not refused"; exit 1; }
echo "killed $kills times"
