#!/usr/bin/env bash
# Files that are read or lost: a disk that fails on demand (faults.c), endless files, little memory, broken games.
# Usage: files.sh DAMIER FAULTS
set -u
damier=$1
faults=$2
. "$(dirname "${BASH_SOURCE[0]}")/scratch.sh"
cd "$scratch" || exit 1
export LC_ALL=C.UTF-8 NO_COLOR=1 LANGUAGE=en
with_faults() { env LD_PRELOAD="$faults" "$@"; }
code_of() { # command: its exit code
    "$@" >/dev/null 2>&1
    echo $?
}

# No input may crash the program, and none that could not be read is a success.
printf '(32-28)' >variation.pdn
printf '[FEN "bad"]\n\n1. 32-28 *\n\n[GameType "20"]\n\n1. 32-28 *\n' >fen.pdn
printf '[GameType "20"]\n[FEN "W:W1:B20"]\n*\n' >place.pdn
printf '[Game "multidames"]\n[State "bad"]\n\n1. a *\n' >state.pdn
printf '[Game "multidames"]\n[GameOptions "seats=99"]\n\n1. a *\n' >options.pdn
printf '[{"tags":[{"name":"FEN","value":"bad"}],"moves":[{"after_move":0,"move":"32-28"}]}]' >fen.json
printf '[GameType "20"]\n\n1. 32-28 {no end 19-23 2. 28x19\n' >comment.pdn
for file in variation fen place state options; do
    for command in "pdn check $file.pdn" "pdn show $file.pdn" "convert $file.pdn - --to json" "convert $file.pdn - --to fen" \
        "convert $file.pdn - --to pdn" "review $file.pdn" "play --load $file.pdn --number 1"; do
        # shellcheck disable=SC2086
        code=$(code_of "$damier" $command </dev/null)
        [ "$code" = 1 ] || [ "$code" = 2 ] || {
            case $command in review\ variation* | play\ *variation* | *show\ variation*) continue ;; esac # a position
            echo "$command ends with $code"
            failed=1
        }
    done
done
check 'stats of a variation before any move' 1 "$(code_of "$damier" pdn stats variation.pdn)"
printf '[{"game":7,"moves":[]}]' >number.json
check 'JSON whose game is no name' 2 "$(code_of "$damier" convert number.json - --to pdn)"
printf '[{"game":null,"tags":[{"name":"GameType","value":"20"}],"moves":[]}]' >null.json
check 'JSON whose game was unknown' 0 "$(code_of "$damier" convert null.json - --to pdn)"
sed 's/null/"english"/' null.json >other.json
check 'JSON with the key of another game' 'damier: game 1: the game is called «english» and has the tags of «international»' \
    "$("$damier" convert other.json - --to pdn 2>&1 >/dev/null)"
sed 's/null/"international","start":"W:W31:B20"/' null.json >start.json
check 'JSON with a start that no tag says' 'damier: game 1: the game does not start at «W:W31:B20», which no tag says' \
    "$("$damier" convert start.json - --to pdn 2>&1 >/dev/null)"
check 'JSON with a bad position' 1 "$(code_of "$damier" convert fen.json - --to pdn)"
check 'the second game is still there' 0 "$(code_of "$damier" pdn show fen.pdn --game 2)"
check 'a comment without an end' 1 "$(code_of "$damier" convert comment.pdn kept.pdn)"
for command in show stats check; do
    check "pdn $command of a comment without an end" 1 "$(code_of "$damier" pdn "$command" comment.pdn)"
done
check 'a review tells of it' 1 "$("$damier" review comment.pdn </dev/null | grep -c 'comment is not closed')"
check 'whose moves are not lost' 1 "$(grep -c '28x19' kept.pdn)"

# What cannot be read is not the end of a file.
for number in $(seq 2000); do printf '[Event "%d"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n' "$number"; done >many.pdn
for command in 'convert many.pdn out.pdn' 'convert many.pdn out.json' 'pdn check many.pdn' 'pdn stats many.pdn' \
    'analyse --pdn many.pdn --game 2000 --nodes 10' 'review many.pdn' 'match random first-move --openings many.pdn' 'play --load many.pdn'; do
    # shellcheck disable=SC2086
    said=$(FAULT_READ=70000 with_faults "$damier" $command 2>&1 >/dev/null </dev/null)
    check "$command from a broken disk" 'damier: cannot read «many.pdn»: Input/output error' "$said"
    # shellcheck disable=SC2086
    check "$command ends with" 2 "$(FAULT_READ=70000 code_of with_faults "$damier" $command </dev/null)"
done
check 'nothing was written' '' "$(ls out.* 2>/dev/null)"
check 'memory is no file of games' 2 "$(code_of "$damier" pdn check /proc/self/mem)"

# Endless files and engines.
for options in '--file /dev/zero' '--openings /dev/zero'; do
    # shellcheck disable=SC2086
    check "match $options" 2 "$(ulimit -v 1000000; code_of timeout 60 "$damier" match random first-move --games 2 $options)"
