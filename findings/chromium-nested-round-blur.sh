#!/usr/bin/env bash
# Chromium does not cut a backdrop-filter at the round corners of its box where a box with round corners is around that one.
#
# Seen with Chromium 156.0.8078.108 (Debian 12) in headless mode, without a GPU. Both boxes have overflow: hidden and border-radius; the blur of a child
# fills the square corners of the inner one. With the outer box's corners cut by clip-path: inset(0 round …) instead, or with a square outer box, the inner
# corners are round. A phone's display and an alert in it are such boxes. On the inner box clip-path is no way out: it ends what the blur may see
# (Filter Effects 2, "backdrop root"). Output of the last run, pixels that differ of 81 in a corner that should look as without the blur:
#     border-radius: 81
#     clip-path: 0
#     square: 0
# Needs: Debian's chromium, python3 with pip.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
command -v chromium >/dev/null || { echo "needs Debian's package chromium" >&2; exit 2; }
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q --disable-pip-version-check pillow==10.4.0

picture() { # NAME, STYLE OF THE OUTER BOX, CHILD
    cat >"$work/page.html" <<HTML
<!doctype html>
<style>
    body { margin: 0; background: white }
    .outer { position: absolute; left: 20px; top: 20px; width: 400px; height: 400px; overflow: hidden; background: red; $2 }
    .edge { position: absolute; width: 150px; height: 400px; background: blue }
    .inner { position: absolute; left: 100px; top: 100px; width: 200px; height: 200px; overflow: hidden; border-radius: 60px }
    .blur { position: absolute; inset: 0; backdrop-filter: blur(20px) }
</style>
<div class="outer"><div class="edge"></div><div class="inner">$3</div></div>
HTML
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size=440,440 --user-data-dir="$work/profile" \
        --screenshot="$work/$1.png" "file://$work/page.html" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 2; }
}

differing() { # STYLE OF THE OUTER BOX
    picture without "$1" ''
    picture with "$1" '<div class="blur"></div>'
    "$work/venv/bin/python" - "$work" <<'PYTHON'
import sys
from PIL import Image
before, after = (Image.open(f"{sys.argv[1]}/{name}.png").convert("RGB") for name in ("without", "with"))
# The middle of the blurred box, at the edge of the two colours, shows that there is a blur.
assert before.getpixel((168, 220)) != after.getpixel((168, 220)), "nothing is blurred"
print(sum(before.getpixel((x, y)) != after.getpixel((x, y)) for x in range(121, 130) for y in range(121, 130)))
PYTHON
}

round=$(differing 'border-radius: 60px')
path=$(differing 'clip-path: inset(0 round 60px)')
square=$(differing '')
printf 'border-radius: %s\nclip-path: %s\nsquare: %s\n' "$round" "$path" "$square"
[ "$round" -gt 0 ] && [ "$path" -eq 0 ] && [ "$square" -eq 0 ]
