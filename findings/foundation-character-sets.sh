#!/usr/bin/env bash
# Character sets of Foundation on Linux (swift-corelibs-foundation, Swift 6.3.1) end the process when they are changed, and have wrong members.
#
# - `CharacterSet.decimalDigits.inverted` cannot be changed: `remove(charactersIn:)` ends the process (“Immutable character set passed to mutable
#   function”). So does every change of `NSMutableCharacterSet()`, and of the inverse of an inverse.
# - `CharacterSet(charactersIn: "a😀")` has U+F600 instead of U+1F600.
# - `CharacterSet.letters.union(CharacterSet(charactersIn: "abc").inverted)` lacks U+FF3B, and an inverse is no superset of what it has.
#
# Needs: swiftc 6.3.1. Prints what it sees; exits with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/main.swift" <<'SWIFT'
import Foundation

switch CommandLine.arguments[1] {
case "inverse":
    var set = CharacterSet.decimalDigits.inverted
    set.remove(charactersIn: ".")
    print("changed")
case "mutable":
    let set = NSMutableCharacterSet()
    set.addCharacters(in: "a")
    print("changed")
default:
    let faces = CharacterSet(charactersIn: "a😀")
    print("😀:", faces.contains("😀"), "U+F600:", faces.contains("\u{F600}"))
    let others = CharacterSet(charactersIn: "abc").inverted
    print("U+FF3B:", CharacterSet.letters.union(others).contains("\u{FF3B}"))
    print("superset of digits:", others.isSuperset(of: .decimalDigits))
}
SWIFT
swiftc -swift-version 5 "$folder/main.swift" -o "$folder/main"
export SWIFT_BACKTRACE=enable=no
seen=$(
    for change in inverse mutable; do
        result=$("$folder/main" "$change" 2>/dev/null) || result="the process ends"
        echo "$change: $result"
    done 2>/dev/null
    "$folder/main" members
)
echo "$seen"
expected="inverse: the process ends
mutable: the process ends
😀: false U+F600: true
U+FF3B: false
superset of digits: false"
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
