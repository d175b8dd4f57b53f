#!/usr/bin/env bash
# The whole screen, as tmux shows it, compared with the screens recorded in screens/.
# Usage: screens.sh DAMIER FOLDER   (DAMIER_RECORD=1 writes them anew)
set -u
damier=$1 folder=$2
examples=$(cd "$(dirname "$0")/../../examples" && pwd)
command -v tmux >/dev/null || exit 77
export LC_ALL=C.UTF-8 NO_COLOR=1 SOURCE_DATE_EPOCH=1700000000 SHELL=/bin/sh # which tmux starts programs with
unset LANGUAGE TMUX
scratch=$(mktemp -d)
socket=$scratch/socket servers=0
screen() { tmux -S "$socket" -f /dev/null "$@"; }
trap 'screen kill-server 2>/dev/null; rm -rf "$scratch"' EXIT
failed=0

# wait_for TEXT: until the screen shows it.
wait_for() {
    local i
    for ((i = 0; i < 300; ++i)); do
        screen capture-pane -p | grep -qF -e "$1" && return
        screen has-session 2>/dev/null || break
        sleep 0.1
    done
    echo "«$1» never came on the screen:"
    screen capture-pane -p
    failed=1
}

# compare NAME: the screen becomes the recorded one; it may still be on its way.
compare() {
    local i
    [ -n "${DAMIER_RECORD:-}" ] && sleep 1
    for ((i = 0; i < 300; ++i)); do
        screen capture-pane -p | sed 's/ *$//' >"$scratch/now"
        [ -n "${DAMIER_RECORD:-}" ] && cp "$scratch/now" "$folder/$1.txt"
        cmp -s "$folder/$1.txt" "$scratch/now" && return
        screen has-session 2>/dev/null || break
        sleep 0.1
    done
    diff -u "$folder/$1.txt" "$scratch/now"
    echo "the screen $1 differs"
    failed=1
}

start() { # width height command arguments
    local width=$1 height=$2
    shift 2
    # A server that is going away still holds its socket for a moment: each gets one of its own.
    screen kill-server 2>/dev/null
    socket=$scratch/socket-$((++servers))
    screen new-session -d -x "$width" -y "$height" \
        "env XDG_STATE_HOME=$scratch/state XDG_DATA_HOME=$scratch/data TERM=screen '$damier' $*"
}

start 80 24 play international --seats human,human --tui
wait_for 'q quit'
screen send-keys Up Up
screen send-keys ':' '32-28' Enter
wait_for 'White plays 32-28'
compare international
screen send-keys ':' '19-23' Enter
wait_for 'Black plays 19-23'
screen send-keys Tab Enter Tab Enter
wait_for '19 pieces, 0 taken'
compare capture
screen resize-window -x 60 -y 20
compare narrow
screen send-keys u
wait_for '1 move taken back'
compare undone

start 80 24 play russian --seats human,human --tui
wait_for 'q quit'
screen send-keys f
compare russian-turned

# A capture that is being made: what it has jumped stands there, with a sign.
start 80 24 play 3il --position W:W32,47:BK28,19,6 --seats human,human --arbitrage --tui
wait_for 'q quit'
screen send-keys ':' 32 Enter
screen send-keys ':' 23 Enter
wait_for ')'
compare taken
screen send-keys ':' 14 Enter
wait_for 'White plays 32x14'

printf '32-28\n19-23\nsave %s\n' "$scratch/game" |
    XDG_STATE_HOME=$scratch/state XDG_DATA_HOME=$scratch/data "$damier" play international --seats human,human >"$scratch/out"
start 80 24 review "$scratch/game"
wait_for '0/2>'
screen send-keys Right Right
wait_for '2/2>'
screen send-keys Left
wait_for '1/2>'
compare review

printf '[White "Ada"]\n[GameType "20"]\n\n1. 32-28! {so} (1. 33-29 {or so} 19-24) 1... 19-23 *\n' >"$scratch/lines.pdn"
start 80 24 review "$scratch/lines.pdn"
wait_for '0/2>'
screen send-keys Right Down
wait_for '1/2*>'
compare review-variation
screen send-keys a
wait_for 'depth'
screen send-keys Up a
wait_for '1/2>'

start 80 24 play multidames --plain --seats human,human,human --seed 1 --tui
wait_for 'q quit'
screen send-keys ':' draw Enter
wait_for 'Player 2, do you accept the draw?'
screen send-keys ':' accept Enter
wait_for 'Player 3, do you accept the draw?'
screen send-keys ':' accept Enter
wait_for 'draw by agreement'

