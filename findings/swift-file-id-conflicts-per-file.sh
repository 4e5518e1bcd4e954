#!/usr/bin/env bash
# A generated Swift file that names its source by #sourceLocation must not have the source's own name: the compiler warns of every such pair once for each file
# that it compiles, n × n times for n files. In a module of 62 files of a hundred lines that took 11 of 28 s of processor time; at 300 files there are 90,000.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12). `#fileID` is the module and the last part of a path, so both paths have one. Each file that is compiled makes the
# table of all identifiers of the module for itself, and tells of all conflicts again.
# Output of the last run:
#     same name:    40 files, 1600 warnings
#     another name: 40 files, 0 warnings
# Needs: swiftc 6.3.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swiftc --version 2>&1 | head -n 1)" >&2; exit 2; }

count=40
# warnings SUFFIX: how many there are when the generated files have this between their sources' names and `.swift`.
warnings() {
    local folder="$work/generated$1"
    mkdir "$folder"
    for number in $(seq "$count"); do
        printf '#sourceLocation(file: "%s/Part%s.swift", line: 1)\nfunc part%s() {}\n' "$work/sources" "$number" "$number" >"$folder/Part$number$1.swift"
    done
    (cd "$folder" && swiftc -c -enable-batch-mode -j2 -module-name Parts ./*.swift 2>&1) | grep -c ":1:23: warning: .* conflicts with '#fileID'" || true
}

same=$(warnings '')
other=$(warnings '.generated')
echo "same name:    $count files, $same warnings"
echo "another name: $count files, $other warnings"
[ "$same" -eq $((count * count)) ]
[ "$other" -eq 0 ]
