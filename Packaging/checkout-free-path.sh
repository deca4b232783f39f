#!/bin/sh
# For scripts that source this: a PATH on which no program of the checkout is, neither by a folder that is named from here
# nor by one in the checkout. What somebody has proposed is checked, and does not run.
checkout=$PWD
while [ -n "$checkout" ] && [ ! -e "$checkout/.git" ]; do checkout=${checkout%/*}; done
# A home that is a repository has programs of its owner.
if [ "$checkout" = "${HOME:-}" ]; then checkout=; fi

# Whether a path is in the checkout: that of the service, or that around this folder, by its name or where links lead.
is_in_checkout() {
    for root in "$checkout" "${GITHUB_WORKSPACE:-}" "${CI_PROJECT_DIR:-}"; do
        if [ -z "$root" ]; then continue; fi
        case $1/ in "${root%/}"/*) return 0 ;; esac
        place=$(cd -P -- "$root" 2>/dev/null && pwd) || continue
        case $1/ in "${place%/}"/*) return 0 ;; esac
    done
    return 1
}

# Prints the folders of PATH that are left.
outside_folders() (
    set -f
    IFS=:
    path=
    for folder in $PATH; do
        case $folder in /*) ;; *) continue ;; esac
        # Where a link leads counts as well.
        target=$(cd -P -- "$folder" 2>/dev/null && pwd) || continue
        if is_in_checkout "$folder" || is_in_checkout "$target"; then continue; fi
        path=$path:$folder
    done
    printf '%s\n' "${path#:}"
)
PATH=$(outside_folders)
export PATH
