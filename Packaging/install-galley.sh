#!/bin/sh
# Installs galley: a release, where its address and its checksum are named, or else what the sources build. Prints the folder
# of the program, and nothing else, on standard output. An archive that is here already is not fetched again, and neither
# are sources built again as long as they are the same. Where apt-get is, it installs what this needs. With --key it
# installs nothing, and prints what a service is to know its cache of ~/.cache/galley by.
#
# GALLEY_VERSION   which release; by default the version of these sources
# GALLEY_REPOSITORY  the address of the repository that these sources came from; by default what git knows as their origin
# GALLEY_RELEASES  the address under which releases lie, each in a folder named after its version; by default, where there is a
#                  checksum, that of the repository's releases as GitHub has them
# GALLEY_SHA256    the checksum of the archive, which the notes of the release name; a release is installed with it alone,
#                  and each run compares the archive and what is installed with it
# GALLEY_SOURCE    a folder or a git address to build from; by default these sources
# GALLEY_MODULES   yes for a build that has the modules for galley adopt, too; a release has them
# GALLEY_PREFIX    where to install, outside of the checkout; by default a folder in ~/.cache/galley
# GALLEY_ARCHIVES  a folder that keeps the archives of releases, which may be in the checkout; by default ~/.cache/galley
#
# Exit status: 0 installed, 1 not the archive that was asked for, 2 wrong usage, 3 cannot be fetched or built.
set -eu
case $0 in */*) here=${0%/*} ;; *) here=. ;; esac
here=$(cd "$here" && pwd)
sources=${here%/*}
# shellcheck source=Packaging/checkout-free-path.sh
. "$here/checkout-free-path.sh"
temporary=

say() { echo "install-galley: $1" >&2; }
has() { command -v "$1" >/dev/null; }
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
    version=$(sed -n 's/^public let galleyVersion = "\(.*\)"$/\1/p' "$sources/Sources/Basics/Version.swift")
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
    if [ -z "${GALLEY_RELEASES:-}" ]; then
        repository=${GALLEY_REPOSITORY:-}
        # By the file: in a hook, git's variables are about the project that is checked.
        if [ -z "$repository" ] && has git; then
            repository=$(git config --file "$sources/.git/config" remote.origin.url 2>/dev/null) || repository=
        fi
        case $repository in
        https://*/*/* | http://*/*/*) ;;
        *) fail 2 "GALLEY_SHA256 is of a release; GALLEY_RELEASES, or GALLEY_REPOSITORY, must say where they lie" ;;
        esac
        repository=${repository%/}
        GALLEY_RELEASES=${repository%.git}/releases/download
    fi
fi
machine=$(uname -m)
name=galley-$version-linux-$machine
source=${GALLEY_SOURCE:-$sources}
# A checksum that lies beside the archive would be that of whoever has changed both.
fetches=
if [ -n "${GALLEY_RELEASES:-}" ] && [ "$(uname -s)" = Linux ]; then
    fetches=yes
    [ -n "$checksum" ] ||
        fail 2 "GALLEY_SHA256 must be the checksum of $name.tar.xz, which the notes of the release name; without GALLEY_RELEASES galley is built"
elif [ -n "$checksum" ]; then
    fail 3 "releases are for Linux; without GALLEY_RELEASES and GALLEY_SHA256 galley is built"
fi

is_address() {
    case $1 in
    *://* | *@*:*) return 0 ;;
    *) return 1 ;;
    esac
}

sha256() { if has sha256sum; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

# What tells the sources from others of the same version. A service may hand them over without their commit, and git, in a
# hook, speaks of the project that is checked: their files tell, but not Package.resolved, which a build writes.
fingerprint() {
    if is_address "$source"; then
        printf %s "$source" | sha256
    else
        (cd "$source" && find Package*.swift Sources Plugins Fonts -type f -exec cksum {} +) | LC_ALL=C sort | sha256
    fi | cut -c 1-16
}

release=$name${checksum:+-$checksum}
build=$release
if [ -z "$checksum" ]; then build=$name-of-$(fingerprint)${GALLEY_MODULES:+-with-modules}; fi
if [ "${1:-}" = --key ]; then
    echo "$build"
    exit
fi

caches=${XDG_CACHE_HOME:-$HOME/.cache}/galley
prefix=${GALLEY_PREFIX:-$caches/$build}
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
if is_in_checkout "$prefix" && [ -n "${GITHUB_WORKSPACE:-}${CI_PROJECT_DIR:-}" ]; then
    fail 2 "$prefix is in the checkout, where anybody may put a program; GALLEY_PREFIX must name another folder"
fi

# Whether the program of the prefix runs, and is of the version.
is_installed() {
    [ -x "$prefix/bin/galley" ] || return 1
    installed=$("$prefix/bin/galley" --version 2>/dev/null | sed -n '1s/ .*//;1p') || return 1
    [ "$installed" = "$version" ]
}

