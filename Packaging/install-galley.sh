#!/bin/sh
# Installs galley: the release of a version, or where there is none, what its sources build. Prints the folder of the
# program, and nothing else, on standard output. What is installed already is not fetched again, nor built as long as the
# sources are the same. Where apt-get is, it installs what this needs. With --key it installs nothing, and prints what a
# service is to know its cache of ~/.cache/galley by.
#
# GALLEY_VERSION   which release; by default the version of these sources
# GALLEY_SHA256    the checksum that its archive must have; then nothing is built instead of it
# GALLEY_RELEASES  the address under which releases lie, each in a folder named after its version; by default none
# GALLEY_SOURCE    a folder or a git address to build from; by default these sources
# GALLEY_PREFIX    where to install; by default a folder in ~/.cache/galley, of the release or of the sources that are built
#
# Exit status: 0 installed, 1 not the archive that was asked for, 2 wrong usage, 3 cannot be fetched or built.
set -eu
sources=$(cd "$(dirname "$0")/.." && pwd)
temporary=

say() { echo "install-galley: $1" >&2; }
fail() {
    say "$2"
    exit "$1"
}
# shellcheck disable=SC2329
clean() { if [ -n "$temporary" ]; then rm -rf "$temporary"; fi; }
trap clean EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

version=${GALLEY_VERSION:-}
if [ -z "$version" ]; then
    version=$(sed -n 's/^public let galleyVersion = "\(.*\)"$/\1/p' "$sources/Sources/Galley/Version.swift")
fi
case $version in
'' | *[!0-9A-Za-z.+-]* | .* | -*) fail 2 "GALLEY_VERSION is \"$version\", and not a version such as 1.2.3" ;;
esac
checksum=$(printf %s "${GALLEY_SHA256:-}" | tr A-F a-f)
if [ -n "$checksum" ]; then
    case $checksum in
    *[!0-9a-f]*) fail 2 "GALLEY_SHA256 is \"$checksum\", and not a checksum of 64 digits" ;;
    esac
    [ ${#checksum} = 64 ] || fail 2 "GALLEY_SHA256 has ${#checksum} digits, and not 64"
    [ -n "${GALLEY_RELEASES:-}" ] || fail 2 "GALLEY_SHA256 is of a release; GALLEY_RELEASES must say where they lie"
fi
machine=$(uname -m)
name=galley-$version-linux-$machine
source=${GALLEY_SOURCE:-$sources}

has() { command -v "$1" >/dev/null; }

is_address() {
    case $1 in
    *://* | *@*:*) return 0 ;;
    *) return 1 ;;
    esac
}

sha256() { if has sha256sum; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

# What tells the sources from others of the same version. A service may hand them over without their commit, and git, in a
# hook, speaks of the project that is checked: their files tell,
# but not Package.resolved, which a build writes.
fingerprint() {
    if is_address "$source"; then
        printf %s "$source" | sha256
    else
        (cd "$source" && find Package*.swift Sources Plugins Fonts -type f -exec cksum {} +) | LC_ALL=C sort | sha256
    fi | cut -c 1-16
}

release=$name${checksum:+-$checksum}
build=$release
if [ -z "$checksum" ]; then build=$name-of-$(fingerprint); fi
if [ "${1:-}" = --key ]; then
    echo "$build"
    exit
fi

folder_of() { echo "${GALLEY_PREFIX:-${XDG_CACHE_HOME:-$HOME/.cache}/galley/$1}"; }

# Whether the program of the prefix runs, and is of the version.
is_installed() {
    [ -x "$prefix/bin/galley" ] || return 1
    installed=$("$prefix/bin/galley" --version 2>/dev/null | sed -n '1s/ .*//;1p') || return 1
    [ "$installed" = "$version" ]
}

# Installs packages where it can. Whether that has helped is for the caller to see.
install_packages() {
    if ! has apt-get; then return; fi
    say "installing $*"
    root=
    if [ "$(id -u)" != 0 ]; then root='sudo -n'; fi
    { $root apt-get update -q && $root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q "$@"; } >&2 ||
        say "apt-get cannot install $*"
}

# fetch ADDRESS FILE: 0 fetched, 4 there is no such file. Proxies are the environment's.
fetch() {
    if ! has curl && ! has wget; then install_packages ca-certificates curl; fi
    if has curl; then
        answer=$(curl --silent --show-error --location --retry 3 --output "$2" --write-out '%{http_code}' "$1") ||
            fail 3 "cannot fetch $1"
    elif has wget; then
        answer=$(wget --tries=3 --server-response --output-document="$2" "$1" 2>&1 |
            sed -n 's/^ *HTTP\/[0-9.]* \([0-9]*\).*/\1/p' | tail -n 1)
    else
        fail 3 "fetching a release needs curl or wget"
    fi
    case $answer in
    200) return 0 ;;
    404) return 4 ;;
    *) fail 3 "cannot fetch $1: the server answered ${answer:-nothing}" ;;
    esac
}

