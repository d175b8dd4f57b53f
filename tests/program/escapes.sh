#!/bin/bash
# escapes.sh DAMIER: nothing that others have written is obeyed by a terminal. Every command that shows
# foreign text is run at a terminal of its own (script) with hostile names, tags, comments, moves,
# positions, file names and engines; pipes and files keep what was written.
set -u
damier=$1
command -v script >/dev/null || exit 77
source "$(dirname "$0")/scratch.sh"
cd "$scratch" || exit 1
export LC_ALL=C.UTF-8 TERM=xterm

# A title, a blinking word, a change of direction, C1's CSI; each with a word to find it by.
evil=$'\e]0;EVIL\a\e[5mEVIL\xe2\x80\xaeEVIL\xc2\x9b5mEVIL'
forbidden=$'\e\\]0;EVIL|\e\\[5mEVIL|\xe2\x80\xae|\xc2\x9b'

failed=0
# at_terminal WHAT COMMAND...: runs it with «q» and the end of the input behind it.
at_terminal() {
    local what=$1 line
    shift
    printf -v line '%q ' "$@"
    printf 'q\nquit\n' | timeout 120 script -qec "$line" /dev/null >shown 2>&1
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
cat >engine <<'END'
#!/bin/sh
printf 'id name=%s version=1 author=a\nerror %s\n' "$EVIL" "$EVIL"
printf '%s' "$EVIL" >&2
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
at_terminal "an engine" "$damier" match --player "hub,cmd=./engine" --player engine:1 --games 2
at_terminal "an engine without a file" "$damier" match --player "hub,cmd=./$evil" --player engine:1 --games 2
[ "$shows" -gt 20 ] || { echo "only $shows lines show the hostile word: the test sees nothing"; failed=1; }

# A pipe gets what stands in the file.
"$damier" convert game.pdn - --to pdn | grep -q $'\xe2\x80\xae' || { echo "a pipe lost a character"; failed=1; }
exit $failed
