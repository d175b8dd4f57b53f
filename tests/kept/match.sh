#!/usr/bin/env bash
# The file of a match that an earlier version has played is read as it stands: no game is played again,
# not a byte of it changes, and the report is the same. One that was stopped before its last game goes on.
# Usage: match.sh DAMIER
set -u
damier=$(realpath "$1")
kept=$(dirname "$(realpath "$0")")/match
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch" || exit 1
options=(match engine:1,nodes=100 random --nodes 100 --variant russian --games 4 --openings ballots --plies 40)

cp "$kept/russian.jsonl" whole.jsonl
"$damier" "${options[@]}" --file whole.jsonl >report.txt || exit 1
diff "$kept/russian.txt" report.txt || { echo "the report differs"; exit 1; }
cmp "$kept/russian.jsonl" whole.jsonl || { echo "the file has changed"; exit 1; }

head -n 4 "$kept/russian.jsonl" >stopped.jsonl
"$damier" "${options[@]}" --file stopped.jsonl >report.txt || exit 1
[ "$(wc -l <stopped.jsonl)" -eq 5 ] || { echo "the last game has not been played"; exit 1; }
diff <(head -n 4 stopped.jsonl) <(head -n 4 "$kept/russian.jsonl") || { echo "a kept game has changed"; exit 1; }
