#!/usr/bin/env bash
# Runs the commands of a transcript and compares what they print with what it records: lines after
# "$ damier ..." are stdout, lines starting with "! " are stderr, the last line is the exit code if not 0.
# Lines starting with "< " directly after the command are what is typed; "<..." means that nothing more is, and that
# the input stays open: the program is to end by itself. Games kept by one command are there
# for the next ones of the file, and the project's examples stand beside them.
# Usage: transcripts.sh DAMIER FILE...   (DAMIER_RECORD=1 writes the files anew; DAMIER_SANITIZED=1: the program was built with
#        sanitizers and with few laws, and only what they find is wrong)
set -u
damier=$1
export damier # for commands that start the program once more
shift
export LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS=80 SOURCE_DATE_EPOCH=1700000000
unset LANGUAGE
failed=0
examples=$(cd "$(dirname "$0")/../../examples" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

export XDG_STATE_HOME=$scratch/state XDG_DATA_HOME=$scratch/data

# The system gives its own reasons, in the languages that happen to be installed.
in_any_system() { sed 's/Aucun fichier ou dossier de ce type/No such file or directory/' "$1"; }

mkfifo "$scratch/open"

run() { # command line: runs it with what was typed
    local code
    if grep -qxF ... "$scratch/in"; then
        exec 7<>"$scratch/open"
        grep -vxF ... "$scratch/in" >&7
    else
        exec 7<"$scratch/in"
    fi
    (cd "$scratch/here" && eval "\"$damier\"${1#\$ damier}") >"$scratch/out" 2>"$scratch/err" <&7
    code=$?
    exec 7<&-
    if grep -qE 'Sanitizer|runtime error:' "$scratch/err"; then
        cp "$scratch/err" "$scratch/found"
    fi
    in_any_system "$scratch/out"
    # Times differ from run to run.
    in_any_system "$scratch/err" | sed -E 's/^[0-9.]+ s, [0-9.]+ million/T s, N million/; s/^/! /'
    [ $code -eq 0 ] || printf '[exit %d]\n' $code
}

replay() { # file: prints the transcript as it comes out now
    local line command=
    rm -rf "$scratch/state" "$scratch/data" "$scratch/here"
    mkdir "$scratch/here"
    ln -s "$examples" "$scratch/here/examples"
    while IFS= read -r line || [ -n "$line" ]; do
        if [ -n "$command" ]; then
            case $line in
            '< '* | '<' | '<...')
                printf '%s\n' "$line"
                line=${line#<}
                printf '%s\n' "${line# }" >>"$scratch/in"
                continue
                ;;
            *)
                run "$command"
                command=
                ;;
            esac
        fi
        case $line in
        '#'*) printf '%s\n' "$line" ;;
        '$ damier'*)
            printf '%s\n' "$line"
            command=$line
            : >"$scratch/in"
            ;;
        esac
    done <"$1"
    [ -z "$command" ] || run "$command"
}

for file in "$@"; do
    replay "$file" >"$scratch/now"
    if [ -n "${DAMIER_RECORD:-}" ]; then
        cp "$scratch/now" "$file"
    elif [ -n "${DAMIER_SANITIZED:-}" ]; then
        [ ! -e "$scratch/found" ] || { echo "$file:"; cat "$scratch/found"; failed=1; }
        rm -f "$scratch/found"
    elif ! diff -u "$file" "$scratch/now"; then
        echo "the transcript $file differs"
        failed=1
    fi
done
exit $failed
