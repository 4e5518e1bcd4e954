#!/usr/bin/env bash
# Swift's package manager starts the program of a manifest in a process group of its own, and a manifest that is running goes on when the manager is killed.
#
# Seen with Swift 6.3.1 (x86_64, Debian 12), `swift package dump-package`. Killing the group of the package manager, as tools and CI do to end a job, ends
# the manager and not the manifest. Output of the last run:
#     the manifest's group is the package manager's: no
#     after killing the package manager's group the manifest runs: yes
# Needs: swift 6.3, setsid (util-linux).
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift --version 2>/dev/null | grep -q 'Swift version 6\.3' || { echo "needs Swift 6.3; there is: $(swift --version 2>&1 | head -n 1)" >&2; exit 2; }
cd "$work"

# A manifest that takes 20 seconds, and says which process it is.
cat >Package.swift <<'SWIFT'
// swift-tools-version:5.9
import Foundation
import PackageDescription

try String(ProcessInfo.processInfo.processIdentifier).write(toFile: "manifest", atomically: true, encoding: .utf8)
Thread.sleep(forTimeInterval: 20)
let package = Package(name: "Slow")
SWIFT
setsid swift package --disable-sandbox --package-path "$work" --cache-path "$work/cache" --config-path "$work/config" --security-path "$work/security" \
    dump-package >/dev/null 2>&1 &
manager=$!
for _ in $(seq 600); do
    [ -s manifest ] && break
    sleep 0.1
done
manifest=$(cat manifest)
group() { ps -o pgid= -p "$1" | tr -d ' '; }
[ "$(group "$manifest")" = "$(group "$manager")" ] && same=yes || same=no
echo "the manifest's group is the package manager's: $same"
kill -KILL -- "-$manager"
wait "$manager" 2>/dev/null || true
kill -0 "$manifest" 2>/dev/null && runs=yes || runs=no
echo "after killing the package manager's group the manifest runs: $runs"
kill -KILL "$manifest" 2>/dev/null || true
[ "$same" = no ] && [ "$runs" = yes ]
