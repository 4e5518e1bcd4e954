#!/usr/bin/env bash
# Foundation on Linux reads the beginning of a long file of /proc and takes it for the whole: Data(contentsOf:) and String(contentsOfFile:) end with the
# kernel's first page and throw nothing, FileHandle reads on.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12). Files of /proc have no size; the kernel gives a page of whole lines with each read, and less than what was asked
# for does not mean the end. So a search of /proc/self/maps for a library misses most libraries. Output of the last run, with 300 mapped pages:
#     Data:       4049
#     String:     4049
#     FileHandle: 26031
#     last line:  false true
# Needs: swiftc 6.3.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swiftc --version 2>&1 | head -n 1)" >&2; exit 2; }

cat >"$work/main.swift" <<'SWIFT'
import Foundation

// Pages with other rights than those beside them have a line each.
let page = sysconf(Int32(_SC_PAGESIZE))
let memory = mmap(nil, 300 * page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)!
for number in stride(from: 0, to: 300, by: 2) { mprotect(memory + number * page, page, PROT_READ | PROT_WRITE) }

let path = "/proc/self/maps"
let data = try Data(contentsOf: URL(fileURLWithPath: path))
let text = try String(contentsOfFile: path, encoding: .utf8)
let whole = FileHandle(forReadingAtPath: path)!.readDataToEndOfFile()
print("Data:      ", data.count)
print("String:    ", text.utf8.count)
print("FileHandle:", whole.count)
print("last line: ", text.contains("[stack]"), String(decoding: whole, as: UTF8.self).contains("[stack]"))
SWIFT
swiftc -o "$work/read" "$work/main.swift" 2>/dev/null
output=$("$work/read")
echo "$output"
numbers=($(sed -n 's/.*: *\([0-9][0-9]*\)$/\1/p' <<<"$output"))
[ "${numbers[0]}" -le 4096 ] && [ "${numbers[1]}" -le 4096 ] && [ "${numbers[2]}" -gt 10000 ] && grep -q 'last line:  false true' <<<"$output" || {
    echo "Foundation behaves in another way now" >&2
    exit 1
}
