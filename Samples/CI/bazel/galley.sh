#!/bin/bash
# galley is on the path, or a target of the workspace; Bazel keeps what it writes as the test's results.
galley check --shard auto --format text --format junit="$XML_OUTPUT_FILE"
