#!/usr/bin/env bash
# The pages for teachers and students, followed word for word in an empty folder: every command of their sh blocks
# must end as the page says (0, or the number after «# code»).
# Usage: pages.sh DAMIER SOURCE
set -u
program=$1 source=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export LC_ALL=C.UTF-8 LANGUAGE=fr XDG_STATE_HOME=$scratch/state XDG_DATA_HOME=$scratch/data
damier() { "$program" "$@"; }
failed=0 tried=0
for page in classe etudiant; do
    mkdir "$scratch/$page" && cd "$scratch/$page" || exit 1
    while IFS= read -r line; do
        wanted=0
        case $line in *'# code '*) wanted=${line##*# code } ;; esac
        eval "${line//DAMIER/$source}" >"$scratch/out" 2>&1
        code=$?
        tried=$((tried + 1))
        [ "$code" = "$wanted" ] && continue
        echo "$page.md: «$line» ended with $code:"
        cat "$scratch/out"
        failed=1
    done < <(awk '/^ *```sh$/ { inside = 1; next } /^ *```$/ { inside = 0 } inside' "$source/docs/$page.md")
done
[ $tried -gt 10 ] || { echo "only $tried commands were found"; failed=1; }
exit $failed
