#!/usr/bin/env bash
# Every format is opened at the prompt and saved again: nothing of it may be lost.
# Usage: formats.sh DAMIER
set -u
damier=$1
. "$(dirname "${BASH_SOURCE[0]}")/scratch.sh"
cd "$scratch" || exit 1
export LC_ALL=C.UTF-8 NO_COLOR=1 LANGUAGE=en

cat >raw.pdn <<'PDN'
[Event "Club championship"]
[Site "Utrecht"]
[Date "2024.03.09"]
[Round "3"]
[White "De Vries"]
[Black "Jansen"]
[Result "*"]
[GameType "20"]
[TimeControl "300+0"]
[Annotator "A friend"]

1. 32-28(?!) 18-23 {[%clk 0:04:57.5] so} (1... 19-23 2. 28x19 14x23) 2. 38-32 $10 *

PDN
"$damier" convert raw.pdn game.pdn
check 'nothing is lost by writing' "$(tr -s ' \n' '\n' <raw.pdn | sort)" "$(tr -s ' \n' '\n' <game.pdn | sort)"
printf '1\n4\n-1\n0 -1 0 -1\n0 0 0 0\n0 0 0 0\n1 0 1 0\n' >mode.dat
printf '1\n4\n0 -1 0 -1\n0 0 0 0\n0 0 0 0\n1 0 1 0\n' >plain.dat
"$damier" convert - game.v06 --from fen --variant v06 <<<'W:Wb7,Kd7:Ba2'
sed -i 's/^White 0/Anna 0/; s/^Black 0/Robot 1/' game.v06
printf 'W:WK46:B5,6\n' >game.fen
"$damier" convert game.pdn game.json
"$damier" convert - game.multidames --from pdn --to multidames <<<$'[Game "multidames"]\n\n*'
for file in game.pdn game.json game.fen mode.dat plain.dat game.v06 game.multidames; do
    printf 'load %s\nsave again-%s\nquit\n' "$file" "$file" | "$damier" play international >said.txt 2>&1
    cmp -s "$file" "again-$file" || {
        echo "$file has changed:"
        diff "$file" "again-$file"
        cat said.txt
        failed=1
    }
done

# A mended copy: every change told, the original as it was.
printf '[White "\xc8\xe2\xe0\xed\xee\xe2"]\n\n1. c3-d4. d6-c5 *\n' >odd.pdn
cp odd.pdn before.pdn
"$damier" pdn check odd.pdn --fix mended.pdn >said.txt || { echo 'odd.pdn was not mended'; failed=1; }
check 'the original stays' "$(cksum <before.pdn)" "$(cksum <odd.pdn)"
check 'every change has its place' 4 "$(grep -c 'game 1: mended: line [0-9]' said.txt)"
check 'only the guess is left' 'mended.pdn: games 1, moves 2, errors 0, warnings 1' "$("$damier" pdn check mended.pdn | tail -n 1)"
check 'the guess is marked' '[Guessed "GameType"]' "$(grep Guessed mended.pdn)"
"$damier" pdn check odd.pdn --variant russian --fix told.pdn >said.txt || { echo 'odd.pdn was not mended'; failed=1; }
check 'nothing is odd any more' 'told.pdn: games 1, moves 2, errors 0, warnings 0' "$("$damier" pdn check told.pdn)"
"$damier" pdn check mended.pdn --variant russian --fix certain.pdn >said.txt
check 'consent takes the mark away' "$(cat told.pdn)" "$(cat certain.pdn)"
grep -q '^\[White "Иванов"\]$' mended.pdn || { echo 'the name is not in UTF-8'; failed=1; }
"$damier" pdn check odd.pdn --fix ./odd.pdn >/dev/null 2>&1
check 'a file is not mended in its place' 2 $?
"$damier" pdn check odd.pdn --fix mended.pdn >/dev/null 2>&1
check 'a copy does not replace another file' 2 $?
exit $failed
