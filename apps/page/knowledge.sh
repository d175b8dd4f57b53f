#!/usr/bin/env bash
# knowledge.sh PROGRAM FOLDER LEARNED...: what each game knows by heart, as files of the page, each also compressed
# beside the original, and a list of them. FOLDER is replaced in one step.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
program=$1 folder=$2
shift 2
part=$(mktemp -d "$folder.XXXXXX")
trap 'rm -rf "$part"' EXIT
mkdir "$part/learned"
cp -t "$part/learned" "$@"
node --no-warnings "$here/wasi.mjs" "$program" "$part" . "${@/#*\//learned/}"
rm -r "$part/learned"
cd "$part"
sha256sum *.bin | sed 's/^\(.\{16\}\)[^ ]* *\(.*\)\.bin$/"\2":"\1"/' | paste -sd, | sed 's/.*/{&}/' >../index.$$
mv ../index.$$ index.json
for file in *; do gzip -9 -k "$file" && brotli -q 9 -k "$file"; done
rm -rf "$folder"
mv "$part" "$folder"
trap - EXIT