done
for command in 'pdn check' 'pdn stats' 'pdn show' 'analyse --nodes 10 --pdn' 'convert --from pdn --to json' 'review' 'play --load'; do
    [ "${command%% *}" = convert ] && to=endless.json || to=
    # shellcheck disable=SC2086
    check "$command /dev/zero" 2 "$(ulimit -v 1000000; code_of timeout 60 "$damier" $command /dev/zero $to </dev/null)"
done
check 'nothing of it was written' '' "$(ls endless* 2>/dev/null)"
check 'an engine that never ends its first line' 1 \
    "$("$damier" match 'hub:cat /dev/zero' random --games 2 --patience 1 2>&1 | grep -c 'is not ready after 1 seconds')"
check 'an engine that talks for ever' 1 "$("$damier" match "hub:read line; echo wait; read line; echo ready; yes info" random --games 2 \
    --nodes 10 --openings ballots --patience 1 2>&1 | grep -c 'has not answered within 1000 ms')"
check 'a line of a million letters is one line' 1 \
    "$({ head -c 1000000 /dev/zero | tr '\0' x; printf '\n32-28\nquit\n'; } | "$damier" play international --seats human,human 2>&1 | grep -c 'White 32-28')"
check 'too little memory' 'damier: there is not enough memory for this' \
    "$(FAULT_ALLOC=100000 with_faults "$damier" pdn check many.pdn 2>&1)"
check 'ends with' 1 "$(FAULT_ALLOC=100000 code_of with_faults "$damier" pdn check many.pdn)"
cat >flood.sh <<'FLOOD'
read -r line
for ((i = 0; ; i++)); do echo "param name=p$i value=1 type=int min=1 max=2"; done
FLOOD
check 'an engine that declares parameters for ever' 1 \
    "$("$damier" match 'hub:bash flood.sh' random --games 2 --nodes 10 --openings ballots 2>&1 | grep -c 'more than 1000 parameters' | sed 's/^[1-9].*/1/')"
for options in '--hash 4000' '--threads 200'; do
    # shellcheck disable=SC2086
    said=$(ulimit -v 1000000; "$damier" analyse $options --nodes 10 2>&1)
    check "analyse $options with little memory" 'this process may have N MB of memory' "$(sed 's/.*: //; s/[0-9][0-9]* MB of/N MB of/' <<<"$said")"
done

# A full disk.
printf 'old' >kept.txt
check 'selfplay onto a file that exists' 'damier: «kept.txt» exists already; --force replaces it' \
    "$("$damier" selfplay english --seats random,random --games 1 --output kept.txt 2>&1 >/dev/null)"
said=$(FAULT_WRITE=100 with_faults "$damier" selfplay english --seats random,random --games 3 --output kept.txt --force 2>&1 >/dev/null)
check 'selfplay onto a full disk' 'damier: cannot write «kept.txt»: No space left on device' "$said"
check 'and the old file is still' 'old' "$(cat kept.txt)"
check 'selfplay' 0 "$(code_of "$damier" selfplay english --seats random,random --games 3 --output kept.txt --force)"
check 'and its games' 3 "$(wc -l <kept.txt)"
said=$(FAULT_WRITE=1000 with_faults "$damier" convert many.pdn full.pdn 2>&1)
check 'convert onto a full disk' 'damier: cannot write «full.pdn»: No space left on device' "$said"
check 'and there is nothing' '' "$(ls full* .damier* 2>/dev/null)"
# A file that may not grow: the signal for it does not end the program.
for command in 'convert many.pdn limited.pdn' 'selfplay english --seats random,random --games 200 --output limited.txt' \
    'match random first-move --games 100 --plies 60 --openings ballots --file limited.jsonl'; do
    # shellcheck disable=SC2086
    said=$(ulimit -f 4; "$damier" $command 2>&1 >/dev/null)
    check "$command onto a file that may not grow" "damier: cannot write «$(grep -o 'limited[.a-z]*' <<<"$command")»: File too large" "$said"
    # shellcheck disable=SC2086
    check "$command ends with" 1 "$(ulimit -f 4; code_of "$damier" $command | sed 's/2/1/')"
done
# A game goes on when its journal can no longer be written: the computer answers, undo and quit work, and nobody is told that all is kept.
said=$(printf '32-28\n33-29\nundo\n31-26\nquit\n' | FAULT_WRITE=260 with_faults "$damier" play international --white human --black first-move --seed 1 2>&1)
check 'playing onto a full disk' 3 "$(grep -c 'Black plays' <<<"$said")"
check 'is said once' 1 "$(grep -c 'The game is not being kept: ' <<<"$said")"
check 'undo goes on' 1 "$(grep -c '2 moves taken back' <<<"$said")"
check 'and so does the truth' 'The last moves could not be kept: cannot write' "$(tr -s '\n ' ' ' <<<"$said" | grep -o 'The last moves.*cannot write')"
# And it is kept again once there is room: what was played meanwhile too.
rm -rf "$XDG_STATE_HOME" "$XDG_DATA_HOME"
mkfifo room
touch full-disk
FAULT_WRITE=260 FAULT_WHILE=full-disk with_faults "$damier" play international --white human --black first-move --seed 1 <room >shown 2>&1 &
pid=$!
exec 3>room
printf '32-28\n33-29\n' >&3
for _ in $(seq 600); do grep -q 'not being kept' shown && break; sleep 0.1; done
rm full-disk
printf '31-26\nquit\n' >&3
exec 3>&-
wait $pid
check 'a full disk is said' 1 "$(grep -c 'not being kept' shown | sed 's/^[1-9].*/1/')"
check 'and nothing is missing afterwards' 0 "$(grep -c 'could not be kept' shown)"
said=$(printf 'moves\nsave room.pdn\nquit\n' | "$damier" play --resume 2>&1)
for move in 32-28 33-29 31-26; do check "$move was kept" 1 "$(grep -c -e "$move" room.pdn)"; done

