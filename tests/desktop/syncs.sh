#!/bin/bash
# syncs.sh TEST_DESKTOP FAULTS: the window asks the disk to make sure before it shows a move of a person, as
# docs/sessions.md promises. FAULTS (tests/program/faults.c) writes down each time it asks.
set -u
scratch=$(mktemp -d)
trap 'kill $child 2>/dev/null; rm -rf "$scratch"' EXIT
env LD_PRELOAD="$2" FAULT_LOG="$scratch/log" DAMIER_KILLED_FOLDER="$scratch" QT_QPA_PLATFORM=offscreen \
    "$1" --gtest_filter=RestartChild.PlaysUntilItIsKilled >"$scratch/shown" 2>&1 &
child=$!
shown() { grep -c ^POSITION "$scratch/shown"; }
for _ in $(seq 1200); do
    [ "$(shown)" -ge 12 ] && break
    sleep 0.1
done
# The moves that were shown are counted first: more may be asked for meanwhile, never fewer.
moves=$(shown)
asked=$(grep -c 'fdatasync file' "$scratch/log")
echo "$moves moves shown, the disk asked $asked times"
[ "$moves" -ge 12 ] && [ "$asked" -ge "$moves" ]
