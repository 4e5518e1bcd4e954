#!/usr/bin/env bash
# Swift 6.3.1 on Linux: functions of C that take or return CGFloat cannot be declared.
#
# On Apple's systems CGFloat is C's double, and Core Text's and Core Graphics' callbacks return it. Foundation on Linux has a structure of its own of that name and
# layout, which `@convention(c)` refuses, though a Double in its place is fine and passed the same way.
#
# Needs: swiftc 6.3.1. Prints what it sees; exits with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
check() {
    printf 'import Foundation\nlet width: @convention(c) (Int32) -> %s = { _ in 3 }\nprint(width(1), MemoryLayout<CGFloat>.size)\n' "$1" >"$folder/$1.swift"
    swiftc -typecheck "$folder/$1.swift" 2>&1 | grep -o 'not representable in Objective-C' | head -1 || true
}
number=$(check Double)
float=$(check CGFloat)
echo "Double: ${number:-accepted}; CGFloat: ${float:-accepted}"
[ -z "$number" ] && [ "$float" = "not representable in Objective-C" ]
