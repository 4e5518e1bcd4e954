#!/usr/bin/env bash
# XCTest on Linux (swift-corelibs-xctest, Swift 6.3.1): `continueAfterFailure = false` changes nothing.
#
# The property is documented to end a test at its first failure. On Linux it takes the value and keeps on answering true, and the test goes on: what was to be
# guarded by the failed assertion, such as an index, is evaluated.
#
# Needs: swiftc 6.3.1. Prints what it sees; exits with 1 when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/main.swift" <<'SWIFT'
import XCTest

final class GuardTests: XCTestCase {
    override func setUp() { continueAfterFailure = false }

    func testGuard() {
        XCTAssertEqual(1, 2)
        print("went on; continueAfterFailure is \(continueAfterFailure)")
    }
}

XCTMain([testCase([("testGuard", GuardTests.testGuard)])])
SWIFT
swiftc -o "$folder/tests" "$folder/main.swift" 2>/dev/null
seen=$("$folder/tests" 2>&1 | grep '^went on' || true)
echo "seen: ${seen:-the test ended at its failure}"
[ "$seen" = "went on; continueAfterFailure is true" ]
