#!/usr/bin/env bash
# The recipe "add a variant" (CONTRIBUTING.md) works: in a copy of the tree an invented law and a second rule set
# of it are added, each by one file and one line, and nothing else. The list is cut to the two, and only what is compiled
# for each law is built: the rest of the program, which must not know any law, is taken from the build that is tested.
# Usage: recipe_test.sh SOURCE BUILD [CMAKE ARGUMENT...]
set -eu
source=$1
build=$2
shift 2
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
log=$copy/log
mkdir "$copy/tree"
tar -C "$source" --exclude=./build --exclude=./.git -cf - . | tar -C "$copy/tree" -xf -
cd "$copy/tree"

fail() {
    echo "recipe_test: $1" >&2
    [ ! -f "$log" ] || tail -30 "$log" >&2
    exit 1
}
run() { "$@" >"$log" 2>&1 || fail "failed: $*"; }
configure() { cmake -S . -B ../build -G Ninja -DCMAKE_BUILD_TYPE=Debug -DDAMIER_BUILD_TESTS=ON "$@"; }

# list NAME...: the rule list cut to these
list() {
    local names
    names=$(printf '    %s,\n' "$@")
    awk -v names="${names%,}" '/^using All/ { print; print names; skip = 1 } /^>;/ { skip = 0 } !skip' \
        "$source/damier/draughts/rules/list.hpp" >damier/draughts/rules/list.hpp
}

cp "$source"/tests/recipe/sprint.hpp "$source"/tests/recipe/long_sprint.hpp damier/draughts/rules/

# A law that keeps the tuning of the one it was made from is refused.
list english sprint
run configure "$@"
sed -i '/law.tuning = /d' damier/draughts/rules/sprint.hpp
if ninja -C ../build tests/draughts/CMakeFiles/damier_reference.dir/players.cpp.o >"$log" 2>&1; then fail 'a borrowed tuning was not noticed'; fi
grep -q 'static assertion failed' "$log" || fail 'a borrowed tuning was refused for another reason'

# The recipe.
cp "$source/tests/recipe/sprint.hpp" damier/draughts/rules/
list sprint long_sprint
lawful=(draughts endgame engine learned variants)
run cmake --build ../build --target "${lawful[@]/#/damier_}" test_reference
link=$(ninja -C "$build" -t commands -s apps/damier/damier) || fail 'the program is not built with ninja'
link=${link/-o apps\/damier\/damier/-o $copy\/damier}
for name in "${lawful[@]}"; do
    link=${link//damier\/libdamier_$name.a/$copy\/build\/damier\/libdamier_$name.a}
done
(cd "$build" && run bash -c "$link")

# The generator agrees with the slow one, the counts of leaves included.
run ../build/tests/draughts/test_reference
grep -q 'EveryLaw/Reference.CountsTheSameLeaves/sprint' "$log" || fail 'the slow generator did not see the new law'

expect() { # what, expected, command...
    local found
    found=$("${@:3}" 2>&1) || fail "$1: $found"
    [ "$found" = "$2" ] || fail "$1: expected «$2», found «$found»"
}
damier=$copy/damier
export LC_ALL=C.UTF-8
unset LANGUAGE
expect 'keys' 'sprint long-sprint' bash -c "$damier variants | awk '{ printf \"%s%s\", (NR > 1 ? \" \" : \"\"), \$1 }'"
expect 'moves' '13-10 13-11 14-11 14-12 15-12' bash -c "$damier moves --variant sprint | xargs"
expect 'a capture in a circle' '14x14{5,6,11,12}' "$damier" moves --captured --variant sprint --fen W:W14:B5,6,11,12
"$damier" rules long-sprint >"$log" 2>&1 || fail 'rules'
grep -q 'Long sprint' "$log" || fail 'rules'
