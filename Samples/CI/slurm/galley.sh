#!/bin/sh
# Checks the project in the working directory as a job array of Slurm, and reports when all shares are done:
#
#     Samples/CI/slurm/galley.sh 8
#
# The working directory is on a file system that all nodes share, and galley is on the path. The report is in galley.log.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
rm -rf galley-shares
mkdir galley-shares
# Shares that are killed with their node, or preempted, run again. scontrol requeue JOB_3 runs share 3 again.
check=$(sbatch --parsable --job-name=galley --requeue --array="1-$1" --output=galley-shares/%a.log "$here/share.sh")
# A share with findings fails, and the report needs it all the same.
sbatch --parsable --job-name=galley-report --dependency="afterany:$check" --output=galley.log "$here/report.sh"
