#!/bin/sh
# at_spi.sh CLIENT PROGRAM: lends both a display, a session bus and the bus of accessibility, as a
# desktop does. Without the programs for that (Xvfb, dbus-run-session, at-spi2-core) the test is skipped.
client=$1 program=$2
for needed in Xvfb dbus-run-session; do
    command -v $needed >/dev/null || { echo "no $needed"; exit 77; }
done
[ -e /usr/share/dbus-1/services/org.a11y.Bus.service ] || { echo "no at-spi2-core"; exit 77; }
folder=$(mktemp -d) || exit 1
server=
trap 'kill $server 2>/dev/null; rm -rf "$folder"' EXIT
mkfifo "$folder/number"

# Where other tests take displays at the same moment a server may not get one, or lose it again. Without -noreset it begins
# anew when the first that asked has gone, and whoever comes then finds nobody.
for attempt in 1 2 3 4 5; do
    Xvfb -displayfd 3 -screen 0 1280x820x24 -nolisten tcp -noreset 3>"$folder/number" 2>"$folder/said" &
    server=$!
    number=
    read -r number <"$folder/number" && kill -0 $server 2>/dev/null && break
    kill $server 2>/dev/null
    wait $server
    server=
done
[ -n "$server" ] || { echo "no display:"; cat "$folder/said"; exit 1; }
export DISPLAY=":$number" QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 LC_ALL=C.UTF-8
export XDG_CONFIG_HOME="$folder" XDG_DATA_HOME="$folder" XDG_STATE_HOME="$folder"
export XDG_RUNTIME_DIR="$folder"
chmod 700 "$folder"
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
dbus-run-session -- "$client" "$program"
