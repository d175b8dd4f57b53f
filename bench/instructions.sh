#!/usr/bin/env bash
# Instructions per leaf of the move generator, which no load of the machine changes.
# Usage: bench/instructions.sh [VARIANT [DEPTH]]   (needs valgrind and build/release)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
damier=$root/build/release/apps/damier/damier
variant=${1:-international}
depth=${2:-7}

# `damier perft --depth N` counts depths 1 to N, so N minus N-1 is the work of depth N alone.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$damier" perft --variant "$variant" --depth "$1" "${@:2}" 2>&1 >/dev/null |
        sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
leaves=$("$damier" perft --variant "$variant" --depth "$depth" 2>/dev/null | sed -n "s/^perft($depth) = //p")
for mode in "" --plain; do
    work=$(($(instructions "$depth" $mode) - $(instructions $((depth - 1)) $mode)))
    awk -v v="$variant" -v d="$depth" -v m="${mode:-counting}" -v w="$work" -v l="$leaves" \
        'BEGIN { printf "%s, depth %d, %s: %.1f instructions a leaf\n", v, d, m == "--plain" ? "making every leaf" : m, w / l }'
done
