#!/bin/sh
# One task of the array. It uses the processors that Slurm gives it (sbatch --cpus-per-task).
file=galley-$SLURM_ARRAY_TASK_ID-of-$SLURM_ARRAY_TASK_COUNT.json
exec galley check --shard auto --jobs "${SLURM_CPUS_ON_NODE:-1}" --output "galley-shares/$file"
