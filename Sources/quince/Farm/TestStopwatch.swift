import Foundation
import Simulator

/// Measures how long the tests of a run take, by the lines that tell of their beginnings and ends.
struct TestStopwatch {
    private var starts: [String: Date] = [:]
    /// XCTest's tests by names such as `CartTests/testTotal`.
    private var xctest: [String: Double] = [:]
    /// Swift Testing's tests in the order of their ends: their lines do not say which suite a test is of.
    private var swiftTesting: [Double] = []
    private var swiftTestingStart: Date?

    mutating func read(_ line: String, at time: Date) {
        if line.hasPrefix("Test Case '") { return readXCTest(line, time) }
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[0].count == 1, words[1] == "Test" else { return }
        readSwiftTesting(words[2], time)
    }

    private mutating func readXCTest(_ line: String, _ time: Date) {
        guard let match = line.prefixMatch(of: /Test Case '(.+)\.([^.']+)' (started|passed|failed|skipped)/) else { return }
        let name = "\(match.1)/\(match.2)"
        if match.3 == "started" {
            starts[name] = time
        } else if let start = starts.removeValue(forKey: name) {
            xctest[name] = max(time.timeIntervalSince(start), 0)
        }
    }

    /// `total() started.` and `total() passed after 0.1 seconds.`; tests run one at a time.
    private mutating func readSwiftTesting(_ text: Substring, _ time: Date) {
        guard !text.hasPrefix("run "), !text.hasPrefix("case passing ") else { return }
        if text.hasSuffix(" started.") {
            swiftTestingStart = time
        } else if [" passed after ", " failed after ", " skipped"].contains(where: text.contains) {
            swiftTesting.append(swiftTestingStart.map { max(time.timeIntervalSince($0), 0) } ?? 0)
            swiftTestingStart = nil
        }
    }

    /// The real seconds of the tests by names such as `CartTests/testTotal` and `Carts/total()`.
    ///
    /// - Parameter events: Swift Testing's event stream, which names its tests in the order of their ends.
    func seconds(events: String) -> [String: Double] {
        let cases = TestLog().allCases(events: events)
        // A test that prints such lines itself spoils the order.
        guard cases.count == swiftTesting.count else { return xctest }
        let named = zip(cases, swiftTesting).filter { !$0.0.isSkipped }
        let seconds = named.map { ($0.suite.isEmpty ? $0.name : "\($0.suite)/\($0.name)", $1) }
        return xctest.merging(seconds) { first, _ in first }
    }
}
