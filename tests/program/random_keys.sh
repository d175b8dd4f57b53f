#!/usr/bin/env bash
# Some hundred random keys, clicks and commands on the whole screen and while looking at a game, through a
# pseudo-terminal: the program must never crash, and must end when asked. The seeds are fixed.
# Usage: random_keys.sh DAMIER
set -u
damier=$1
command -v script >/dev/null || exit 77
export LC_ALL=C.UTF-8 TERM=xterm-256color SHELL=/bin/sh # which script starts programs with
unset LANGUAGE NO_COLOR COLUMNS LINES
. "$(dirname "$0")/scratch.sh"
cd "$scratch" || exit 1
keys() { # seed: what a restless person presses; no questions to the engine, which takes its second
    awk -v seed="$1" 'BEGIN {
        srand(seed)
        n = split("\033[A|\033[B|\033[C|\033[D|\t|\r| |\033[5~|\033[6~|\033[H|\033[F|\177|u|r|f|d|y|n|?|m|v|x|b|e|s\r|" \
                  "g|<|>|:undo 3\r|:redo\r|:moves\r|:regles\r|:aide\r|:histoire\r|:nulle\r|:accepter\r|:decliner\r|" \
                  ":abandonner\r|:theme v06\r|:32-28\r|:3228\r|:x\r|:\303\251\303\251\177\r|:save a.pdn!\r|:load a.pdn\r|" \
                  ":load missing\r|:pause\r|:correct\r|5|32\r|\303\251|\001|\033|Z", key, "|")
        for (i = 0; i < 400; ++i) {
            r = rand()
            if (r < 0.3) printf "\t\r\t\r"
            else if (r < 0.4) printf "\033[M %c%c", 33 + int(80 * rand()), 33 + int(24 * rand())
            else printf "%s", key[1 + int(n * rand())]
        }
        printf "\033\r\033\033q" # closes what is open, then leaves
    }'
}

try() { # name, rows, columns, then the arguments of the program
    local name=$1 rows=$2 columns=$3 code
    shift 3
    rm -rf "$scratch/state"
    keys "$seed" >keys
    timeout 120 script -qefc "stty rows $rows cols $columns; exec '$damier' $*" /dev/null <keys >out 2>&1
    code=$?
    if [ $code -ne 0 ]; then
        echo "$name: exit code $code with seed $seed"
        tail -c 600 out
        failed=1
    fi
    seed=$((seed + 1))
}

seed=1
printf '[GameType "20"]\n\n1. 32-28! {so} (1. 33-29 19-24) 1... 19-23 2. 28x19 14x23 1-1\n\n[GameType "25"]\n\n1. c3-d4 *\n' >two.pdn
for game in international turkish frisian canadian 'multidames --plain' mansuba-triangulaire mansuba-enseirb 'ulb --size 14'; do
    # Sanitized programs have few laws.
    [ -z "${DAMIER_SANITIZED:-}" ] || "$damier" games | grep -q "^${game%% *} " || continue
    try "$game" 24 80 play $game --seats human,human --seed 1 --tui --arbitrage
    try "$game, against the computer" 40 60 play $game --black random --seed 1 --tui --clock 5m
done
try 'a small window' 12 42 play international --seats human,human --tui
try 'looking at games' 24 80 review two.pdn
try 'looking at games in a small window' 10 30 review two.pdn
exit $failed
