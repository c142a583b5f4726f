#!/bin/bash
# Submits a whole training: for each generation an array of tasks that play its games, and a job that learns from them.
#   packaging/slurm/train.sh FILE 8
#   packaging/slurm/train.sh FILE 8 --generations 6 --seed 2
# FILE is on a file system that all nodes share, 8 is the number of tasks, and the rest are options of `blazon train plan`.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
file=$1 parts=$2
shift 2
"${BLAZON:-blazon}" train plan --out "$file" "$@"

# Generations 0, 1 and the last one, and the calibration, come on top of those that are asked for.
generations=6
before=
for word in "$@"; do
    if [ "$before" = --generations ]; then generations=$word; fi
    case $word in --generations=*) generations=${word#*=} ;; esac
    before=$word
done

after=()
for ((generation = 0; generation <= generations + 3; generation++)); do
    play=$(sbatch --parsable "${after[@]}" --array="1-$parts" "$here/train-play.sbatch" "$file" "$generation" "$parts")
    learn=$(sbatch --parsable --dependency="afterok:$play" "$here/train-learn.sbatch" "$file" "$generation")
    after=(--dependency="afterok:$learn")
    echo "Generation $generation: games $play, learning $learn"
done
