#!/usr/bin/env bash
# Building tables survives kills at any instant: nothing half written is ever seen, and what comes out in the
# end is what comes out without them. Usage: tables_kill.sh DAMIER
set -u
damier=$1
. "$(dirname "$0")/scratch.sh"

build() { "$damier" tables build --variant russian --pieces 3 --threads 2; }
sums() { (cd "$1/damier/endings" && find . -name '*.endings' -exec sha256sum {} + | sort -k 2); }

for delay in 0.02 0.05 0.1 0.15 0.2; do
    "$damier" tables build --variant russian --pieces 3 --threads 2 &
    sleep "$delay"
    kill -9 $! 2>/dev/null
    wait $! 2>/dev/null
done
build
check "exit code" 0 $?
"$damier" tables verify --variant russian --samples 200 >/dev/null
check "verified" 0 $?
check "left behind" "" "$(find "$XDG_DATA_HOME" -name '*.part')"
killed=$(sums "$XDG_DATA_HOME")
export XDG_DATA_HOME=$scratch/other
build
check "tables" "$(sums "$XDG_DATA_HOME")" "$killed"

# A damaged file is named, not used, and made again when it is gone.
file=$(find "$XDG_DATA_HOME" -name 'KK-K.endings')
printf 'x' | dd of="$file" bs=1 seek=2000 conv=notrunc 2>/dev/null
"$damier" tables verify --variant russian --samples 10 >/dev/null 2>"$scratch/err"
check "damage found" 1 $?
check "damage named" 1 "$(grep -c 'KK-K.endings.*damaged' "$scratch/err")"

# A folder that cannot be written, a disk that is full.
export XDG_DATA_HOME=/proc/nowhere
build 2>"$scratch/err"
check "no folder" 2 $?
check "one sentence" 1 "$(wc -l <"$scratch/err")"
exit $failed
