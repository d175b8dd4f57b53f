#!/usr/bin/env bash
# The messages of Damier and their translations.
# Usage: tools/messages.sh extract [FOLDER...]   print the template of all messages, or of those in these folders
#        tools/messages.sh update    bring po/*.po up to date with the sources
#        tools/messages.sh check     fail if a message has no translation, or none that fits
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The lab is a tool for those who work on the engine, and speaks English.
folders=(damier apps)
sources() { find "${folders[@]}" -name '*.cpp' -o -name '*.hpp' | grep -v -e _test -e '^apps/lab/' | LC_ALL=C sort; }

extract() { # file
    sources |
        xgettext --files-from=- --language=C++ --from-code=UTF-8 --keyword --keyword=msg:1 --keyword=counted:2,3 \
            --keyword=add_option:3 --keyword=add_flag:3 --keyword=add_subcommand:2 --keyword=footer:1 --keyword=rule:3 \
            --no-wrap --no-location --sort-output --package-name=damier --add-comments=TRANSLATORS -o "$1"
    # Words that are typed: the same word may be a message as well, so they have a context of their own.
    sources |
        xgettext --files-from=- --language=C++ --from-code=UTF-8 --keyword --keyword=typed:1 \
            --no-wrap --no-location --sort-output --package-name=damier -o "$words"
    sed -i '/^msgid "[^"]/i msgctxt "typed"' "$words"
    msgcat --use-first --no-wrap --no-location --sort-output -o "$1" "$1" "$words"
    # The date would make every extraction differ.
    sed -i -e '/POT-Creation-Date/d' -e 's/charset=CHARSET/charset=UTF-8/' "$1"
}

template=$(mktemp --suffix=.pot) words=$(mktemp --suffix=.pot)
trap 'rm -f "$template" "$words"' EXIT
[ "${1:-}" != extract ] || [ $# -eq 1 ] || folders=("${@:2}")
extract "$template"
case ${1:-check} in
extract) cat "$template" ;;
update)
    while read -r language; do
        [ -f "po/$language.po" ] || msginit --no-translator -l "$language" -i "$template" -o "po/$language.po"
        msgmerge --quiet --update --backup=none --no-fuzzy-matching --no-wrap --no-location --sort-output "po/$language.po" "$template"
    done <po/LINGUAS
    ;;
check)
    # Within counted() the keyword msg would tear singular and plural apart.
    if sources | xargs grep -Pzl 'counted\([^";]*msg\(' >&2; then
        echo "messages.sh: in these files counted() must get its texts without msg()" >&2
        exit 1
    fi
    # What a program prints goes through tr(); names of measures and file formats are the same everywhere.
    if sources | grep '^apps/' | xargs grep -nP 'print\((stderr, *)?"(?!damier: \{\})([^"\\]|\\.)*?(?<![\\{:])[A-Za-z]{3,}' |
        grep -vE '"perft\(|Elo |LLR ' >&2; then
        echo "messages.sh: these texts are outside the catalogue" >&2
        exit 1
    fi
    while read -r language; do
        msgfmt --check -o /dev/null "po/$language.po"
        msgcmp "po/$language.po" "$template"
        # A translation that loses a {} loses a number or a square.
        msgattrib --no-obsolete --no-wrap "po/$language.po" | awk '
            /^msgid /        { id = $0 }
            /^msgid_plural / { id = $0 }
            /^msgstr/        { a = gsub(/\{\}/, "{}", id); t = $0; b = gsub(/\{\}/, "{}", t)
                               if (t !~ /^msgstr(\[[0-9]\])? ""$/ && a != b) { print "places differ: " t; bad = 1 } }
            END { exit bad }'
    done <po/LINGUAS
    ;;
*)
    echo "messages.sh: extract, update or check" >&2
    exit 2
    ;;
esac
