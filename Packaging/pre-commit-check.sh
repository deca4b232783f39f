#!/bin/sh
# The hook of pre-commit: galley check, with what the hook's args say. The first run builds galley from these sources, which
# pre-commit has at the revision that the project names; or it fetches that release, as the action and GitLab's component do,
# where the args begin with its checksum:
#
#     --checksum=SHA256   of the archive, which the notes of the release name
#     --releases=ADDRESS  under which releases lie; by default those of the hook's repository
set -eu
while [ $# -gt 0 ]; do
    case $1 in
    --checksum=*) export GALLEY_SHA256="${1#*=}" ;;
    --releases=*) export GALLEY_RELEASES="${1#*=}" ;;
    *) break ;;
    esac
    shift
done
directory=$("${0%/*}/install-galley.sh")
exec "$directory/galley" check "$@"
