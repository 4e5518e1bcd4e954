import Foundation

/// The event stream of a Swift Testing run: JSON objects, one per line ("JSON ABI", version 0, in its documentation).
struct TestEventStream {
    /// The finished tests, in the order they ended; suites are none.
    private(set) var cases: [TestLog.Case] = []

    private var titles: [String: (suite: String, name: String)] = [:]
    private var starts: [String: Double] = [:]
    private var failures: [String: [String]] = [:]

    /// Reads a stream; lines that are no records are passed over.
    init(_ text: String) {
        let decoder = JSONDecoder()
        for line in text.split(separator: "\n") {
            guard let record = try? decoder.decode(Record.self, from: Data(line.utf8)) else { continue }
            record.kind == "test" ? declare(record.payload) : happen(record.payload)
        }
    }

    /// `AppTests.Carts/Full/total()/CartTests.swift:40:6` is the test `total()` of the suite `Carts/Full`.
    private mutating func declare(_ test: Payload) {
        guard test.kind == "function", let id = test.id, let name = test.name else { return }
        let path = id.range(of: "/\(name)/").map { id[..<$0.lowerBound] } ?? ""
        titles[id] = (path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? "", name)
    }

    private mutating func happen(_ event: Payload) {
        guard let id = event.testID, let title = titles[id] else { return }
        let time = event.instant?.absolute ?? 0
        switch event.kind {
        case "testStarted": starts[id] = time
        case "issueRecorded":
            guard let issue = event.issue, !issue.isKnown, issue.isFailure ?? true else { return }
            let place = issue.sourceLocation.map { "\($0._filePath):\($0.line): " } ?? ""
            failures[id, default: []].append(place + (event.messages ?? []).map(\.text).joined(separator: "\n"))
        case "testEnded", "testSkipped":
            cases.append(
                TestLog.Case(
                    suite: title.suite, name: title.name, time: starts[id].map { time - $0 } ?? 0, failures: failures[id] ?? [],
                    isSkipped: event.kind == "testSkipped"))
        default: break
        }
    }

    private struct Record: Decodable {
        var kind: String
        var payload: Payload
    }

    /// A test's declaration, or an event.
    private struct Payload: Decodable {
        var kind: String
        var id: String?
        var name: String?
        var testID: String?
        var instant: Instant?
        var issue: Issue?
        var messages: [Message]?
    }

    private struct Instant: Decodable { var absolute: Double }
    private struct Message: Decodable { var text: String }

    private struct Issue: Decodable {
        var isKnown: Bool
        var isFailure: Bool?
        var sourceLocation: Location?
    }

    private struct Location: Decodable {
        var _filePath: String
        var line: Int
    }
}
