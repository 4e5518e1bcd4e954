#!/usr/bin/env bash
# A Swift class whose superclass is named by an inferred associated type has that superclass in its own file, and none in the module's other files.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12). `Observer.Case` is inferred from a default implementation; as the type of a value it means Base everywhere.
# As a superclass it is known where the file with the inference is compiled; compiling another file, the compiler drops the superclass without a word and
# then misses its members. Compiled as a whole module, with a use of the class in its own file, the same sources build. Output of the last run:
#     file by file: error: value of type 'Derived' has no member 'hello'
#     whole module: base base
# Needs: swiftc 6.3.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swiftc --version 2>&1 | head -n 1)" >&2; exit 2; }
cd "$work"

cat >classes.swift <<'SWIFT'
class Base { func hello() -> String { "base" } }
protocol Kind { associatedtype Case: AnyObject; func make() -> Case }
protocol Defaults {}
extension Defaults { func make() -> Base { Base() } }
struct Observer: Kind, Defaults {}
class Derived: Observer.Case {}
let value: Observer.Case = Derived()
func own() -> String { Derived().hello() }
SWIFT
echo 'func other() -> String { Derived().hello() }' >other.swift
echo 'print(own(), other())' >main.swift

apart=$(swiftc classes.swift other.swift main.swift -o apart 2>&1 | grep -o "error: value of type .*" | head -n 1 || true)
swiftc -wmo classes.swift other.swift main.swift -o whole
whole=$(./whole)
echo "file by file: $apart"
echo "whole module: $whole"
[ "$apart" = "error: value of type 'Derived' has no member 'hello'" ]
[ "$whole" = 'base base' ]
