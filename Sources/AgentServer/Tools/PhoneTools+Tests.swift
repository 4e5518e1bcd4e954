import Foundation
import Simulator

/// The tool that runs unit tests.
extension PhoneTools {
    struct TestKey: Hashable, Sendable {
        var build: AgentBuild
        var filter: String?
    }

    func test(_ arguments: ToolArguments) throws -> ToolResult {
        let key = TestKey(build: try request(arguments), filter: try arguments.text("filter"))
        if let filter = key.filter, (try? Regex(filter)) == nil { throw ArgumentError("“\(filter)” is no regular expression") }
        let seconds = try arguments.number("timeout", in: 1...3_600) ?? Self.buildSeconds
        note.update("testing \(key.build.app)")
        let (report, step) = try joinOrStart(\.testing, key, seconds: seconds) {
            note.update("testing \(key.build.app): \($0)")
        } work: { [project] in
            try project.test(key.build, filter: key.filter, progress: $0)
        }
        guard let report else {
            throw ArgumentError("the tests are not done after \(Int(seconds)) seconds: \(step). They go on: call again to wait for them.")
        }
        return Self.result(of: report, filter: key.filter)
    }

    static func result(of report: AgentTestReport, filter: String?) -> ToolResult {
        let failed = report.cases.filter { !$0.failures.isEmpty }, skipped = report.cases.filter(\.isSkipped).count
        let passed = report.cases.count - failed.count - skipped
        guard !report.cases.isEmpty || !report.crashes.isEmpty else {
            return ToolResult(error: (filter.map { "no test matches “\($0)”" } ?? "there are no tests") + suffix(report.notes))
        }
        var counts = ["\(passed) passed", "\(failed.count) failed"]
        if skipped > 0 { counts.append("\(skipped) skipped") }
        if !report.crashes.isEmpty { counts.append("\(report.crashes.count) crashed") }
        var lines = [counts.joined(separator: ", ")]
        for test in failed.prefix(mostFailures) {
            lines.append("✘ " + (test.suite.isEmpty ? "" : test.suite + ".") + test.name)
            lines += test.failures.prefix(5).map { "  " + $0 }
        }
        if failed.count > mostFailures { lines.append("… \(failed.count - mostFailures) more failures") }
        lines += report.crashes.map { "✘ " + $0 }
        if !report.crashes.isEmpty { lines += report.output.suffix(10).map { "  " + $0 } }
        let text = limited(lines.joined(separator: "\n") + suffix(report.notes), longestAnswer)
        return ToolResult([.text(text)], isError: !failed.isEmpty || !report.crashes.isEmpty)
    }

    private static let mostFailures = 20
    private static func suffix(_ notes: [String]) -> String { notes.map { "\n" + $0 }.joined() }
}
