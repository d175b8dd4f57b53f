#!/usr/bin/env bash
# Kills a match again and again, tears its last line, and lets it go on: at the end every game is there
# once, and all are those of a match that nobody disturbed.
# Usage: match_kill.sh DAMIER
set -u
damier=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
options=(match engine:1,nodes=300 random --variant russian --games 40 --openings ballots --plies 60)

"$damier" "${options[@]}" --file whole.jsonl >whole.txt || exit 1
kills=0
until timeout -s KILL 0.15 "$damier" "${options[@]}" --parallel 2 --file killed.jsonl >killed.txt; do
    kills=$((kills + 1))
    printf '{"game":' >>killed.jsonl
    if [ $kills -eq 300 ]; then
        # A slow machine never gets through in one go: it has been killed often enough.
        "$damier" "${options[@]}" --file killed.jsonl >killed.txt || exit 1
        break
    fi
done 2>/dev/null
[ "$(wc -l <whole.jsonl)" -eq 41 ] || { echo "not 40 games"; exit 1; }
diff <(sort whole.jsonl) <(sort killed.jsonl) >/dev/null || { echo "the games differ"; exit 1; }
diff whole.txt killed.txt || { echo "the results differ"; exit 1; }

"$damier" "${options[@]}" --seed 2 --file killed.jsonl 2>refused.txt
[ $? -eq 2 ] && grep -q 'another match' refused.txt || { echo "another match is not refused"; exit 1; }
echo "killed $kills times"
