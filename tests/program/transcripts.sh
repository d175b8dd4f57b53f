#!/usr/bin/env bash
# Runs the commands of a transcript and compares what they print with what it records: lines after
# "$ damier ..." are stdout, lines starting with "! " are stderr, the last line is the exit code if not 0.
# Usage: transcripts.sh DAMIER FILE...   (DAMIER_RECORD=1 writes the files anew)
set -u
damier=$1
export damier # for commands that start the program once more
shift
export LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS=80
unset LANGUAGE
failed=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

replay() { # file: prints the transcript as it comes out now
    local line code
    while IFS= read -r line; do
        case $line in
        '#'*) printf '%s\n' "$line" ;;
        '$ damier'*)
            printf '%s\n' "$line"
            (cd "$scratch" && eval "\"$damier\"${line#\$ damier}") >"$scratch/out" 2>"$scratch/err" </dev/null
            code=$?
            cat "$scratch/out"
            # Times differ from run to run.
            sed -E 's/^[0-9.]+ s, [0-9.]+ million/T s, N million/; s/^/! /' "$scratch/err"
            [ $code -eq 0 ] || printf '[exit %d]\n' $code
            ;;
        esac
    done <"$1"
}

for file in "$@"; do
    replay "$file" >"$scratch/now"
    if [ -n "${DAMIER_RECORD:-}" ]; then
        cp "$scratch/now" "$file"
    elif ! diff -u "$file" "$scratch/now"; then
        echo "the transcript $file differs"
        failed=1
    fi
done
exit $failed
