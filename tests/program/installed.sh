#!/usr/bin/env bash
# An installed program speaks its languages, also where it was moved to afterwards.
# Usage: installed.sh CMAKE BUILD
set -u
cmake=$1 build=$2
export LC_ALL=C.UTF-8
unset LANGUAGE
. "$(dirname "$0")/scratch.sh"
cd "$scratch" || exit 1
"$cmake" --install "$build" --component damier --prefix "$scratch/here" >install.txt 2>&1 || { cat install.txt; exit 1; }
check 'installed' 'Dames russes' "$(here/bin/damier --lang fr rules russian | head -n 1)"
mv here there
check 'moved' 'Dames russes' "$(there/bin/damier --lang fr rules russian | head -n 1)"
mkdir links
ln -s ../there/bin/damier links/damier
check 'by a link' 'Dames russes' "$(links/damier --lang fr rules russian | head -n 1)"
exit $failed
