#!/usr/bin/env bash
# Where results go: a full disk is told, nobody else's file is lost, links stay links, engines may say any bytes.
# Usage: outputs.sh DAMIER
set -u
damier=$1
. "$(dirname "${BASH_SOURCE[0]}")/scratch.sh"
cd "$scratch" || exit 1
export LC_ALL=C.UTF-8

for command in 'variants' 'games --json' 'moves' 'analyse --nodes 1000 --json' 'dxp --listen 127.0.0.1:0'; do
    # shellcheck disable=SC2086
    check "$command on a full disk" 'damier: the standard output cannot be written' "$("$damier" $command 2>&1 >/dev/full)"
    # shellcheck disable=SC2086
    "$damier" $command >/dev/full 2>&1
    check "$command on a full disk ends with" 1 $?
done

players=(random first-move --games 2 --plies 20)
printf 'my notes, without an end of line' >notes.txt
check 'a file of somebody else' 'damier: «notes.txt» belongs to another match; give another file or remove it' \
    "$("$damier" match "${players[@]}" --openings ballots --file notes.txt 2>&1 >/dev/null)"
printf 'my notes\n' >lines.txt
check 'lines of somebody else' 'damier: «lines.txt» belongs to another match; give another file or remove it' \
    "$("$damier" match "${players[@]}" --openings ballots --file lines.txt 2>&1 >/dev/null)"
check 'and they stay' 'my notes' "$(cat lines.txt)"
check 'and it is still' 'my notes, without an end of line' "$(cat notes.txt)"

ln -s there.pdn link.pdn
"$damier" match "${players[@]}" --openings ballots --pdn link.pdn --force >/dev/null 2>&1
check 'a link stays' 'there.pdn' "$(readlink link.pdn)"
check 'and its file has the games' 2 "$(grep -c '^\[Event' there.pdn)"
mkfifo pipe.pdn
check 'a pipe is not replaced' 'damier: «pipe.pdn» is not a file that can be replaced' \
    "$("$damier" match "${players[@]}" --openings ballots --pdn pipe.pdn --force 2>&1 >/dev/null)"
[ -p pipe.pdn ] || { echo 'the pipe has gone'; failed=1; }

cat >rude.sh <<'RUDE'
"$damier" hub | while read -r line; do # a good move first: who never moves cannot play at all
    case $line in
    done*) if mkdir moved 2>/dev/null; then echo "$line"; else printf 'done move=\xff\xfe\n'; fi ;;
    *) echo "$line" ;;
    esac
done
RUDE
export damier
"$damier" match 'hub:bash rude.sh' random --games 2 --nodes 100 --openings ballots --file rude.jsonl --json >rude.json 2>/dev/null
check 'an engine that says other bytes' 0 $?
check 'loses its games' 3 "$(wc -l <rude.jsonl)"
check 'who never moves is no opponent' 'damier: hub:bash rude.sh cannot play, not even a first move: the engine has answered with an illegal move' \
    "$("$damier" match 'hub:bash rude.sh' random --games 20 --nodes 100 --openings ballots 2>&1 >/dev/null | sed 's/ «.*//')"
check 'and nothing is measured' 1 "$("$damier" match 'hub:bash rude.sh' random --games 2 --nodes 100 --openings ballots >/dev/null 2>&1; echo $?)"

# What is wrong with an engine's move is told in the user's language.
sed 's/xff.xfe/x31-2/' rude.sh >wrong.sh
rmdir moved
check 'an illegal move, in French' 'la pièce en 1 est à l’adversaire' \
    "$("$damier" --lang fr match 'hub:bash wrong.sh' random --games 2 --nodes 100 --openings ballots 2>&1 >/dev/null |
        sed -n '1s/.*:.//p')"

# Boards of any size come back from a file.
for openings in start ballots; do
    for size in 6 10; do
        rm -f ulb.pdn
        "$damier" match "${players[@]}" --openings $openings --variant ulb --size $size --pdn ulb.pdn >/dev/null 2>&1
        check "ULB games of size $size from $openings" 'ulb.pdn: games 2, errors 0, warnings 0' \
            "$("$damier" pdn check ulb.pdn 2>&1 | sed 's/ moves [0-9]*,//')"
    done
done

# Ctrl-C also while a program is starting that never gets ready.
for program in 'hub:sleep 20' 'dxp:sleep 20'; do
    timeout -s INT 0.5 "$damier" match "$program" random --games 2 --openings ballots >/dev/null 2>&1 &
    began=$SECONDS
    wait $!
    [ $((SECONDS - began)) -le 5 ] || { echo "$program: Ctrl-C was not heard"; failed=1; }
done

# INT, TERM and HUP end a match and its engines; the games that were finished count.
cat >endless.sh <<'ENDLESS'
echo $$ >engine.pid
echo wait
while read -r line; do
    case $line in
    init) echo ready ;;
    go*) [ "$1" = TERM ] && { sleep 300 & wait; } ;; # deaf to everything
    stop) echo done move=32-28 ;;
    esac
done
ENDLESS
for signal in INT TERM HUP; do
    rm -f engine.pid
    "$damier" match "hub:bash endless.sh $signal" random --games 2 --openings ballots --nodes 10 >/dev/null 2>&1 &
    match=$!
    for _ in $(seq 600); do [ -s engine.pid ] && break; sleep 0.1; done
    kill -s $signal $match
    wait $match
    code=$?
    check "$signal ends a match with" $((128 + $(kill -l $signal))) $code
    # Gone, or dead and not yet buried.
    is_alive() { grep -qs '^State:[[:space:]]*[^Z[:space:]]' "/proc/$(cat engine.pid)/status"; }
    for _ in $(seq 50); do is_alive || break; sleep 0.1; done
    is_alive && { echo "$signal: the engine is still there"; failed=1; }
done

# A decided match stays decided.
test=(match engine,nodes=400 random --games 200 --sprt 0,200 --plies 60)
"$damier" "${test[@]}" --file sprt.jsonl >first.txt 2>/dev/null
games=$(wc -l <sprt.jsonl)
"$damier" "${test[@]}" --file sprt.jsonl >second.txt 2>/dev/null
check 'games of a decided match' "$games" "$(wc -l <sprt.jsonl)"
check 'its report' "$(cat first.txt)" "$(cat second.txt)"
exit $failed
