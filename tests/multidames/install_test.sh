#!/bin/sh
# install_test.sh BUILD SOURCE: installs the C interface to a new prefix and uses it as a C programmer
# would, with nothing but the header and the library.
set -e
build=$1 source=$2
prefix=$(mktemp -d)
trap 'rm -rf "$prefix"' EXIT
# The component alone: a test must not need that every other program is built.
cmake --install "$build" --component multidames --prefix "$prefix" > "$prefix/install.log"
test -f "$prefix/include/multi_dames.h"
test -f "$prefix/lib/libmultidames.so"
cp "$source/programs/sauter_vers.c" "$prefix/test.c"
cd "$prefix"
# The line of docs/multidames.md, with P for the prefix; its program starts without any setting.
line=$(sed -n 's/^gcc \(.*-lmultidames\)$/gcc -Werror \1/p' "$source/../../docs/multidames.md" | sed "s|\([IL,]\)P/|\1$prefix/|g")
test -n "$line"
eval "$line"
case=$source/cases/sauter_vers-black-takes-red
env -u LD_LIBRARY_PATH ./a.out < "$case.in" | diff -u "$case.out" -
