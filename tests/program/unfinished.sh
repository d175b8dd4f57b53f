#!/usr/bin/env bash
# Unfinished games: their list, the question which one to go on with, two terminals, journals that cannot be read.
# Usage: unfinished.sh DAMIER
set -u
damier=$1
export LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS=80 TZ=UTC
unset LANGUAGE
. "$(dirname "$0")/scratch.sh"
cd "$scratch" || exit 1

play() { # moves... : between people, then left
    local game=$1
    shift
    printf '%s\n' "$@" quit | "$damier" play "$game" --seats human,human >/dev/null
}
dateless() { sed -E 's/[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}/DATE/'; }
history_of() { # what is typed before the game is there, then options
    local typed=$1
    shift
    printf "$typed"'history\nquit\n' | "$damier" play --resume "$@" 2>&1 | sed -n '/> history$/{n;p}'
}
age() { touch -d "$1" "$2"; } # so that the order of the list does not hang on a clock's step

check 'none' 'There is no unfinished game.' "$("$damier" play --list)"
check 'none to resume' 'damier: there is no unfinished game to go on with' "$("$damier" play --resume 2>&1 </dev/null)"
check 'none for programs' '[]' "$("$damier" play --list --json)"

play international 32-28 19-23
age '2020-01-01 10:00' "$XDG_STATE_HOME/damier/current.journal"
check 'the only one is not asked for' '1. 32-28 19-23' "$(history_of '')"
age '2020-01-01 10:00' "$XDG_STATE_HOME/damier/current.journal"
play english 11-15
list='1. English draughts, 1 move, DATE
   White: a person | Black: a person
2. International draughts, 1 move, DATE
   White: a person | Black: a person'
check 'the list' "$list" "$("$damier" play --list | dateless)"
check 'one game of it' "$(sed -n 1,2p <<<"$list")" "$("$damier" play english --list | dateless)"
check 'the list for programs' 'english 1 False international 1 False' \
    "$("$damier" play --list --json | python3 -c 'import json, sys
for one in json.load(sys.stdin): print(one["game"], one["moves"], one["being_played"], end=" ")' | sed 's/ $//')"
check 'Enter is the newest' '1. 11-15' "$(history_of '\n')"
check 'a number' '1. 32-28 19-23' "$(history_of '7\n2\n')"
check 'by an option' '1. 11-15' "$(history_of '' --number "$("$damier" play --list | sed -n 's/^\(.\)\. English.*/\1/p')")"
check 'by its game' '1. 32-28 19-23' "$(history_of '' international)"
check 'both are still there' 2 "$("$damier" play --list | grep -c '^[0-9]\.')"
check 'no such number' 'damier: there is no unfinished game number 3; «damier play --list» shows them' \
    "$("$damier" play --resume --number 3 2>&1 </dev/null)"
check 'no such game' 2 "$("$damier" play chess --list >/dev/null 2>&1; echo $?)"
check 'the menu asks' 'Go on with one of the 2 unfinished games? [yes] ' "$("$damier" play </dev/null)"

# A second terminal has its own game, says so, and it is found again.
mkfifo keys
"$damier" play russian --seats human,human <keys >first.txt 2>&1 &
first=$!
exec 3>keys
echo c3-d4 >&3
for _ in $(seq 600); do grep -q 'Last move' first.txt && break; sleep 0.1; done
said=$(printf 'a3-b4\nquit\n' | "$damier" play brazilian --seats human,human 2>&1 >/dev/null)
check 'the second is told' 'damier: another program is playing the game kept as «current»; the game here is kept beside it, as «current-2»' "$said"
check 'the first is marked' 1 "$("$damier" play --list | grep -c 'Russian.*being played now')"
check 'and not taken away' 'damier: another program is playing this game now' "$("$damier" play russian --resume 2>&1 </dev/null)"
check 'the second is found' '1. a3-b4' "$(history_of '' brazilian)"
exec 3>&-
wait $first
check 'and the first' '1. c3-d4' "$(history_of '' russian)"

# A journal that cannot be opened hides nothing, and no other name is taken in silence.
rm -rf "$XDG_STATE_HOME" "$XDG_DATA_HOME"
play international 32-28
mv "$XDG_STATE_HOME/damier/current.journal" kept
mkdir "$XDG_STATE_HOME/damier/current.journal"
check 'it is told' 'this game will not be kept' \
    "$(echo quit | "$damier" play international 2>&1 >/dev/null | sed -n 's/^damier: \(this.*\)/\1/p')"
check 'and no other name taken' 'current.journal' "$(ls "$XDG_STATE_HOME/damier")"
check 'also by the list' 1 "$("$damier" play --list 2>&1 >/dev/null | grep -c 'current.journal')"
check 'which knows of no game, but does not say that there is none' '2 ' \
    "$("$damier" play --list >list.txt 2>/dev/null; echo "$? $(cat list.txt)")"
rmdir "$XDG_STATE_HOME/damier/current.journal"
mv kept "$XDG_STATE_HOME/damier/current.journal"
check 'and back again' '1. 32-28' "$(history_of '')"

# A full disk refuses a new game and leaves the old one.
(
    ulimit -f 0
    play russian c3-d4 2>/dev/null
)
check 'after a full disk' '1. 32-28' "$(history_of '')"
# A position that is loaded in the middle of a turn is played with the clocks as they stand: neither the limit nor
# the time that the turn has used is given back. The journal says so in microseconds.
rm -rf "$XDG_STATE_HOME" "$XDG_DATA_HOME"
for opponent in human first-move; do
    printf 'sauver %s\ncharger %s\nquitter\n' here-$opponent here-$opponent |
        "$damier" --lang fr play v06 --white human --black $opponent --clock 1h/move >/dev/null
    journal=$XDG_STATE_HOME/damier/current.journal
    read -r turn left <<<"$(sed -nE 's/.* clock "60m\/move" times ([0-9]+) [0-9]+ ([0-9]+) .*/\1 \2/p' "$journal")"
    check "the turn goes on, against $opponent" yes "$([ "${turn:-0}" -gt 0 ] && echo yes)"
    check "and its limit, against $opponent" 3600000000 "$((turn + left))"
done
exit $failed