# Prisoners beside the board, and what the signs mean.
for language in en fr; do
    start 80 24 --lang $language play --load "$examples/documents/prisoners.txt" --tui
    wait_for 'Pri'
    compare $language-prisoners
    screen send-keys '?'
    wait_for '△'
    screen send-keys x
    wait_for 'Pri'
    screen send-keys ':' 'free 9 pawn' Enter
    [ $language = en ] && wait_for 'White plays free 9 pawn (failed)' || wait_for 'libérer 9 pion (échec)'
done

# Picking a pawn up and jumping are told apart; a word that is no move now says why.
start 80 24 play --load "$examples/documents/last-jump.multidames" --tui
wait_for 'q quit'
screen send-keys ':' '1 1' Enter
wait_for 'Player 1 plays [1 1]'
screen send-keys ':' stop Enter
wait_for 'must go on jumping'
screen send-keys ':' '1 3' Enter
wait_for 'Player 1 wins'

# A position in which nobody can move ends the game as it is loaded.
echo 'W:W46:B41,37,5' >"$scratch/blocked.fen"
start 80 24 play international --seats human,human --tui
wait_for 'q quit'
screen send-keys ':' "load $scratch/blocked.fen" Enter
wait_for 'Black wins: White cannot move'

# Pages over the board, and the draw asked by a key.
start 80 24 play international --seats human,human --tui --clock 5m
wait_for 'q quit'
screen send-keys '?'
wait_for 'any other key'
compare help
screen send-keys x
wait_for 'q quit'
screen send-keys ':' 'regles' Enter
wait_for 'back to the game'
compare rules
screen send-keys Down Down x
wait_for 'q quit'
screen send-keys d
wait_for 'Black, do you accept the draw?'
screen send-keys n
wait_for 'Black declines the draw'

# Below the board where there is no room beside it; a window that is too small, and large again.
start 60 24 play international --seats human,human --tui
wait_for 'q quit'
screen send-keys ':' '32-28' Enter
wait_for 'White plays 32-28'
compare below
screen resize-window -x 30 -y 8
wait_for 'The window is too small.'
screen resize-window -x 60 -y 24
wait_for 'White plays 32-28'
compare below

# A hang-up loses nothing, nor does an interrupt.
screen kill-server
kept() { XDG_STATE_HOME=$scratch/state XDG_DATA_HOME=$scratch/data "$damier" play --resume --number 1 <<<history | grep '^1\. 32'; }
for ((i = 0; i < 100; ++i)); do # the program may still be on its way out
    [ "$(kept)" = '1. 32-28' ] && break
    sleep 0.1
done
[ "$(kept)" = '1. 32-28' ] || { echo "a hang-up on the whole screen: «$(kept)»"; failed=1; }
start 80 24 play --resume --number 1 --tui
wait_for 'q quit'
screen send-keys ':' '19-23' Enter
wait_for 'Black plays 19-23'
screen send-keys C-c
for ((i = 0; i < 100; ++i)); do
    [ "$(kept)" = '1. 32-28 19-23' ] && break
    sleep 0.1
done
[ "$(kept)" = '1. 32-28 19-23' ] || { echo "an interrupt on the whole screen: «$(kept)»"; failed=1; }

# The menu: a few Enters and the game is on. On a terminal it offers the whole screen, too.
rm -rf "$scratch/state" "$scratch/data"
start 80 24 play --seed 1
wait_for 'Which game?'
screen send-keys Enter
wait_for 'Strength of the computer'
screen send-keys Enter
wait_for 'Do you play'
screen send-keys Enter
wait_for 'A clock'
screen send-keys Enter
wait_for 'whole screen'
compare menu
screen send-keys Enter
wait_for 'White>'
start 80 24 --lang fr play --seed 1
wait_for 'Quel jeu'
screen send-keys '?' Enter
wait_for 'ENSEIRB'
screen send-keys 'multi' Enter 5 Enter 3 Enter 2 Enter Enter Enter 2 Enter
wait_for 'q fin'
compare fr-multidames

# Narrow, in line mode.
start 40 24 play international --seats human,human
wait_for 'White>'
compare forty
start 30 10 play international --seats human,human --tui
wait_for 'White>'
exit $failed
