#!/usr/bin/env bash
# A file for which there is not enough memory is one sentence from the window too.
# Usage: memory.sh DAMIER-DESKTOP FAULTS
set -u
. "$(dirname "$0")/../program/scratch.sh"
cd "$scratch" || exit 1
export LC_ALL=C.UTF-8 LANGUAGE=en QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME=$scratch/config
head -c 30000000 /dev/zero | tr '\0' ' ' >large.pdn
said=$(FAULT_ALLOC=25000000 LD_PRELOAD=$2 "$1" --screenshot shot.png large.pdn 2>&1)
code=$?
check 'too little memory' 'damier-desktop: there is not enough memory for this' "$said"
check 'ends with' 1 $code
exit $failed
