#!/usr/bin/env bash
# Foundation on Linux (swift-corelibs-foundation, Swift 6.3.1): a secure unarchiver fails a whole archive for one key that it lacks.
#
# `decodeObject(of:forKey:)` and `decodeObject(forKey:)` are documented to return nil for a key that is not there: apps decode optional properties, and those
# that older versions of theirs did not have, without asking `containsValue(forKey:)` first. On Linux both calls return nil and set the unarchiver's error
# (“No value found for key”), which `unarchivedObject(ofClass:from:)` throws, although the object's init(coder:) has returned an object. `decodeInteger(forKey:)`
# of an absent key is 0 and sets none.
#
# Needs: swiftc 6.3.1. Prints what it sees; exits with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/main.swift" <<'SWIFT'
import Foundation

final class Note: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    init(call: String) { Note.call = call }
    nonisolated(unsafe) static var call = ""

    func encode(with coder: NSCoder) { coder.encode("hello" as NSString, forKey: "text") }

    init?(coder: NSCoder) {
        switch Note.call {
        case "integer": print("count:", coder.decodeInteger(forKey: "count"))
        case "object": print("author:", coder.decodeObject(forKey: "author") ?? "nil")
        default: print("author:", coder.decodeObject(of: NSString.self, forKey: "author") ?? "nil")
        }
    }
}

for call in ["integer", "object", "object of a class"] {
    let data = try NSKeyedArchiver.archivedData(withRootObject: Note(call: call), requiringSecureCoding: true)
    do {
        let note = try NSKeyedUnarchiver.unarchivedObject(ofClass: Note.self, from: data)
        print("\(call):", note == nil ? "nil" : "an object")
    } catch {
        print("\(call): error", (error as NSError).code)
    }
}
SWIFT
swiftc -swift-version 5 "$folder/main.swift" -o "$folder/main"
seen=$("$folder/main" 2>/dev/null)
echo "$seen"
expected="count: 0
integer: an object
author: nil
object: error 4865
author: nil
object of a class: error 4865"
[ "$seen" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
