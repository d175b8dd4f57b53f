#!/bin/bash
# escapes.sh DAMIER: nothing that others have written is obeyed by a terminal. Every command that shows
# foreign text is run at a terminal of its own with hostile names, tags, comments, moves,
# positions, file names and engines; pipes and files keep what was written.
set -u
damier=$1
at_terminal=$(cd "$(dirname "$0")" && pwd)/at_terminal.py
source "$(dirname "$0")/scratch.sh"
cd "$scratch" || exit 1
export LC_ALL=C.UTF-8 TERM=xterm

# A title, a blinking word, a change of direction, C1's CSI; each with a word to find it by.
evil=$'\e]0;EVIL\a\e[5mEVIL\xe2\x80\xaeEVIL\xc2\x9b5mEVIL'
forbidden=$'\e\\]0;EVIL|\e\\[5mEVIL|\xe2\x80\xae|\xc2\x9b'

failed=0
# at_terminal WHAT COMMAND...: runs it with «q» and the end of the input behind it.
at_terminal() {
    keys=$'q\nquit\n' typed "$@"
}
typed() { # what command...: $keys are typed
    local what=$1
    "$at_terminal" 120 "$keys" "${@:2}" >shown 2>&1
    [ $? -ne 124 ] || { echo "$what: did not end" && failed=1; }
    see "$what"
}
see() { # what: the terminal's output in «shown»
    local what=$1
    shows=$((shows + $(grep -c EVIL shown)))
    if LC_ALL=C grep -aqE "$forbidden" shown; then
        echo "$what: a terminal would have obeyed:"
        LC_ALL=C grep -aE "$forbidden" shown | head -3 | cat -v
        failed=1
    fi
}
shows=0

printf '[Event "%s"]\n[White "%s"]\n[Black "b"]\n[GameType "20"]\n\n1. 32-28 {%s} 18-23 *\n' \
    "$evil" "$evil" "$evil" >game.pdn
printf '[Event "%s"]\n[GameType "%s"]\n\n1. 32-28 *\n' "$evil" "$evil" >type.pdn
printf '[GameType "20"]\n[FEN "%s"]\n\n*\n' "$evil" >fen.pdn
printf '[GameType "20"]\n\n1. 32-28 %s 2. x%s *\n' "$evil" "$evil" >moves.pdn
printf '%s\n' "$evil" >position.fen
printf '1\n4\n%s\n' "$evil" >position.dat
printf '%s 0 1\n' "$evil" >position.v06
printf '[{"game": "%s", "moves": [{"move": "x"}]}]' EVIL >game.json
cp game.pdn "$evil.pdn" 2>/dev/null
# Engines that say it as an error, as a move, as a name and a line of thought, as a parameter, and beside it all.
cat >engine <<'END'
#!/bin/bash
case $1 in
error) printf 'id name="%s"\nwait\nready\nerror message="%s"\n' "$EVIL" "$EVIL"; exec cat >/dev/null ;;
move) printf 'id name="%s"\nwait\nready\n' "$EVIL"
    while read -r line; do [[ $line = go* ]] && printf 'done move="%s"\n' "$EVIL"; done ;;
noise) printf '%s\n' "$EVIL" >&2; exec "$2" hub ;;
param) printf 'param name="%s" value="%s" type=string\nerror message="%s"\n' "$EVIL" "$EVIL" "$EVIL"; exec cat >/dev/null ;;
thought) "$2" hub | while read -r line; do
    case $line in
    id*) printf 'id name="%s"\n' "$EVIL" ;;
    info*) printf 'info depth=1 score=0.5 pv="%s"\n' "$EVIL" ;;
    *) printf '%s\n' "$line" ;;
    esac
done ;;
esac
END
chmod +x engine
export EVIL=$evil

for file in game.pdn type.pdn fen.pdn moves.pdn "$evil.pdn"; do
    at_terminal "pdn check $file" "$damier" pdn check "$file"
    at_terminal "pdn show $file" "$damier" pdn show "$file"
    at_terminal "pdn stats $file" "$damier" pdn stats "$file"
    at_terminal "convert $file" "$damier" convert "$file" - --to pdn
    at_terminal "review $file" "$damier" review "$file"
    at_terminal "play $file" "$damier" play --load "$file" --number 1
done
for file in position.fen position.dat position.v06 game.json; do
    at_terminal "convert $file" "$damier" convert "$file" - --to pdn
    at_terminal "play $file" "$damier" play --load "$file"
done
at_terminal "a file that is not there" "$damier" pdn check "$evil"
at_terminal "a position" "$damier" moves --fen "$evil"
at_terminal "a variant" "$damier" rules "$evil"
at_terminal "a command" "$damier" "$evil"
at_terminal "an option" "$damier" moves "--$evil"
at_terminal "a name" "$damier" play international --white "$evil"
at_terminal "analyse" "$damier" analyse --fen "$evil"
at_terminal "analyse a game" "$damier" analyse --pdn moves.pdn --nodes 10
at_terminal "a count" "$damier" perft --fen "$evil" 1
at_terminal "openings" "$damier" match random random --games 2 --openings position.fen
at_terminal "selfplay" "$damier" selfplay international --seats "$evil,random" --games 1
before=$shows
for way in error move param thought noise; do
    at_terminal "an engine's $way" "$damier" match "hub:./engine $way '$damier'" random --games 2 --nodes 50 --plies 6 --openings start
done
[ $((shows - before)) -ge 4 ] || { echo "engines were not heard"; failed=1; }
at_terminal "the name of a player" "$damier" match "random,name=$evil" random --games 2 --plies 4 --openings start

# The engine's own side of Hub, its input from a file: a terminal would show what is typed by itself.
printf 'hub\n%s\nset-param name="%s" value="%s"\npos pos="%s"\ninit\npos pos="%s"\nquit\n' "$evil" "$evil" "$evil" "$evil" "$evil" >hub.txt
cat >hub.sh <<'END'
"$1" hub <hub.txt
END
at_terminal "hub" bash hub.sh "$damier"

# Full screen, with the names and comments of a file.
for keys in q $':history\nxq' '?xq'; do
    typed "full screen" "$damier" play --load game.pdn --number 1 --tui
done

# A peer that calls and has a name, a chat and a message of its own kind.
"$at_terminal" 100 '' "$damier" dxp --listen 127.0.0.1:0 --bot first-move >shown 2>&1 &
listener=$!
for _ in $(seq 600); do
    port=$(tr -d '\r' <shown | sed -n 's/^Waiting at port \([0-9]*\)\.$/\1/p')
    [ -n "$port" ] && break
    sleep 0.05
done
exec 3<>"/dev/tcp/127.0.0.1/$port"
name=$(printf '%s%-32s' '' $'\e[5mEVIL\xc2\x9b5mEVIL')
printf 'C%s\0R01%sZ005000A\0C%s\0X%s\0' "$evil" "${name:0:32}" "$evil" "$evil" >&3
wait $listener
exec 3>&-
see "a peer"
[ "$shows" -gt 20 ] || { echo "only $shows lines show the hostile word: the test sees nothing"; failed=1; }

# A pipe gets what stands in the file.
"$damier" convert game.pdn - --to pdn | grep -q $'\xe2\x80\xae' || { echo "a pipe lost a character"; failed=1; }
exit $failed
