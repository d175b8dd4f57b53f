#!/usr/bin/env bash
# The locale decides the language and the characters, even one that this machine has not got.
# Usage: locale.sh DAMIER
set -u
damier=$1
unset LANGUAGE LC_ALL LC_MESSAGES LANG COLUMNS NO_COLOR
. "$(dirname "$0")/scratch.sh"
first_game() { env "$@" "$damier" games | head -1 | cut -c24-44; }

check 'French' 'Dames internationales' "$(first_game LANG=fr_FR.UTF-8)"
check 'LC_ALL before LANG' 'Dames internationales' "$(first_game LC_ALL=fr_BE.UTF-8 LANG=en_GB.UTF-8)"
check 'English' 'International draught' "$(first_game LANG=en_GB.UTF-8)"
check 'a language without translation' 'International draught' "$(first_game LANG=de_DE.UTF-8)"
check 'no locale' 'International draught' "$(first_game LC_ALL=C)"
check '--lang before the locale' 'International draught' "$(LANG=fr_FR.UTF-8 "$damier" --lang en games | head -1 | cut -c24-44)"
plain=$(printf 'moves\n' | LC_ALL=C "$damier" play international --seats human,human | LC_ALL=C grep -c '[^ -~]')
check 'plain characters in the C locale' 0 "$plain"
exit $failed
