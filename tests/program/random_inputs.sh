#!/usr/bin/env bash
# About five hundred random lines for each game, in its dialogue and at the plain prompt: the program must
# never crash, and must end well when the input ends. The seed is fixed, so a failure comes again.
# Usage: random_inputs.sh DAMIER [GAME...]
set -u
damier=$1
shift
export LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS=80
unset LANGUAGE
. "$(dirname "$0")/scratch.sh"
cd "$scratch" || exit 1

lines() { # seed: what a restless person types; no questions to the engine, which takes its second
    awk -v seed="$1" 'BEGIN {
        srand(seed)
        n = split("aide moves coups undo annuler redo history histoire pendule pause resume nulle accept decliner " \
                  "abandonner tourner regles theme\\ v06 theme\\ ulb save\\ a.pdn charger\\ a.pdn save\\ b.dat load\\ b.dat " \
                  "save\\ c.fen load\\ c.fen load\\ missing! board corriger laisser adouber undo\\ 3 redo\\ 9 o n 0 1 y " \
                  "stop 32-28 3228 b7\\ a6 c7 32x x -1 99999999999999999999 ü \\\"\\\" undo\\ -5 --format theme", word, " ")
        for (i = 0; i < 340; ++i) {
            r = rand()
            if (r < 0.5) { print "coups"; print int(1 + 9 * rand()) }
            else if (r < 0.7) print substr("abcdefghij", 1 + int(10 * rand()), 1) int(1 + 10 * rand())
            else { w = word[1 + int(n * rand())]; gsub(/\\/, " ", w); print w }
        }
    }'
}

try() { # name, then the arguments of the program
    local name=$1
    shift
    lines "$seed" >"$scratch/in"
    rm -rf "$scratch/state"
    timeout 120 "$damier" "$@" <"$scratch/in" >"$scratch/out" 2>&1
    local code=$?
    if [ $code -ne 0 ]; then
        echo "$name: exit code $code with seed $seed"
        tail -5 "$scratch/out"
        failed=1
    fi
}

seed=1
games=("$@")
[ ${#games[@]} -gt 0 ] || mapfile -t games < <("$damier" games | awk '{ print $1 }')
for game in "${games[@]}"; do
    try "$game" play "$game" --plain --seats human,human --seed 1 --arbitrage
    try "$game against the computer" play "$game" --seed 1 --black random --touch-move
    seed=$((seed + 1))
done
exit $failed
