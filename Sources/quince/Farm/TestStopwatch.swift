import Foundation

/// Measures how long the tests of a run take, by the lines that tell of their beginnings and ends.
struct TestStopwatch {
    private var starts: [String: Date] = [:]
    /// XCTest's tests by names such as `CartTests/testTotal`. Swift Testing's lines do not say which suite a test is of.
    private(set) var seconds: [String: Double] = [:]

    mutating func read(_ line: String, at time: Date) {
        guard line.hasPrefix("Test Case '"), let match = line.prefixMatch(of: /Test Case '(.+)\.([^.']+)' (started|passed|failed|skipped)/)
        else { return }
        let name = "\(match.1)/\(match.2)"
        if match.3 == "started" {
            starts[name] = time
        } else if let start = starts.removeValue(forKey: name) {
            seconds[name] = max(time.timeIntervalSince(start), 0)
        }
    }
}
