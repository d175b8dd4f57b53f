#!/usr/bin/env bash
# What a second thread gives the engine: nodes in a given time, and the time to a given depth, both as ratios of
# one run. Run it on an idle machine with two cores.
# Usage: bench/threads.sh [depth [runs]]   (needs build/release; BUILD=native for that preset)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
damier=$root/build/${BUILD:-release}/apps/damier/damier
depth=${1:-20} runs=${2:-3}
# The start, two middle games and an ending.
positions=(
    'W:W31-50:B1-20'
    'W:W27,28,32,33,34,37,38,39,42,43,44,47,48:B7,8,9,12,13,14,16,17,18,19,23,24,26'
    'W:W25,28,30,32,33,35,38,40,43,45,48:B3,8,9,12,13,14,16,18,19,23,24'
    'B:W26,27,32,37,38,42:B8,13,17,18,23,24'
)
field() { sed -n "0,/\"$1\"/s/.*\"$1\": \([0-9]*\).*/\1/p"; }
measure() { # threads fen limit...
    "$damier" analyse --threads "$1" --hash 64 --json --fen "$2" "${@:3}"
}
total() { # field threads limit...: the sum over all positions and runs
    local sum=0 fen value
    for fen in "${positions[@]}"; do
        for ((i = 0; i < runs; ++i)); do
            value=$(measure "$2" "$fen" "${@:3}" | field "$1")
            sum=$((sum + value))
        done
    done
    echo $sum
}
nodes1=$(total nodes 1 --time 1) nodes2=$(total nodes 2 --time 1)
awk -v a="$nodes1" -v b="$nodes2" -v n=$((${#positions[@]} * runs)) \
    'BEGIN { printf "nodes: %.2f and %.2f million a second, %.2f times\n", a / n / 1e6, b / n / 1e6, b / a }'
time1=$(total time_ms 1 --depth "$depth") time2=$(total time_ms 2 --depth "$depth")
awk -v a="$time1" -v b="$time2" -v d="$depth" -v n=$((${#positions[@]} * runs)) \
    'BEGIN { printf "depth %d: %.0f and %.0f ms on average, %.2f times sooner\n", d, a / n, b / n, a / b }'
