#!/bin/sh
# display.sh PROGRAM: where no display can be reached damier-desktop says so in one sentence, in the
# user's language, and ends with 2, whatever the reason; nothing aborts.
program=$1
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
failed=0

# refused WORD NAME=VALUE...: WORD must be in the sentence.
refused() {
    word=$1
    shift
    said=$(env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM -u XDG_SESSION_TYPE -u LANGUAGE \
        XDG_CONFIG_HOME="$folder" XDG_RUNTIME_DIR="$folder" "$@" "$program" --lang "$lang" 2>&1)
    code=$?
    lines=$(printf '%s\n' "$said" | wc -l)
    case $said in *"$word"*) has_word=1 ;; *) has_word=0 ;; esac
    if [ $code -ne 2 ] || [ "$lines" -ne 1 ] || [ $has_word -ne 1 ]; then
        printf 'with «%s» (%s): exit code %d, and it said:\n%s\n' "$*" "$lang" $code "$said"
        failed=1
    fi
}

# Nobody listens on these.
for lang in en fr; do
    [ $lang = en ] && word=terminal || word='dans le terminal'
    refused "$word" LC_ALL=C.UTF-8
    refused "DISPLAY=:4242" LC_ALL=C.UTF-8 DISPLAY=:4242
    refused "$word" LC_ALL=C.UTF-8 DISPLAY=:4242
    refused "WAYLAND_DISPLAY=nowhere" LC_ALL=C.UTF-8 WAYLAND_DISPLAY=nowhere
    refused "DISPLAY=:4242" LC_ALL=C.UTF-8 WAYLAND_DISPLAY=nowhere XDG_SESSION_TYPE=wayland \
        DISPLAY=:4242
    refused "QT_QPA_PLATFORM=nonsense" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=nonsense
done
exit $failed