check 'one file for two purposes' 'damier: --file and --pdn are the same file «./x»' \
    "$("$damier" match random first-move --games 2 --openings ballots --file x --pdn ./x 2>&1)"
ln -s x link-to-x
check 'also by a link to what is not there yet' 'damier: --file and --pdn are the same file «link-to-x»' \
    "$("$damier" match random first-move --games 2 --openings ballots --file x --pdn link-to-x --force 2>&1)"

# Saving: nobody else's file is touched, permissions stay, old file systems do, the disk is asked before the name changes.
printf 'mine' >g.pdn.new
ln -s nowhere/at/all .damier-save-zzzzzzzz
printf '32-28\nsave g.pdn\nquit\n' | "$damier" play international --seats human,human >/dev/null 2>&1
check "somebody's g.pdn.new" 'mine' "$(cat g.pdn.new)"
check 'the saved game' 1 "$(grep -c '32-28' g.pdn)"
chmod 600 g.pdn
printf '19-23\nsave g.pdn!\nquit\n' | FAULT_LOG=$scratch/log with_faults "$damier" play --resume --number 1 >/dev/null 2>&1
check 'permissions' 600 "$(stat -c %a g.pdn)"
check 'a save asks the disk, renames, asks for the folder' 'fsync file,rename,fsync folder' \
    "$(grep -v fdatasync log | tail -n 3 | paste -sd,)"
check 'each move asks the disk' 1 "$(grep -c 'fdatasync file' log | sed 's/^[1-9].*/1/')"
rm -f log
FAULT_OLD=1 FAULT_LOG=$scratch/log with_faults "$damier" convert many.pdn old-system.pdn
check 'a file system without links' 2000 "$(grep -c Event old-system.pdn)"
check 'convert asks the disk first' 'fsync file,rename,fsync folder' "$(paste -sd, log)"
check 'and does not replace' 2 "$(FAULT_OLD=1 code_of with_faults "$damier" convert many.pdn old-system.pdn)"

# What docs/sessions.md promises for a power cut: when the disk is asked to make sure.
syncs() { grep -c 'fdatasync file' log; }
wait_for() { # command: until it succeeds
    for _ in $(seq 600); do "$@" && return; sleep 0.1; done
    echo "$* never came"
    failed=1
}
rm -rf log "$XDG_STATE_HOME" "$XDG_DATA_HOME"
mkfifo typed
FAULT_LOG=$scratch/log with_faults "$damier" play international --white human --black first-move <typed >shown 2>&1 &
pid=$!
exec 3>typed
wait_for grep -qs 'White>' shown
begun=$(syncs)
echo 32-28 >&3
wait_for grep -q 'Black plays' shown
moved() { [ "$(syncs)" -ge $((begun + 2)) ]; } # the person's move at once, the computer's by itself
wait_for moved
exec 3>&-
wait $pid
left() { grep -v folder log | tail -n 1; } # of writes and syncs of files
for how in 'quit' ''; do
    rm -f log
    printf '31-26\n%s\n' "$how" | FAULT_WRITES=1 FAULT_LOG=$scratch/log with_faults "$damier" play english --white human --black first-move >/dev/null 2>&1
    check "left by «$how»" 'fdatasync file' "$(left)"
done
if command -v script >/dev/null; then
    rm -f log
    printf ':11-15\nq' | TERM=xterm FAULT_WRITES=1 FAULT_LOG=$scratch/log timeout 100 script -qec \
        "env LD_PRELOAD='$faults' '$damier' play english --white human --black first-move --tui" /dev/null >/dev/null 2>&1
    check 'left on the whole screen' 'fdatasync file' "$(left)"
fi
rm -f log
FAULT_LOG=$scratch/log with_faults "$damier" selfplay english --seats random,random --games 1 --output sure.txt >/dev/null
check 'selfplay asks the disk first' 'fsync file,rename,fsync folder' "$(paste -sd, log)"
rm -f log
FAULT_LOG=$scratch/log with_faults "$damier" match random first-move --games 2 --plies 8 --openings start --file sure.jsonl >/dev/null 2>&1
check 'a match asks at its end' 'fdatasync file' "$(tail -n 1 log)"
exit $failed
