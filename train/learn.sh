#!/usr/bin/env bash
# learn.sh DIR [SECONDS [NODES]]: what the bots learned, learned anew with one command. Builds, lets
# aces begin anywhere and play the ace of version 0.1 on all cores for about so long (200), and
# writes bots/starts_of_aces.c; the same with admirals against these aces, for
# bots/starts_of_admirals.c; lets admirals play each other and aces for as long, with so many nodes
# a decision (1500), learns from these games (PyTorch), writes bots/prospects_weights.c and
# bots/imitate_weights.c, and plays the Admiral with all that against the ace.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
dir=$(realpath -m "$1")
seconds=${2:-200}
nodes=${3:-1500}
jobs=$(nproc)
maps=$(printf '%s,' maps/*.turn.map | sed 's/maps.//g; s/\.turn\.map//g; s/,$//')
rm -rf "$dir/games"
mkdir -p "$dir/games"

play() { "$1/play" --map "$maps" --jobs "$jobs" "${@:2}"; }

# generate SECONDS NAME BLUE YELLOW: a few games to see how long they take, then as many as fit.
generate() {
    local first=$((20 * jobs)) begun=$SECONDS spent games
    play "$dir/before" --games "$first" --blue "$3" --yellow "$4" --positions "$dir/games/$2-first"
    spent=$((SECONDS - begun + 1))
    games=$((first * ($1 - spent) / spent))
    if ((games > 0)); then
        play "$dir/before" --games "$games" --seed 2 --blue "$3" --yellow "$4" \
            --positions "$dir/games/$2"
    fi
}

train/build.sh "$dir/before"
bench/old_ace.sh "$dir/old.so"
play "$dir/before" --games $((20 * jobs * seconds)) --starts blue \
    --blue ace:400+start=0 --yellow "lib:$dir/old.so:ace:400" |
    train/starts.py bots/starts_of_aces.c
train/build.sh "$dir/before"
play "$dir/before" --games $((7 * jobs * seconds)) --starts blue \
    --blue admiral:1000+start=0 --yellow ace:400 | train/starts.py bots/starts_of_admirals.c
train/build.sh "$dir/before"
generate $((seconds * 7 / 10)) admirals "admiral:$nodes+mix=0.01" "admiral:$nodes+mix=0.01"
generate $((seconds * 3 / 10)) aces "admiral:$nodes" "ace:$nodes"
python3 train/prospects.py bots/prospects_weights.c "$dir"/games/*/*
python3 train/imitate.py bots/imitate_weights.c "$dir"/games/*/*
train/build.sh "$dir/after"
play "$dir/after" --games $((40 * jobs)) --seed 3 --blue admiral --yellow ace --each yes
