#!/bin/sh
# document.sh PROGRAM: the window of the 3iL document is 900 by 900 pixels and prints its matrix, and a picture with
# --game shows that game, not the first page.
program=$1
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
export XDG_CONFIG_HOME="$folder" XDG_RUNTIME_DIR="$folder" LC_ALL=C.UTF-8
failed=0
fail() { echo "$*" && failed=1; }

"$program" --document --screenshot "$folder/alone.png" >"$folder/matrix" 2>"$folder/err" || fail "no picture: $(cat "$folder/err")"
size=$(od -An -tu1 -j16 -N8 "$folder/alone.png" | tr -s ' ') # of a PNG: width and height, four bytes each
[ "$size" = " 0 0 3 132 0 0 3 132" ] || fail "the picture has another size:$size"
[ "$(grep -cE '^(\| [0-4] ){10}\|$' "$folder/matrix")" = 10 ] || fail "no matrix: $(cat "$folder/matrix")"

"$program" --game 3il --screenshot "$folder/game.png" 2>/dev/null || fail "no picture of the game"
"$program" --screenshot "$folder/start.png" 2>/dev/null || fail "no picture of the first page"
cmp -s "$folder/game.png" "$folder/start.png" && fail "--game shows the first page"
exit $failed
