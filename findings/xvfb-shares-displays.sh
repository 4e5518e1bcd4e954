#!/usr/bin/env bash
# Xvfb's -displayfd, which lets the server choose a free display, chooses the same one for every server that does not listen on an abstract socket
# (-nolisten local): there is no lock file in this mode, the abstract socket alone tells that a display is taken, and the socket file of the server before is
# replaced. Programs that connect later reach the newer server, and its socket file goes when the older one ends.
#
# Seen with Xvfb of X.Org 21.1.7 (xvfb 2:21.1.7-3+deb12u13, x86_64, Debian 12). Output of the last run:
#     without abstract sockets: 0 0
#     with abstract sockets: 0 1
#     socket files after the end of the first of those without: 0
# (0 and 1 are the first display and the one after it; other displays may be taken where this runs.)
# Needs: Xvfb.
set -euo pipefail
command -v Xvfb >/dev/null || { echo "needs Xvfb" >&2; exit 2; }
work=$(mktemp -d)
trap 'kill $(cat "$work"/*.pid) 2>/dev/null || true; rm -rf "$work"' EXIT

# Starts a server, and waits until it has said which display it has.
start() {
    local name=$1
    shift
    mkfifo "$work/$name.fifo"
    Xvfb -displayfd 9 -screen 0 64x64x24 -nolisten tcp "$@" 9>"$work/$name.fifo" >"$work/$name.log" 2>&1 &
    echo $! >"$work/$name.pid"
    head -n 1 "$work/$name.fifo" >"$work/$name"
}
# Ends a server, and waits for its end.
stop() { kill "$(cat "$work/$1.pid")" && wait "$(cat "$work/$1.pid")" || true; }

start first -nolisten local
start second -nolisten local
stop first
left=$(find /tmp/.X11-unix -name "X$(cat "$work/second")" | wc -l)
stop second
start third
start fourth
echo "without abstract sockets: $(cat "$work/first") $(cat "$work/second")"
echo "with abstract sockets: $(cat "$work/third") $(cat "$work/fourth")"
echo "socket files after the end of the first of those without: $left"
[ "$(cat "$work/first")" = "$(cat "$work/second")" ] && [ "$left" = 0 ] && [ "$(cat "$work/third")" != "$(cat "$work/fourth")" ]
