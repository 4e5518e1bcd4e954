import Foundation

/// The results of test runs in the XML form of JUnit, which CI systems read.
public struct TestReport: Sendable {
    private var suites: [String] = []
    private var tests = 0
    private var failures = 0

    public init() {}

    /// Adds the tests of a bundle, and the one that ended the app, if any.
    ///
    /// - Parameters:
    ///   - log: The results of XCTest's tests.
    ///   - events: Swift Testing's event stream.
    public mutating func add(_ log: TestLog, events: String, bundle: String, crash: (test: String?, reason: String)?) {
        var all = log.allCases(events: events)
        if let crash {
            let parts = (crash.test ?? "the app").split(separator: ".", maxSplits: 1).map(String.init)
            all.append(TestLog.Case(suite: parts.count > 1 ? parts[0] : "", name: parts.last ?? "", time: 0, failures: [crash.reason]))
        }
        guard !all.isEmpty else { return }
        let failed = all.filter { !$0.failures.isEmpty }.count
        let skipped = all.filter(\.isSkipped).count
        let time = JUnit.seconds(all.reduce(0) { $0 + $1.time })
        let head = "tests=\"\(all.count)\" failures=\"\(failed)\" skipped=\"\(skipped)\" time=\"\(time)\""
        let cases = all.map { element($0, bundle: bundle) }
        suites.append("  <testsuite name=\"\(JUnit.escaped(bundle))\" \(head)>\n\(cases.joined())  </testsuite>\n")
        tests += all.count
        failures += failed
    }

    private func element(_ test: TestLog.Case, bundle: String) -> String {
        let suite = [bundle, test.suite.replacingOccurrences(of: "/", with: ".")].filter { !$0.isEmpty }.joined(separator: ".")
        let attributes =
            "classname=\"\(JUnit.escaped(suite))\" name=\"\(JUnit.escaped(test.name))\" time=\"\(JUnit.seconds(test.time))\""
        if test.isSkipped { return "    <testcase \(attributes)><skipped/></testcase>\n" }
        let content = test.failures.map { "<failure message=\"\(JUnit.escaped($0))\"/>" }.joined()
        return content.isEmpty ? "    <testcase \(attributes)/>\n" : "    <testcase \(attributes)>\(content)</testcase>\n"
    }

    public var xml: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"\(tests)\" failures=\"\(failures)\">\n" + suites.joined()
            + "</testsuites>\n"
    }
}
