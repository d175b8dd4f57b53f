#!/bin/sh
# run_case.sh PROGRAM CASE: runs PROGRAM on CASE.in and compares what it prints with CASE.out.
set -e
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
"$1" < "$2.in" > "$printed"
diff -u "$2.out" "$printed"
