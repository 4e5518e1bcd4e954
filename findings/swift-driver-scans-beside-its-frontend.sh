#!/usr/bin/env bash
# Swift's driver looks for its dependency scanner beside the frontend that -driver-use-frontend-path names, not in its own toolchain, and says so in every build.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12). A wrapper of the frontend in another folder draws a warning on standard error for each call of the driver, though
# nothing is to be scanned; a link `lib` beside the wrapper's folder to the toolchain's silences it. Output of the last run:
#     wrapper alone: warning: Unable to locate libSwiftScan. Fallback to `swift-frontend` dependency scanner invocation.
#     wrapper with the toolchain's lib beside its folder: nothing
# Needs: swiftc 6.3.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swiftc --version 2>&1 | head -n 1)" >&2; exit 2; }
cd "$work"

tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
mkdir bin
printf '#!/bin/sh\nexec %s/swift-frontend "$@"\n' "$tools" >bin/swift-frontend
chmod +x bin/swift-frontend
echo 'func f() {}' >f.swift

compile() { swiftc -c f.swift -o f.o -driver-use-frontend-path "$work/bin/swift-frontend" 2>&1; }
alone=$(compile)
ln -s "$tools/../lib" lib
beside=$(compile)
echo "wrapper alone: $alone"
echo "wrapper with the toolchain's lib beside its folder: ${beside:-nothing}"
[[ "$alone" == *'Unable to locate libSwiftScan'* ]]
[ -z "$beside" ]
