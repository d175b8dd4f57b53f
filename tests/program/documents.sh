#!/usr/bin/env bash
# Every command of the table in docs/documents.md is run by a transcript, under the same number.
# Usage: documents.sh DOCS/documents.md FOLDER-OF-TRANSCRIPTS
set -u
failed=0 rows=0
while IFS='|' read -r _ number _ command _; do
    [[ $number =~ ^\ [0-9]+\ $ ]] || continue
    rows=$((rows + 1))
    command=${command# \`} command=${command%\` }
    grep -qxF "\$ $command" "$2"/*.txt || { echo "no transcript runs number$number: $command" && failed=1; }
    grep -qE "^# (.* )?${number// /}\. " "$2"/*.txt || { echo "no transcript has the number$number" && failed=1; }
done <"$1"
[ $rows -gt 20 ] || { echo "the table has only $rows rows" && failed=1; }
exit $failed
