#!/usr/bin/env bash
# learn.sh DIR [SECONDS [NODES]]: what the bots learned, learned anew with one command. Builds, lets
# aces begin anywhere and play the ace of version 0.1 on all cores for about so long (200), and
# writes bots/starts_of_aces.c; the same with admirals against these aces, for
# bots/starts_of_admirals.c; lets admirals play each other and aces for as long, with so many nodes
# a decision (1500), learns from these games (PyTorch), writes bots/prospects_weights.c and
# bots/imitate_weights.c; the same in quick games, for bots/*_quick_weights.c and
# bots/starts_of_quick_admirals.c; and plays the Admiral with all that against the ace.
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

# generate SECONDS RULES NAME BLUE YELLOW: a few games to see how long they take, then as many as
# fit.
generate() {
    local first=$((20 * jobs)) begun=$SECONDS folder=$dir/games/$2 spent games
    mkdir -p "$folder"
    set -- "$1" "$3" --rules "$2" --blue "$4" --yellow "$5"
    play "$dir/before" --games "$first" --positions "$folder/$2-first" "${@:3}"
    spent=$((SECONDS - begun + 1))
    games=$((first * ($1 - spent) / spent))
    if ((games > 0)); then
        play "$dir/before" --games "$games" --seed 2 --positions "$folder/$2" "${@:3}"
    fi
}

# learn RULES NAME: the networks of these games, bots/*NAME.c.
learn() {
    python3 train/prospects.py "bots/prospects$2.c" "$dir/games/$1"/*/*
    python3 train/imitate.py "bots/imitate$2.c" "$dir/games/$1"/*/*
}

quick_starts() {
    local anywhere=admiral:$1+start=0
    play "$dir/before" --rules fr2 "${@:2}" --starts yes --blue "$anywhere" --yellow "$anywhere"
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
{
    quick_starts 1000 --games $((7 * jobs * seconds))
    quick_starts 150 --games $((14 * jobs * seconds)) --mode real
} | train/starts.py bots/starts_of_quick_admirals.c
train/build.sh "$dir/before"
varied=admiral:$nodes+mix=0.01
for rules in en1 fr2; do
    generate $((seconds * 7 / 10)) $rules admirals "$varied" "$varied"
    generate $((seconds * 3 / 10)) $rules aces "admiral:$nodes" "ace:$nodes"
done
learn en1 _weights
learn fr2 _quick_weights
train/build.sh "$dir/after"
for rules in en1 fr2; do
    play "$dir/after" --rules $rules --games $((40 * jobs)) --seed 3 --each yes \
        --blue admiral --yellow ace
done
