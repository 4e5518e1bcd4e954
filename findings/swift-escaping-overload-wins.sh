#!/usr/bin/env bash
# Swift 6.3.1: an overload whose closure does not escape never wins against an imported one whose closure does.
#
# Foundation on Linux declares some functions with `@escaping` closures that Darwin's take without (NSRegularExpression.enumerateMatches, for one). A module
# that adds the non-escaping form in an extension, so that code written for Darwin compiles, does not get it called: of two functions that differ in
# `@escaping` alone, the ranking takes the escaping one for the more specialized, even where the other is declared in the same file as the call. Code that
# uses members of `self` without `self.` in the closure is refused, although the overload in the same file would accept it. (Within one module the two would
# be an invalid redeclaration; across modules nothing says that one is never reached.)
#
# Needs: swiftc 6.3.1. Prints what it sees; exits with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat >Library.swift <<'SWIFT'
open class Finder {
    public init() {}
    public func each(in text: String, using block: @escaping (String) -> Void) { block(text + ": library") }
}
SWIFT
swiftc -emit-library -emit-module -module-name Library Library.swift -o libLibrary.so

extension='import Library
extension Finder { func each(in text: String, using block: (String) -> Void) { block(text + ": own") } }
final class App {
    var found: [String] = []
    func run() { Finder().each(in: "a") { CALL } }
}'
echo "${extension/CALL/found.append(\$0)}" >implicit.swift
implicit=$(swiftc -typecheck -I . implicit.swift 2>&1 | grep -c "requires explicit use of 'self'" || true)

printf '%s\nlet app = App()\napp.run()\nprint(app.found[0])\n' "${extension/CALL/self.found.append(\$0)}" >main.swift
swiftc -I . -L . -lLibrary -Xlinker -rpath -Xlinker "$folder" main.swift -o app
called=$(./app)

echo "without self.: $([ "$implicit" -gt 0 ] && echo refused || echo accepted)"
echo "with self.: $called"
[ "$implicit" -gt 0 ] && [ "$called" = "a: library" ]
