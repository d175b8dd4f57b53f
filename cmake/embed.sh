#!/bin/sh
# The bytes of a file as an array. Usage: embed.sh FILE ARRAY SOURCE
set -eu
{
    echo "extern unsigned char const $2[];"
    echo "unsigned char const $2[] = {"
    od -An -v -tx1 "$1" | sed 's/ \(..\)/0x\1,/g'
    echo "};"
} >"$3"
