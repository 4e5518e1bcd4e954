#!/usr/bin/env bash
# FFmpeg's options for times (-ss, -t, -to) take seconds as decimal fractions, and refuse the same numbers with an exponent, which is how many languages
# write what is less than a ten-thousandth of a second.
#
# Seen with FFmpeg 5.1.9 (x86_64, Debian 12). A player that asks for the picture at the position a moment after it has started gets none. Its options for
# other numbers (-r, filters' factors) do take exponents. Output of the last run:
#     -ss 0.00005: 1 picture
#     -ss 5e-05: Invalid duration specification for ss: 5e-05
#     -r 1e1: 1 picture
# Needs: ffmpeg.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command -v ffmpeg >/dev/null || { echo "needs ffmpeg" >&2; exit 2; }
cd "$work"
ffmpeg -v error -f lavfi -i testsrc=duration=1:size=64x64:rate=10 pictures.mkv

# One picture of the film, with options before its name.
picture() {
    rm -f picture.png
    said=$(ffmpeg -v error "$@" -i pictures.mkv -frames:v 1 picture.png 2>&1 | head -n 1) || true
    [ -s picture.png ] && echo "1 picture" || echo "$said"
}
plain=$(picture -ss 0.00005)
exponent=$(picture -ss 5e-05)
rate=$(picture -r 1e1)
echo "-ss 0.00005: $plain"
echo "-ss 5e-05: $exponent"
echo "-r 1e1: $rate"
[ "$plain" = "1 picture" ] && [ "$exponent" = "Invalid duration specification for ss: 5e-05" ] && [ "$rate" = "1 picture" ]
