#!/usr/bin/env bash
# assemble.sh WASM FOLDER: the static files of the page, whole, each also compressed beside the original. FOLDER is
# replaced in one step.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/../..
wasm=$1 folder=$2
export quality=${DAMIER_PAGE_QUALITY:-11} # less is sooner done
part=$(mktemp -d "$folder.XXXXXX")
trap 'rm -rf "$part"' EXIT

cp "$here"/web/* "$part"
cp "$wasm" "$part/damier.wasm"
mkdir "$part/locale"
for language in $(cat "$root/po/LINGUAS"); do
    msgfmt -o "$part/locale/$language.mo" "$root/po/$language.po"
done

# The service worker keeps exactly these files, under a name that changes with any of them.
cd "$part"
files=$(find . -type f ! -name service_worker.js | LC_ALL=C sort | sed "s|^\./||")
version=$(cat $files service_worker.js | sha256sum | cut -c1-16)
list=$(sed "s/.*/'&'/" <<<"$files" | paste -sd, -)
sed -i -e "s|'VERSION'|'$version'|" -e "s|'FILES'|'./',$list|" service_worker.js
find . -type f | xargs -P 2 -n 8 sh -c 'gzip -9 -k "$@"; brotli -q "${quality:-11}" -k "$@"' sh
chmod -R go+rX .

rm -rf "$folder"
mv "$part" "$folder"
trap - EXIT
