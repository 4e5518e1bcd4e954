#!/usr/bin/env bash
# Foundation's JSONDecoder with allowsJSON5 reads other text than JSON5 1.0.0 describes, and refuses some of it.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12). Against https://spec.json5.org (1.0.0):
#   - A backslash at a line's end continues the line and stands for nothing; here the line's end becomes part of the text.
#   - A key may be written with escapes, {\u0061b: 1} for "ab"; here the escape is kept as six characters.
#   - Refused although valid: \v, \0, \u0000 (which it takes without allowsJSON5) and escapes of other characters (\q is q), a tab in a string, and between tokens no-break spaces, U+2028, U+FEFF and
#     the other spaces of Unicode.
# Comments, single quotes, commas at the end, names as keys, hexadecimal numbers, signs, Infinity and NaN are read as described. Whoever converts JSON5 that
# people edit by hand, such as Xcode 27's project.xcproj, meets the first kind without an error. Output of the last run:
#     continued line: ["a\nb"]
#     escape in a key: ["\\u0061b": 1]
#     \v: refused
#     \0: refused
#     \u0000: refused
#     \q: refused
#     tab: refused
#     no-break space: refused
#     U+2028: refused
#     U+FEFF: refused
#     ideographic space: refused
#     the rest: [["key": 16.0], ["$b": 0.5], ["ü": inf]]
# Needs: swiftc 6.3.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swiftc --version 2>&1 | head -n 1)" >&2; exit 2; }

cat >"$work/main.swift" <<'SWIFT'
import Foundation
let decoder = JSONDecoder()
decoder.allowsJSON5 = true
func show<Value: Decodable>(_ name: String, _ type: Value.Type, _ text: String) {
    let value = try? decoder.decode(type, from: Data(text.utf8))
    print("\(name): \(value.map { "\($0)" } ?? "refused")")
}
show("continued line", [String].self, "['a\\\nb']")
show("escape in a key", [String: Int].self, "{\\u0061b: 1}")
show("\\v", [String].self, "['\\v']")
show("\\0", [String].self, "['\\0']")
show("\\u0000", [String].self, "['\\u0000']")
show("\\q", [String].self, "['\\q']")
show("tab", [String].self, "['a\tb']")
show("no-break space", [Int].self, "[1,\u{A0}2]")
show("U+2028", [Int].self, "[1,\u{2028}2]")
show("U+FEFF", [Int].self, "[1,\u{FEFF}2]")
show("ideographic space", [Int].self, "[1,\u{3000}2]")
show("the rest", [[String: Double]].self, "[{'key': 0x10, /* a */}, {$b: .5}, {ü: +Infinity},] // b")
SWIFT
swiftc "$work/main.swift" -o "$work/program"
"$work/program" | tee "$work/output"
diff - "$work/output" <<'OUTPUT'
continued line: ["a\nb"]
escape in a key: ["\\u0061b": 1]
\v: refused
\0: refused
\u0000: refused
\q: refused
tab: refused
no-break space: refused
U+2028: refused
U+FEFF: refused
ideographic space: refused
the rest: [["key": 16.0], ["$b": 0.5], ["ü": inf]]
OUTPUT
