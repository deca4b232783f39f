#!/bin/sh
# The check of action.yml: annotations on standard output, a summary of the job, SARIF, and the outputs of the action.
# The variables are the action's inputs, by their names; paths and formats stand one a line. galley is in GALLEY_DIRECTORY, or
# on the path, and this runs in the workspace, as GitHub finds the places of findings by paths from there.
set -u
set -f
case $0 in */*) here=${0%/*} ;; *) here=. ;; esac
# shellcheck source=Packaging/checkout-free-path.sh
. "$here/checkout-free-path.sh"
galley=${GALLEY_DIRECTORY:+$GALLEY_DIRECTORY/}galley
newline='
'
summary=$(mktemp)
status=0
sarif=
share=
pictures=
# The page about the rules, as the action's own repository has it.
if [ -n "${GALLEY_REPOSITORY:-}" ] && [ -n "${GALLEY_REVISION:-}" ]; then
    GALLEY_RULES=${GALLEY_RULES:-$GALLEY_REPOSITORY/blob/$GALLEY_REVISION/Sources/Checks/Checks.docc/AllRules.md#}
    export GALLEY_RULES
fi

folder=${INPUT_WORKING_DIRECTORY:-.}
while [ "$folder" != "${folder%/}" ] && [ "$folder" != / ]; do folder=${folder%/}; done
case $folder in
"$PWD") folder=. ;;
"$PWD"/*) folder=${folder#"$PWD"/} ;;
./*) folder=${folder#./} ;;
esac
# What an earlier step or the checkout itself has left under a name is no report of this check.
remove_stale() {
    case $1 in *"$newline"*)
        echo "github-check: a file of the inputs has a line break in its name" >&2
        exit 2
        ;;
    esac
    # Nothing is removed through a link of the checkout.
    part=$1
    while case $part in */*) true ;; *) false ;; esac do
        part=${part%/*}
        case $part in */*) parent=${part%/*}/ ;; *) parent=. ;; esac
        if [ -L "$part" ] && is_in_checkout "$(cd -P -- "$parent" && pwd)"; then
            echo "github-check: $part is a symbolic link, and links of the checkout are not followed" >&2
            exit 2
        fi
    done
    rm -f -- "$1"
}
# A path of the inputs, as the workspace has it.
path_of() {
    case $folder:$1 in
    .:* | *:/*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$folder/$1" ;;
    esac
}
# A path that is no option, where there is no -- to say so.
plain() { case $1 in -*) printf './%s\n' "$1" ;; *) printf '%s\n' "$1" ;; esac; }

set --
case ${INPUT_SHARD:-} in auto*)
    # All shares would have one name, and a check that is not divided would leave a report in its place.
    echo "github-check: shard: $INPUT_SHARD: GitHub names no shares; give the number of each, such as \${{ matrix.share }}/8" >&2
    exit 2
    ;;
esac
if [ -n "${INPUT_SHARD:-}" ]; then
    # The report is of all shares, once they are merged.
    share=$(path_of "galley-$(printf %s "$INPUT_SHARD" | sed 's/\//-of-/').json")
    remove_stale "$share"
    set -- "--shard=$INPUT_SHARD" "--output=$share"
else
    sarif=$(path_of "${INPUT_SARIF:-galley.sarif}")
    remove_stale "$sarif"
    # Each value is joined to its option, as it may begin with a dash.
    set -- --format=github "--format=markdown=$summary" "--format=sarif=$sarif"
    # Shares that are merged have no pictures.
    if [ -n "${INPUT_PICTURES:-}" ] && [ -z "${INPUT_MERGE:-}" ]; then
        pictures=$(mktemp -d "${RUNNER_TEMP:-${TMPDIR:-/tmp}}/galley-pictures.XXXXXX")
        set -- "$@" "--pictures=$pictures" --pictures-address=none
    fi
    IFS=$newline
    for format in ${INPUT_FORMATS:-}; do
        case $format in
        *=*)
            report=$(path_of "${format#*=}")
            remove_stale "$report"
            format=${format%%=*}=$report
            ;;
        esac
        set -- "$@" "--format=$format"
    done
    unset IFS
fi
case ${INPUT_FAIL_ON:-} in
'' | off) ;;
*) set -- "$@" "--fail-on=$INPUT_FAIL_ON" ;;
esac
IFS=$newline
if [ -n "${INPUT_MERGE:-}" ]; then
    set -- "$@" --
    for path in $INPUT_MERGE; do set -- "$@" "$(path_of "$path")"; done
    unset IFS
    "$galley" merge "$@" || status=$?
else
    if [ -n "${INPUT_BASELINE:-}" ]; then set -- "$@" "--baseline=$(path_of "$INPUT_BASELINE")"; fi
    if [ -n "${INPUT_CHANGED_SINCE:-}" ]; then set -- "$@" "--changed-since=$INPUT_CHANGED_SINCE"; fi
    if [ -n "${INPUT_ADOPT:-}" ]; then
        project=$(plain "$(path_of "$INPUT_ADOPT")")
        around=$project
        case $project in *.xcodeproj | *.xcworkspace | */Package.swift) around=${project%/*} ;; esac
        set -- check "$@"
        for path in ${INPUT_CHECKOUTS:-}; do set -- "--checkouts=$(path_of "$path")" "$@"; done
        if [ -n "${INPUT_TARGET:-}" ]; then set -- "--target=$INPUT_TARGET" "$@"; fi
        set -- adopt "$project" --here "--cache=${XDG_CACHE_HOME:-$HOME/.cache}/galley-adopt" "$@"
        for path in ${INPUT_PATHS:-}; do set -- "$@" "$(plain "$(path_of "$path")")"; done
        # Without a configuration the program finds the app's catalogs by itself.
        if [ -z "${INPUT_PATHS:-}" ] && [ -f "$around/galley.yml" ]; then set -- "$@" "$around"; fi
    else
        set -- check "$@" --
        options=$#
        for path in ${INPUT_PATHS:-}; do set -- "$@" "$(path_of "$path")"; done
        if [ $# = "$options" ] && [ "$folder" != . ]; then set -- "$@" "$folder"; fi
    fi
    unset IFS
    "$galley" "$@" || status=$?
fi

if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$summary" >>"$GITHUB_STEP_SUMMARY"; fi
rm -f "$summary"
if [ -n "${GITHUB_OUTPUT:-}" ]; then
    {
        echo "status=$status"
        if [ -f "$sarif" ]; then printf 'sarif=%s\n' "$sarif"; fi
        set +f
        for file in "$pictures"/*.png; do
            if [ -n "$pictures" ] && [ -f "$file" ]; then
                printf 'pictures=%s\n' "$pictures"
                break
            fi
        done
        if [ -f "$share" ]; then printf 'share=%s\n' "$share"; fi
    } >>"$GITHUB_OUTPUT"
fi
if [ "${INPUT_FAIL_ON:-}" = off ] && [ "$status" = 1 ]; then exit 0; fi
exit "$status"
