import Foundation

/// The console output of a test run, parsed line by line: the tests that run, and the results of XCTest's.
public struct TestLog: Sendable {
    /// A finished test of XCTest.
    public struct Case: Equatable, Sendable {
        public var suite: String
        public var name: String
        /// Seconds.
        public var time: Double
        /// `file:line: message` of each failure.
        public var failures: [String] = []
        public var isSkipped = false
    }

    public private(set) var cases: [Case] = []
    /// Tests that have begun and not ended, the last one last.
    public private(set) var running: [String] = []
    /// The number of tests that have begun.
    public private(set) var count = 0
    /// Whether the run has come to its end; an app can end before.
    public private(set) var isFinished = false
    private var failures: [String: [String]] = [:]
    private var size = 0
    /// Bytes of lines that are kept: an app can print results without end.
    private let mostBytes: Int

    /// The results of XCTest's and Swift Testing's tests.
    ///
    /// - Parameter events: Swift Testing's event stream; any text.
    public func allCases(events: String) -> [Case] { cases + TestEventStream(events).cases }

    public init() { self.init(mostBytes: 64 << 20) }
    init(mostBytes: Int) { self.mostBytes = mostBytes }

    /// Takes in a line of the run's output.
    public mutating func read(_ line: String) {
        guard line.hasPrefix("Test Case '") || line.contains(": error: ") || line.contains(" Test ") else { return }
        size += line.utf8.count + Self.entryCost
        // Whether the run has come to its end counts in any case.
        guard size <= mostBytes || line.contains(" Test run with ") else { return }
        if line.hasPrefix("Test Case '") {
            readCase(line)
        } else if let range = line.range(of: ": error: ") {
            let message = line[range.upperBound...]
            guard let end = message.range(of: " : ") else { return }
            failures[String(message[..<end.lowerBound]), default: []].append(line[..<range.lowerBound] + ": " + message[end.upperBound...])
        } else {
            readModern(line)
        }
    }

    /// The bytes that an entry takes besides its text.
    private static let entryCost = 128

    private mutating func begin(_ title: String) {
        running.append(title)
        count += 1
    }

    /// `Test Case 'Suite.name' passed (0.1 seconds)`
    private mutating func readCase(_ line: String) {
        let rest = line.dropFirst("Test Case '".count)
        guard let quote = rest.firstIndex(of: "'") else { return }
        let title = String(rest[..<quote])
        let verb = rest[rest.index(after: quote)...].split(separator: " ").first.map(String.init) ?? ""
        if verb == "started" { return begin(title) }
        guard ["passed", "failed", "skipped"].contains(verb) else { return }
        running.removeAll { $0 == title }
        let dot = title.lastIndex(of: ".") ?? title.endIndex
        let seconds = rest.split(separator: "(").last.flatMap { $0.split(separator: " ").first }.flatMap { Double($0) }
        cases.append(
            Case(
                suite: String(title[..<dot]), name: dot == title.endIndex ? title : String(title[title.index(after: dot)...]),
                time: seconds ?? 0, failures: failures[title] ?? [], isSkipped: verb == "skipped"))
    }

    /// `◇ Test name() started.` and `✔ Test name() passed after 0.1 seconds.`
    private mutating func readModern(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3, words[1] == "Test", words[0].count == 1 else { return }
        let rest = words[2]
        if rest.hasPrefix("run with ") { isFinished = true }
        if rest.hasSuffix(" started."), !rest.hasPrefix("run ") {
            begin(String(rest.dropLast(" started.".count)))
        } else if let verb = [" passed after ", " failed after ", " skipped"].compactMap({ rest.range(of: $0) }).first {
            // `numbers(number:) with 2 test cases`
            let title = String(rest[..<verb.lowerBound])
            running.removeAll { title == $0 || title.hasPrefix($0 + " with ") }
        }
    }
}
