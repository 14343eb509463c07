#!/usr/bin/env bash
# build.sh DIR: DIR/play and DIR/fit for training, with nothing but a C compiler and Python.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
dir=$1
mkdir -p "$dir"
python3 scripts/embed-maps.py "$dir/chart_builtin.c" maps/*.map
engine=(bots/*.c radio/*.c rules/*.c wire/{out,record,playback}.c "$dir/chart_builtin.c")
flags=(-std=gnu17 -O3 -march=native -I.)
"${CC:-cc}" "${flags[@]}" -o "$dir/play" train/play.c "${engine[@]}" -lm -ldl
"${CC:-cc}" "${flags[@]}" -o "$dir/fit" bench/reader/fit.c tools/setup.c tools/arguments.c \
    "${engine[@]}" -lm