# Makes a folder the prefix, or puts its files among those that others have there.
place() {
    if [ ! -e "$prefix" ]; then
        mv "$1" "$prefix"
    else
        rm -rf "$prefix/share/galley/galley_BundledFonts.resources"
        cp -R "$1/." "$prefix"
    fi
}

# Installs the release; 4 where there is none for this version and machine.
install_release() {
    archive=$temporary/$name.tar.xz
    folder=${GALLEY_RELEASES%/}/$version
    fetch "$folder/$name.tar.xz" "$archive" || return
    if [ -z "$checksum" ]; then
        fetch "$folder/SHA256SUMS" "$temporary/sums" || fail 3 "$folder has an archive but no SHA256SUMS"
        checksum=$(sed -n "s/^\([0-9a-f]*\) [ *]$name.tar.xz\$/\1/p" "$temporary/sums")
    fi
    found=$(sha256 "$archive" | cut -d ' ' -f 1)
    [ "$found" = "$checksum" ] || fail 1 "$name.tar.xz has the checksum $found, and not ${checksum:-one in SHA256SUMS}"
    has xz || install_packages xz-utils
    has xz || fail 3 "unpacking a release needs xz (apt-get install xz-utils)"
    tar -xJf "$archive" -C "$temporary" || fail 3 "cannot unpack $name.tar.xz"
    place "$temporary/$name"
    say "installed the release $version"
}

install_build() {
    has swift ||
        fail 3 "there is no release $version for $machine at ${GALLEY_RELEASES:-a known address}, and no Swift to build it"
    if is_address "$source"; then
        git clone --quiet --depth 1 --branch "$version" "$source" "$temporary/source" >&2 ||
            fail 3 "cannot clone $version of $source"
        source=$temporary/source
    fi
    if ! pkg-config --exists harfbuzz freetype2 2>/dev/null; then
        install_packages pkg-config libharfbuzz-dev libfreetype-dev
    fi
    say "building galley $version, as there is no release to fetch"
    swift build -c release --product galley --package-path "$source" --scratch-path "$temporary/build" >&2 ||
        fail 3 "galley cannot be built from $source"
    products=$(swift build -c release --package-path "$source" --scratch-path "$temporary/build" --show-bin-path)
    mkdir -p "$temporary/built/bin" "$temporary/built/share/galley"
    cp "$products/galley" "$temporary/built/bin"
    cp -R "$products/galley_BundledFonts.resources" "$temporary/built/share/galley"
    place "$temporary/built"
    say "installed what was built"
}

fetches=
if [ -n "${GALLEY_RELEASES:-}" ] && [ "$(uname -s)" = Linux ]; then fetches=yes; fi
prefix=$(folder_of "$release")
if [ -z "$fetches" ] || ! is_installed; then prefix=$(folder_of "$build"); fi
if is_installed; then
    say "galley $version is installed"
else
    mkdir -p "$(dirname "$prefix")"
    temporary=$(mktemp -d "$(dirname "$prefix")/.galley-XXXXXX")
    status=4
    if [ -n "$fetches" ]; then
        prefix=$(folder_of "$release")
        status=0
        install_release || status=$?
    fi
    if [ "$status" = 4 ]; then
        [ -z "$checksum" ] || fail 3 "there is no $name.tar.xz at $GALLEY_RELEASES/$version"
        prefix=$(folder_of "$build")
        install_build
    fi
    is_installed || fail 3 "what was installed in $prefix is not galley $version, or does not run here"
fi
echo "$prefix/bin"
