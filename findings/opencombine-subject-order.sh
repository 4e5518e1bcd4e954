#!/usr/bin/env bash
# OpenCombine's subjects deliver to their subscribers in the order of a hash table, which differs from run to run; Combine's in the order of subscription.
#
# Seen with OpenCombine 0.14.0 and Swift 6.3.1 (x86_64, Debian 12). From the second subscriber on, a subject keeps its conduits in a Set, hashed by their
# addresses with a seed of the process. Apps ported from Combine, whose later sink reads what an earlier one has stored, work in some runs and fail in others;
# so do tests that record events. Programs that need an order need a subject of their own. Output of the last run:
#     1: [2, 8, 3, 4, 5, 6, 7, 1]
#     2: [8, 5, 7, 4, 3, 6, 2, 1]
#     3: [2, 7, 5, 3, 6, 1, 4, 8]
# Needs: swift 6.3, and the network for the package.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Sources/Order"
cat >"$work/Package.swift" <<'SWIFT'
// swift-tools-version:5.9
import PackageDescription
let package = Package(
    name: "Order", dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0")],
    targets: [.executableTarget(name: "Order", dependencies: ["OpenCombine"])])
SWIFT
cat >"$work/Sources/Order/main.swift" <<'SWIFT'
import OpenCombine
let subject = PassthroughSubject<Void, Never>()
var order: [Int] = []
let subscriptions = (1...8).map { number in subject.sink { order.append(number) } }
subject.send()
print(order)
SWIFT
swift build --package-path "$work" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 2; }
for run in 1 2 3; do
    "$work/.build/debug/Order" >"$work/$run"
    echo "$run: $(cat "$work/$run")"
    [ "$(tr -dc '1-8\n' <"$work/$run" | fold -w1 | sort | tr -d '\n')" = 12345678 ]
done
! { cmp -s "$work/1" "$work/2" && cmp -s "$work/2" "$work/3"; }
