#!/usr/bin/env bash
# A module's symbol graph, and the digester's dump of its API, leave out what is unavailable, whatever message it has; the module's interface has it.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12), `swift symbolgraph-extract` and `swift-api-digester -dump-sdk`. Documentation made of symbol graphs cannot say
# what was renamed, a comparison of dumps tells of a function that became unavailable as of one that was removed, and a list of what can be called can be
# taken from either as it is. Output of the last run:
#     the symbol graph has: here
#     the digester's dump has: here
#     the interface has: gone here
# Needs: swift 6.3, python3.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swift --version 2>&1 | head -n 1)" >&2; exit 2; }
cd "$work"
cat >Kit.swift <<'SWIFT'
public func here() {}
@available(*, unavailable, message: "use here()") public func gone() {}
SWIFT
swiftc -parse-as-library -module-name Kit -enable-library-evolution -emit-module -emit-module-interface-path Kit.swiftinterface Kit.swift
tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
"$tools/swift-symbolgraph-extract" -module-name Kit -I . -target "$(uname -m)-unknown-linux-gnu" -output-dir . >/dev/null
"$tools/swift-api-digester" -dump-sdk -module Kit -I . -o dump.json >/dev/null 2>&1
graph=$(python3 -c 'import json
print(*sorted(each["names"]["title"][:-2] for each in json.load(open("Kit.symbols.json"))["symbols"]))')
dump=$(python3 -c 'import json
print(*sorted(each["name"] for each in json.load(open("dump.json"))["ABIRoot"]["children"] if each.get("declKind") == "Func"))')
interface=$(grep -o 'func [a-z]*' Kit.swiftinterface | cut -d' ' -f2 | sort | paste -sd' ' -)
echo "the symbol graph has: $graph"
echo "the digester's dump has: $dump"
echo "the interface has: $interface"
[ "$graph" = here ] && [ "$dump" = here ] && [ "$interface" = "gone here" ]
