#!/usr/bin/env bash
# Files that one frontend compiles together know the types behind each other's `some`, and Swift's incremental driver does not: after a changed body it leaves
# files that have the old type as they are, and the program calls the old type's functions with the new type's values.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12), `swiftc -incremental -enable-batch-mode`, which is how packages and Xcode build for debugging. The dependency files
# (.swiftdeps) of the changed file are the same but for what it uses. Output of the last run:
#     as built from nothing: 1
#     after the body changed: 2
#     compiled apart: 20
# Needs: swiftc 6.3.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swiftc --version 2>&1 | head -n 1)" >&2; exit 2; }
cd "$work"
cat > a.swift <<'S'
protocol P { func f() -> Int }
struct S1: P { var a = 1; func f() -> Int { a } }
struct S2: P { var b = 2; func f() -> Int { b * 10 } }
func make() -> some P { S1() }
S
echo 'func use() -> Int { let p = make(); return p.f() }' > b.swift
echo 'print(use())' > main.swift
cat > map.json <<'S'
{"": {"swift-dependencies": "all.priors"}, "a.swift": {"object": "a.o", "swift-dependencies": "a.swiftdeps"},
 "b.swift": {"object": "b.o", "swift-dependencies": "b.swiftdeps"}, "main.swift": {"object": "main.o", "swift-dependencies": "main.swiftdeps"}}
S
build() {
    swiftc -c -Onone -incremental -enable-batch-mode -j1 -module-name program -output-file-map map.json a.swift b.swift main.swift
    swiftc -o program a.o b.o main.o
}
build
first=$(./program)
echo "as built from nothing: $first"
sleep 1.1
sed -i 's/some P { S1() }/some P { S2() }/' a.swift
build
after=$(./program)
echo "after the body changed: $after"
rm b.o
swiftc -frontend -c -Onone -module-name program a.swift -primary-file b.swift main.swift -o b.o
swiftc -o program a.o b.o main.o
apart=$(./program)
echo "compiled apart: $apart"
[ "$first $after $apart" = "1 2 20" ]
