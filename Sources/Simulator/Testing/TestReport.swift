import Foundation

/// The results of test runs in the XML form of JUnit, which CI systems read.
public struct TestReport: Sendable {
    private var suites: [String] = []
    private var tests = 0
    private var failures = 0

    public init() {}

    /// Adds the XCTest tests of a bundle, and the one that ended the app, if any.
    public mutating func add(_ log: TestLog, bundle: String, crash: (test: String?, reason: String)?) {
        var all = log.cases
        if let crash {
            let parts = (crash.test ?? "the app").split(separator: ".", maxSplits: 1).map(String.init)
            all.append(TestLog.Case(suite: parts.count > 1 ? parts[0] : "", name: parts.last ?? "", time: 0, failures: [crash.reason]))
        }
        guard !all.isEmpty else { return }
        let failed = all.filter { !$0.failures.isEmpty }.count
        let time = all.reduce(0) { $0 + $1.time }
        let head = "tests=\"\(all.count)\" failures=\"\(failed)\" skipped=\"\(all.filter(\.isSkipped).count)\" time=\"\(time)\""
        let cases = all.map { test in
            let attributes =
                "classname=\"\(JUnit.escaped(([bundle, test.suite].filter { !$0.isEmpty }).joined(separator: ".")))\" name=\"\(JUnit.escaped(test.name))\" time=\"\(test.time)\""
            if test.isSkipped { return "    <testcase \(attributes)><skipped/></testcase>\n" }
            let content = test.failures.map { "<failure message=\"\(JUnit.escaped($0))\"/>" }.joined()
            return content.isEmpty ? "    <testcase \(attributes)/>\n" : "    <testcase \(attributes)>\(content)</testcase>\n"
        }
        suites.append("  <testsuite name=\"\(JUnit.escaped(bundle))\" \(head)>\n\(cases.joined())  </testsuite>\n")
        tests += all.count
        failures += failed
    }

    /// Adds what Swift Testing has written about a bundle itself.
    public mutating func add(swiftTesting xml: String) {
        guard let start = xml.range(of: "<testsuite "), let end = xml.range(of: "</testsuite>", options: .backwards) else { return }
        let suite = String(xml[start.lowerBound..<end.upperBound])
        let (count, failed) = (Self.number("tests", in: suite), Self.number("failures", in: suite))
        guard count > 0 else { return }
        suites.append("  \(suite)\n")
        tests += count
        failures += failed
    }

    /// An attribute of the first element.
    private static func number(_ name: String, in xml: String) -> Int {
        guard let start = xml.range(of: " \(name)=\"") else { return 0 }
        return Int(xml[start.upperBound...].prefix { $0 != "\"" }) ?? 0
    }

    public var xml: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"\(tests)\" failures=\"\(failures)\">\n" + suites.joined()
            + "</testsuites>\n"
    }
}
