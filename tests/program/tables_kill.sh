#!/usr/bin/env bash
# Building tables survives kills at any instant: nothing half written is ever seen, and what comes out in the
# end is what comes out without them. Usage: tables_kill.sh DAMIER FAULTS
set -u
damier=$1 faults=$2
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
check "left behind" "" "$(find "$XDG_DATA_HOME" -type f -not -name '*.endings' -not -name lock)"
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

# A folder that cannot be written, a disk that is full: one sentence, and nothing half written.
export XDG_DATA_HOME=/proc/nowhere
build 2>"$scratch/err"
check "no folder" 2 $?
check "one sentence" 1 "$(wc -l <"$scratch/err")"
export XDG_DATA_HOME=$scratch/full
FAULT_WRITE=3000 LD_PRELOAD=$faults build 2>"$scratch/err"
check "a full disk" 2 $?
check "said in one sentence" 1 "$(grep -c 'cannot write .*endings' "$scratch/err")"
check "only whole tables stay" "" "$(find "$XDG_DATA_HOME" -type f -not -name '*.endings' -not -name lock)"
"$damier" tables verify --variant russian >/dev/null
check "and they are right" 0 $?
build
check "with room again it goes on" "$killed" "$(sums "$XDG_DATA_HOME")"
exit $failed
