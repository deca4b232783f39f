#!/bin/sh
# The check of action.yml: annotations on standard output, a summary of the job, SARIF, and the outputs of the action.
# The variables are the action's inputs, by their names; paths and formats stand one a line. galley is on the path.
set -u
set -f
newline='
'
summary=$(mktemp)
status=0
sarif=
share=
set --
if [ -n "${INPUT_SHARD:-}" ]; then
    # The report is of all shares, once they are merged.
    share=galley-$(printf %s "$INPUT_SHARD" | sed 's/\//-of-/').json
    set -- --shard "$INPUT_SHARD" --output "$share"
else
    sarif=${INPUT_SARIF:-galley.sarif}
    set -- --format github --format "markdown=$summary" --format "sarif=$sarif"
    IFS=$newline
    for format in ${INPUT_FORMATS:-}; do set -- "$@" --format "$format"; done
    unset IFS
fi
if [ -n "${INPUT_FAIL_ON:-}" ]; then set -- "$@" --fail-on "$INPUT_FAIL_ON"; fi
IFS=$newline
if [ -n "${INPUT_MERGE:-}" ]; then
    for folder in $INPUT_MERGE; do set -- "$@" "$folder"; done
    unset IFS
    galley merge "$@" || status=$?
else
    unset IFS
    if [ -n "${INPUT_BASELINE:-}" ]; then set -- "$@" --baseline "$INPUT_BASELINE"; fi
    if [ -n "${INPUT_CHANGED_SINCE:-}" ]; then set -- "$@" --changed-since "$INPUT_CHANGED_SINCE"; fi
    IFS=$newline
    for path in ${INPUT_PATHS:-}; do set -- "$@" "$path"; done
    unset IFS
    galley check "$@" || status=$?
fi

if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$summary" >>"$GITHUB_STEP_SUMMARY"; fi
rm -f "$summary"
if [ -n "${GITHUB_OUTPUT:-}" ]; then
    {
        echo "status=$status"
        if [ -f "$sarif" ]; then echo "sarif=$sarif"; fi
        if [ -f "$share" ]; then echo "share=$share"; fi
    } >>"$GITHUB_OUTPUT"
fi
exit "$status"
