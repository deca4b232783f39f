#!/bin/sh
# The hook of pre-commit: galley check, with what the hook's args say. The first run fetches or builds galley; pre-commit
# has these sources at the revision that the project names.
set -eu
directory=$("${0%/*}/install-galley.sh")
exec "$directory/galley" check "$@"
