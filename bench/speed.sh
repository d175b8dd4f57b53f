#!/usr/bin/env bash
# Leaves per second of every rule set, as a share of international draughts in the same run, and what a
# second thread gives. Best of five; run it on an idle machine.
# Usage: bench/speed.sh   (needs build/release; BUILD=native for that preset)
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
damier=$root/build/${BUILD:-release}/apps/damier/damier

# million leaves per second of the deepest count alone
speed() { # variant depth options...
    local best=0 now i
    for i in 1 2 3 4 5; do
        now=$("$damier" perft --variant "$1" --depth "$2" "${@:3}" 2>&1 >/dev/null | sed -n 's/.*, \([0-9.]*\) million.*/\1/p')
        best=$(awk -v a="$best" -v b="$now" 'BEGIN { print (b > a) ? b : a }')
    done
    echo "$best"
}
# the first depth with enough leaves for a measure
depth_of() { # variant
    local depth leaves=0
    for ((depth = 3; leaves < 20000000 && depth < 14; )); do
        depth=$((depth + 1))
        leaves=$("$damier" perft --variant "$1" --depth "$depth" 2>/dev/null | sed -n "s/^perft($depth) = //p")
    done
    echo "$depth"
}
reference=$(speed international 9)
printf '%-14s %6.1f million leaves a second counting\n' international "$reference"
printf '%-14s %6.1f million leaves a second making every leaf\n' international "$(speed international 8 --plain)"
two=$(speed international 10 --threads 2)
one=$(speed international 10)
awk -v a="$two" -v b="$one" 'BEGIN { printf "two threads    %.2f times one\n", a / b }'
"$damier" variants | awk '$1 != "international" { print $1 }' | while read -r variant; do
    now=$(speed "$variant" "$(depth_of "$variant")")
    awk -v v="$variant" -v n="$now" -v r="$reference" 'BEGIN { printf "%-14s %6.1f  %3.0f %%\n", v, n, 100 * n / r }'
done
