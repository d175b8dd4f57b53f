#!/usr/bin/env bash
# crew_test.sh LAB MPIRUN: three processes play the same games and build the same tables as one, and a refused file ends all.
set -euo pipefail
lab=$1 mpirun=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
together() { OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 timeout 300 "$mpirun" --oversubscribe -n 3 "$@"; }

"$lab" play "$folder/alone" --nodes 20 --games 320 --seed 5
"$lab" play "$folder/together" --nodes 20 --games 64 --seed 5
together "$lab" play "$folder/together" --nodes 20 --games 320 --seed 5 # goes on with the file
cmp "$folder/alone" "$folder/together"

if together "$lab" play "$folder/alone" --nodes 20 --games 320 --seed 6 2>"$folder/error"; then
    echo "a file of other games was not refused"
    exit 1
fi
grep -q 'damier-lab: ' "$folder/error"
cmp "$folder/alone" "$folder/together"

export XDG_DATA_HOME=$folder/one
"$lab" tables --variant russian --pieces 3
export XDG_DATA_HOME=$folder/three
together "$lab" tables --variant russian --pieces 2 # goes on with these
together "$lab" tables --variant russian --pieces 3
diff -r "$folder/one" "$folder/three"
touch "$folder/no-folder"
if XDG_DATA_HOME=$folder/no-folder together "$lab" tables --variant russian --pieces 2 2>"$folder/error"; then
    echo "tables without a folder were not refused"
    exit 1
fi
grep -q 'damier-lab: ' "$folder/error"
