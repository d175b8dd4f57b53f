#!/usr/bin/env bash
# assemble.sh WASM KNOWLEDGE FOLDER: the static files of the page, whole, each also compressed beside the original. FOLDER is
# replaced in one step.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/../..
wasm=$1 knowledge=$2 folder=$3
export quality=${DAMIER_PAGE_QUALITY:-11} # less is sooner done
part=$(mktemp -d "$folder.XXXXXX")
trap 'rm -rf "$part"' EXIT

cp "$here"/web/* "$part"
# Comments, types and indentation are for who reads the sources.
sed -i -E -e '/^ *\/\*\*.*\*\/$/d' -e '/^ *\/\*\*$/,/\*\/$/d' -e '/^ *\/\//d' -e 's|/\*\*[^*]*\*/ ?||g' -e 's| // .*$||' -e 's/^ +//' -e '/^$/d' "$part"/*.js
sed -i -E -e 's|/\*[^*]*\*/||g' -e 's/^ +//' -e 's/ *([{};]) */\1/g' -e '/^$/d' "$part"/*.css
cp "$wasm" "$part/damier.wasm"
mkdir "$part/locale" "$part/knowledge"
cp "$knowledge/index.json" "$part/knowledge" # the files themselves are fetched when a game is first played
# Of what is said in all faces together only what can be said here.
"$root/tools/messages.sh" extract damier/{base,draughts,endgame,engine,game,mansuba,multidames,notation,pdn,play,records,session,variants,catalogue} \
    apps/page >"$part/page.pot"
for language in $(cat "$root/po/LINGUAS"); do
    msgmerge --quiet --no-fuzzy-matching "$root/po/$language.po" "$part/page.pot" | msgattrib --no-obsolete |
        msgfmt --no-hash -o "$part/locale/$language.mo" -
done
rm "$part/page.pot"

# Asked for at once, not one after another as they name each other.
modules=$(cd "$part" && ls *.js | grep -v -e _worker -e '^thinkers' -e '^engine' -e '^knowledge')
sed -i "s|^ *<!-- modules -->|$(sed 's|.*|    <link rel="modulepreload" href="&">|' <<<"$modules" | tr '\n' '@')|; s/@/\n/g" "$part/index.html"

# The service worker keeps exactly these files from the start, under a name that changes with any of them.
cd "$part"
files=$(find . -type f ! -name service_worker.js | LC_ALL=C sort | sed "s|^\./||")
version=$(cat $files service_worker.js | sha256sum | cut -c1-16)
list=$(sed "s/.*/'&'/" <<<"$files" | paste -sd, -)
sed -i -e "s|'VERSION'|'$version'|" -e "s|'FILES'|'./',$list|" service_worker.js
find . -type f | xargs -P 2 -n 8 sh -c 'gzip -9 -k "$@"; brotli -q "${quality:-11}" -k "$@"' sh
cp "$knowledge"/*.bin* knowledge
chmod -R go+rX .

rm -rf "$folder"
mv "$part" "$folder"
trap - EXIT
