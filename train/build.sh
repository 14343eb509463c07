#!/usr/bin/env bash
# build.sh DIR: DIR/play and DIR/fit for training, with nothing but a C compiler and Python.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
dir=$1
mkdir -p "$dir"
python3 scripts/embed-maps.py "$dir/chart_builtin.c" maps/*.map
compile() {
    $CC -std=gnu17 -O3 -march=native -I. -c -o "$dir/$(tr / _ <<<"${1%.c}").o" "$1"
}
export -f compile
export CC=${CC:-cc} dir # CC may be several words, as "ccache cc" is
engine=(bots/*.c radio/*.c rules/*.c wire/*.c debrief/*.c "$dir/chart_builtin.c")
arena=(tools/{arena,decision_times,program_crew,program,belief,recording}.c)
programs=(train/play.c bench/reader/fit.c tools/{setup,arguments}.c)
printf '%s\n' "${engine[@]}" "${arena[@]}" "${programs[@]}" |
    xargs -P "$(nproc)" -I{} bash -c 'compile {}'
objects_of() {
    for source; do echo "$dir/$(tr / _ <<<"${source%.c}").o"; done
}
mapfile -t objects < <(objects_of "${engine[@]}")
mapfile -t arena_objects < <(objects_of "${arena[@]}")
$CC -o "$dir/play" "$dir/train_play.o" "${arena_objects[@]}" "${objects[@]}" -lm -ldl
$CC -o "$dir/fit" \
    "$dir"/{bench_reader_fit,tools_setup,tools_arguments}.o "${objects[@]}" -lm