# Whether the prefix has the program, the resources and the modules of a folder, and no others.
has_all() {
    cmp -s "$1/bin/galley" "$prefix/bin/galley" || return 1
    for part in share/galley lib/galley; do
        if [ -e "$1/$part" ] || [ -e "$prefix/$part" ]; then diff -rq "$1/$part" "$prefix/$part" >/dev/null 2>&1 || return 1; fi
    done
}

# Whether the prefix has what these sources build.
has_build() { [ "$(cat "$prefix/share/galley/sources" 2>/dev/null)" = "$build" ] && is_installed; }

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
    if [ -z "${GALLEY_PREFIX:-}" ]; then rm -rf "$prefix"; fi
    if [ ! -e "$prefix" ]; then
        mv "$1" "$prefix"
    else
        rm -rf "$prefix/share/galley" "$prefix/lib/galley" "$prefix/bin/galley"
        cp -R "$1/." "$prefix"
    fi
}

# Whether a file has the checksum; says which one it has.
is_asked_for() {
    found=$(sha256 "$1" | cut -d ' ' -f 1)
    [ "$found" = "$checksum" ]
}

# Puts the archive into the temporary folder: that of the archives, if it is what was asked for, or else the server's.
get_archive() {
    archive=$temporary/$name.tar.xz
    archives=${GALLEY_ARCHIVES:-$caches}
    kept=$archives/$name-$checksum.tar.xz
    if [ -f "$kept" ] && [ ! -L "$kept" ] && cp "$kept" "$archive" && is_asked_for "$archive"; then return; fi
    status=0
    fetch "${GALLEY_RELEASES%/}/$version/$name.tar.xz" "$archive" || status=$?
    [ "$status" = 0 ] || fail 3 "there is no $name.tar.xz at $GALLEY_RELEASES/$version"
    is_asked_for "$archive" || fail 1 "$name.tar.xz has the checksum $found, and not $checksum"
    { mkdir -p "$archives" && rm -rf "$kept" && cp "$archive" "$kept.$$" && mv "$kept.$$" "$kept"; } ||
        say "cannot keep $name.tar.xz in $archives"
}

install_release() {
    get_archive
    has xz || install_packages xz-utils
    has xz || fail 3 "unpacking a release needs xz (apt-get install xz-utils)"
    tar -xJf "$archive" -C "$temporary" || fail 3 "cannot unpack $name.tar.xz"
    if has_all "$temporary/$name"; then
        say "galley $version is installed"
    else
        place "$temporary/$name"
        say "installed the release $version"
    fi
}

# What galley adopt compiles apps against, which takes some minutes.
build_modules() {
    { "$source/Packaging/build-apple-modules" "$temporary/modules" >&2 &&
        "$source/Packaging/apple-modules" "$temporary/modules/debug" "$temporary/built" >&2; } ||
        fail 3 "the modules for galley adopt cannot be built from $source"
}

install_build() {
    has swift ||
        fail 3 "building galley $version needs Swift; with GALLEY_RELEASES and GALLEY_SHA256 a release is fetched instead"
    if is_address "$source"; then
        git clone --quiet --depth 1 --branch "$version" -- "$source" "$temporary/source" >&2 ||
            fail 3 "cannot clone $version of $source"
        source=$temporary/source
    fi
    if ! pkg-config --exists harfbuzz freetype2 2>/dev/null; then
        install_packages pkg-config libharfbuzz-dev libfreetype-dev
    fi
    say "building galley $version; with GALLEY_RELEASES and GALLEY_SHA256 a release is fetched instead"
    swift build -c release --product galley --package-path "$source" --scratch-path "$temporary/build" >&2 ||
        fail 3 "galley cannot be built from $source"
    products=$(swift build -c release --package-path "$source" --scratch-path "$temporary/build" --show-bin-path)
    mkdir -p "$temporary/built/bin" "$temporary/built/share/galley"
    cp "$products/galley" "$temporary/built/bin"
    cp -R "$products/galley_BundledFonts.resources" "$products/galley_StandIns.resources" "$temporary/built/share/galley"
    if [ -n "${GALLEY_MODULES:-}" ]; then build_modules; fi
    echo "$build" >"$temporary/built/share/galley/sources"
    place "$temporary/built"
    say "installed what was built"
}

if [ -z "$fetches" ] && has_build; then
    say "galley $version is installed"
else
    mkdir -p "$(dirname "$prefix")"
    temporary=$(mktemp -d "$(dirname "$prefix")/.galley-XXXXXX")
    if [ -n "$fetches" ]; then install_release; else install_build; fi
    is_installed || fail 3 "what was installed in $prefix is not galley $version, or does not run here"
fi
echo "$prefix/bin"
