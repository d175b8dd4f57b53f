# For the scripts beside it, which source it: a directory of its own for files and games, gone at the end, and check().
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_STATE_HOME=$scratch/state XDG_DATA_HOME=$scratch/data
failed=0

check() { # what, expected, found
    [ "$2" = "$3" ] && return
    echo "$1: expected «$2», found «$3»"
    failed=1
}
