#!/usr/bin/env bash
# Swift's incremental driver compares the dates of files by the whole second: a file that is written twice within one second is not compiled again.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12), `swiftc -incremental`. The second content stays uncompiled in every later build, too, until the file has a date in
# another second. Tools that write generated files and build at once must remove the object, or set the date. Output of the last run:
#     0.3 s later: Skipping input:  {compile: a.o <= a.swift}
#     1.2 s later: Queuing (initial):  {compile: a.o <= a.swift}
# Needs: swiftc 6.3, python3.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swiftc --version 2>&1 | head -n 1)" >&2; exit 2; }
cd "$work"

echo '{"": {"swift-dependencies": "m.priors"}, "a.swift": {"object": "a.o", "swift-dependencies": "a.swiftdeps"}}' >map.json
# save TEXT TENTHS: writes the file with a date so many tenths of a second after a full second.
save() {
    echo "$1" >a.swift
    python3 -c 'import os, sys; t = 1_700_000_000 * 10**9 + int(sys.argv[1]) * 10**8; os.utime("a.swift", ns=(t, t))' "$2"
}
build() {
    swiftc -c -incremental -module-name M -output-file-map map.json -driver-show-incremental a.swift 2>&1 |
        grep -o -E '(Skipping input|Queuing \(initial\)): .*' | head -n 1
}

save 'func a() -> Int { 1 }' 1
build >/dev/null || true
save 'func a() -> Int { 2 }' 4
soon=$(build)
save 'func a() -> Int { 3 }' 13
later=$(build)
echo "0.3 s later: $soon"
echo "1.2 s later: $later"
[[ "$soon" == 'Skipping input'* ]]
[[ "$later" == 'Queuing (initial)'* ]]
