#!/bin/bash
# Trains a net on a cluster, generation by generation, in the volume that match.yaml claims. It can be run again at any
# time: what is done stays done.
#   packaging/kubernetes/train.sh
# If train-plan.yaml asks for another number of later generations than the usual one, it is given here too:
#   packaging/kubernetes/train.sh 8
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
generations=${1:-6}

complete() {
    kubectl wait --for=condition=complete --timeout=24h "job/$1"
}

kubectl apply --filename "$here/train-plan.yaml"
complete blazon-train-plan
# Generations 0, 1 and the last one, and the calibration, come on top of those that are asked for.
for ((generation = 0; generation <= generations + 3; generation++)); do
    for step in play learn; do
        sed "s/GENERATION/$generation/g" "$here/train-$step.yaml" | kubectl apply --filename -
        complete "blazon-train-$step-$generation"
    done
done
