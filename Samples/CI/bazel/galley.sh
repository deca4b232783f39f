#!/bin/bash
# galley is on the path, or a target of the workspace; Bazel keeps what it writes as the test's results. The files that a
# test sees are links to those of the workspace, where galley may read.
galley check --shard auto --allow-read "$(dirname "$(readlink -f galley.yml)")" --format text --format junit="$XML_OUTPUT_FILE"
