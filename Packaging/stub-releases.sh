#!/bin/bash
# For tests, which source this: a folder for their files, a server on this machine with releases of a program that only tells
# its version, and paths with no more than the tools that are named.
set -euo pipefail
work=$(mktemp -d)
server=
trap 'if [ -n "$server" ]; then kill "$server"; fi; rm -rf "$work"' EXIT
machine=$(uname -m)

# program VERSION WORD FILE: a galley of that version.
program() {
    mkdir -p "${3%/*}"
    # shellcheck disable=SC2016
    printf '#!/bin/sh\nif [ "$1" = --version ]; then echo "%s (abc)"; echo "HarfBuzz 1"; else echo %s; fi\n' "$1" "$2" >"$3"
    chmod +x "$3"
}
# release VERSION ROOT: a release beside those of the root.
release() {
    local release=galley-$1-linux-$machine
    mkdir -p "$2/$1" "$work/tree/$release/share/galley/galley_BundledFonts.resources"
    program "${3:-$1}" fetched "$work/tree/$release/bin/galley"
    tar -C "$work/tree" -cJf "$2/$1/$release.tar.xz" "$release"
    (cd "$2/$1" && sha256sum ./*.tar.xz | sed 's, \./, ,' >SHA256SUMS)
}

# What the server is asked for stands in requests.
mkdir "$work/site"
python3 -u -m http.server --bind 127.0.0.1 --directory "$work/site" 0 >"$work/port" 2>"$work/requests" &
server=$!
for _ in $(seq 100); do
    port=$(sed -n 's/.* port \([0-9]*\) .*/\1/p' "$work/port")
    if [ -n "$port" ]; then break; fi
    sleep 0.1
done
# The tests that source this use it.
# shellcheck disable=SC2034
site=http://127.0.0.1:$port

# Paths on which these are what runs, and no real Swift is.
tools() {
    mkdir -p "$work/$1"
    for tool in basename cat chmod cksum cmp cp cut diff dirname env find git id mkdir mktemp mv rm sed sh sha256sum sort tail \
        tar tr uname "${@:2}"; do
        ln -s "$(command -v "$tool")" "$work/$1/$tool"
    done
}
# An apt-get for such a path, which has one with curl and xz-utils.
installs() {
    cat >"$work/$1/apt-get" <<STUB
#!/bin/sh
echo "\$*" >>"$work/packages"
for package in "\$@"; do
    case \$package in
    curl) $(command -v ln) -s "$(command -v curl)" "$work/$1/curl" ;;
    xz-utils) $(command -v ln) -s "$(command -v xz)" "$work/$1/xz" ;;
    esac
done
STUB
    # shellcheck disable=SC2016
    printf '#!/bin/sh\nshift\nexec "$@"\n' >"$work/$1/sudo"
    chmod +x "$work/$1/apt-get" "$work/$1/sudo"
}
