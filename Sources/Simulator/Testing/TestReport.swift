import Foundation

/// The results of test runs in the XML form of JUnit, which CI systems read.
public struct TestReport: Sendable {
    private var suites: [String] = []
    private var tests = 0
    private var failures = 0
    /// The folder of the attachments, relative to the report's own.
    private let attachmentFolder: String
    /// The attachments that the report names, by their names in the folder of attachments.
    public private(set) var attachments: [(name: String, data: Data)] = []

    public init(attachmentFolder: String = "attachments") { self.attachmentFolder = attachmentFolder }

    /// Adds the tests of a bundle, and the one that ended the app, if any.
    ///
    /// - Parameters:
    ///   - log: The results of XCTest's tests.
    ///   - events: Swift Testing's event stream.
    ///   - records: The tests' activities and attachments.
    public mutating func add(
        _ log: TestLog, events: String, bundle: String, crash: (test: String?, reason: String)?, records: TestRecords = TestRecords()
    ) {
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
        let cases = all.map { element($0, bundle: bundle, records) }
        suites.append("  <testsuite name=\"\(JUnit.escaped(bundle))\" \(head)>\n\(cases.joined())  </testsuite>\n")
        tests += all.count
        failures += failed
    }

    private mutating func element(_ test: TestLog.Case, bundle: String, _ records: TestRecords) -> String {
        let suite = [bundle, test.suite.replacingOccurrences(of: "/", with: ".")].filter { !$0.isEmpty }.joined(separator: ".")
        let attributes =
            "classname=\"\(JUnit.escaped(suite))\" name=\"\(JUnit.escaped(test.name))\" time=\"\(JUnit.seconds(test.time))\""
        if test.isSkipped { return "    <testcase \(attributes)><skipped/></testcase>\n" }
        let output = output(of: test, bundle: bundle, records)
        let content =
            test.failures.map { "<failure message=\"\(JUnit.escaped($0))\"/>" }.joined()
            + (output.isEmpty ? "" : "<system-out>\(JUnit.escaped(output))</system-out>")
        return content.isEmpty ? "    <testcase \(attributes)/>\n" : "    <testcase \(attributes)>\(content)</testcase>\n"
    }

    /// The activities of a test, and its attachments as Jenkins and GitLab find them in reports.
    private mutating func output(of test: TestLog.Case, bundle: String, _ records: TestRecords) -> String {
        let lines: [String] = (records.lines["\(test.suite).\(test.name)"] ?? []).compactMap { line in
            switch line {
            case .text(let text): return text
            case .attachment(let index):
                let attachment = records.attachments[index]
                guard attachment.isKept || !test.failures.isEmpty else { return nil }
                let name = Self.fileName(
                    "\(bundle)-\(attachment.test)-\(attachments.count + 1)-\(attachment.name)", attachment.fileExtension)
                attachments.append((name, attachment.data))
                return "[[ATTACHMENT|\(attachmentFolder)/\(name)]]"
            }
        }
        return lines.joined(separator: "\n")
    }

    /// A file's name of plain characters.
    private static func fileName(_ text: String, _ fileExtension: String) -> String {
        let plain = text.unicodeScalars.map { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == ".")
                ? String(scalar) : "_"
        }.joined()
        let name = String(plain.prefix(150))
        return name.hasSuffix("." + fileExtension) ? name : "\(name).\(fileExtension)"
    }

    public var xml: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests=\"\(tests)\" failures=\"\(failures)\">\n" + suites.joined()
            + "</testsuites>\n"
    }
}
