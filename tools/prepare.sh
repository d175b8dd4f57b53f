# Sourced by ./run and ./test: installs missing Debian packages and configures the build, saying what
# it does on stderr. Results of programs own stdout.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/release

say() { printf 'damier: %s\n' "$*" >&2; }

# install_missing PACKAGE...: exits with 2 and the exact command if we may not install.
install_missing() {
    local missing=() package state
    for package in "$@"; do
        state=$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) || state=absent
        [ "$state" = installed ] || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0

    local sudo=()
    if [ "$(id -u)" -ne 0 ]; then
        if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
            sudo=(sudo)
        else
            say "these packages are missing and only root can install them. Please run:"
            printf 'sudo apt-get install -y %s\n' "${missing[*]}" >&2
            exit 2
        fi
    fi
    say "installing: ${missing[*]}"
    if ! { "${sudo[@]}" apt-get update -qq &&
           "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >&2; then
        say "the packages could not be installed. Please run:"
        printf 'sudo apt-get install -y %s\n' "${missing[*]}" >&2
        exit 2
    fi
}

# configure DIRECTORY PRESET [-D...]: only if it has not been done with these settings.
configure() {
    local directory=$1 preset=$2
    shift 2
    local wanted="$preset $*"
    if [ ! -f "$directory/build.ninja" ] || [ "$(cat "$directory/.configured" 2>/dev/null)" != "$wanted" ]; then
        say "configuring $preset"
        (cd "$root" && cmake --preset "$preset" "$@") >&2
        printf '%s' "$wanted" >"$directory/.configured"
    fi
}

# build_targets DIRECTORY TARGET...: silent when there is nothing to do; a counter where a person
# watches, errors in full everywhere.
build_targets() {
    local directory=$1 watched=0
    shift
    [ -t 2 ] && watched=1
    ninja -C "$directory" "$@" 2>&1 | awk -v watched="$watched" '
        /^ninja: (Entering|no work)/ || /Re-checking globbed/ { next }
        !said++ { print "damier: building (only what has changed)" }
        /^\[[0-9]+\/[0-9]+\]/ { if (watched) { printf "\r%s\033[K", $1; fflush(); open = 1 } next }
        { if (open) printf "\r\033[K"; open = 0; print }
        END { if (open) printf "\r\033[K" }' >&2
}

run_packages=(g++ cmake ninja-build gettext libfmt-dev libcli11-dev nlohmann-json3-dev libedit-dev
              libncurses-dev pkg-config libseccomp-dev libzip-dev libuchardet-dev)
# The window: widgets, vector pictures, sounds; and what only a person in front of it needs.
desktop_packages=(qt6-base-dev qt6-svg-dev qt6-multimedia-dev)
window_packages=(qt6-wayland qt6-translations-l10n)
test_packages=(bubblewrap gcc python3 libgtest-dev librapidcheck-dev libzstd-dev libopenmpi-dev openmpi-bin
               clang-14 libclang-rt-14-dev tmux xvfb dbus at-spi2-core)
check_packages=(clang-14 clang-format-14 clang-tidy-14 libgtest-dev librapidcheck-dev libzstd-dev libopenmpi-dev)
# The page: Debian's Clang for WebAssembly; and the browser and driver that its tests use.
page_packages=(cmake ninja-build gettext nlohmann-json3-dev clang-22 lld-22 llvm-22 libc++-22-dev-wasm32 libc++abi-22-dev-wasm32
               libclang-rt-22-dev-wasm32 wasi-libc binaryen brotli nodejs)
page_test_packages=(googletest)
browser_packages=(node-typescript chromium chromium-driver python3-selenium firefox-esr)
