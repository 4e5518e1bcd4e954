#!/usr/bin/env bash
# Foundation on Linux can neither list nor remove what lies deep in folders, which `rm -r` can: FileManager's enumerator ends early, without a word where it
# was given no handler of errors, and removeItem blames the file's name.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12). Paths are whole texts there, and one of more than PATH_MAX (4,096) bytes cannot be opened. Names relative to a
# folder's descriptor (openat, unlinkat) have no such limit. Output of the last run, in a nest of 3,000 folders with names of one letter:
#     enumerated: 2033
#     told:       NSPOSIXErrorDomain 36
#     removed:    false (NSCocoaErrorDomain 514)
# Needs: swiftc 6.3, python3.
set -euo pipefail
work=$(mktemp -d)
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swiftc --version 2>&1 | head -n 1)" >&2; exit 2; }

cat >"$work/nest.py" <<'PYTHON'
import os, sys
root, action = sys.argv[1:]
if action == "make":
    os.mkdir(root)
    os.chdir(root)
    for _ in range(3000):
        os.mkdir("d")
        os.chdir("d")
else:
    # Down by descriptors, and up again with each folder removed.
    os.chdir(root)
    depth = 0
    while os.path.isdir("d"):
        os.chdir("d")
        depth += 1
    for _ in range(depth):
        os.chdir("..")
        os.rmdir("d")
PYTHON
trap 'python3 "$work/nest.py" "$work/nest" remove; rm -rf "$work"' EXIT

cat >"$work/main.swift" <<'SWIFT'
import Foundation
let root = URL(fileURLWithPath: CommandLine.arguments[1])
var count = 0
var told = "nothing"
let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) { _, error in
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    told = cause.map { "\($0.domain) \($0.code)" } ?? "\(error)"
    return true
}
while files?.nextObject() != nil { count += 1 }
print("enumerated: \(count)")
print("told:       \(told)")
do {
    try FileManager.default.removeItem(at: root)
    print("removed:    true")
} catch let error as NSError { print("removed:    false (\(error.domain) \(error.code))") }
SWIFT
swiftc "$work/main.swift" -o "$work/program"
python3 "$work/nest.py" "$work/nest" make
output=$("$work/program" "$work/nest")
echo "$output"
grep -q 'enumerated: 20[0-9][0-9]$' <<<"$output"
grep -q 'told:       NSPOSIXErrorDomain 36$' <<<"$output"
grep -q 'removed:    false (NSCocoaErrorDomain 514)' <<<"$output"
