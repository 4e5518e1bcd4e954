import FileFormats
import Foundation
import Simulator

/// The results of tests, as JUnit's XML has them.
struct JUnitReport: Equatable, Sendable {
    struct Case: Equatable, Sendable {
        var name: String
        var classname = ""
        /// Seconds.
        var time = 0.0
        /// Messages, with the text below each where there is one.
        var failures: [String] = []
        /// Failures of runs before the one that passed.
        var earlierFailures: [String] = []
        var isSkipped = false
        /// The test's activities and attachments.
        var output = ""

        /// `AppTests.CartTests/testTotal`, or the file of a flow.
        var identifier: String { classname.isEmpty ? name : "\(classname)/\(name)" }
    }

    struct Suite: Equatable, Sendable {
        var name: String
        var cases: [Case] = []

        var time: Double { cases.reduce(0) { $0 + $1.time } }
        var failureCount: Int { cases.count { !$0.failures.isEmpty } }
        var skippedCount: Int { cases.count { $0.isSkipped } }
    }

    var suites: [Suite] = []

    /// The largest report that is read, in bytes.
    private static let limit = 256 << 20

    init(suites: [Suite] = []) { self.suites = suites }

    /// - Throws: `SimulatorError` for a file that cannot be read or is no report.
    init(file: URL) throws {
        let data: Data
        do { data = try RegularFile.read(file, limit: Self.limit) } catch let problem {
            throw SimulatorError("\(file.path) \(problem.message)", nextStep: "Name a report that --junit or --output has written.")
        }
        do { try self.init(data) } catch {
            throw SimulatorError(
                "\(file.path) is no JUnit report: \(error)", nextStep: "Name a report that --junit or --output has written.")
        }
        let folder = file.standardizedFileURL.deletingLastPathComponent().path
        mapAttachments { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
    }

    /// Replaces the paths of attachments.
    mutating func mapAttachments(_ path: (String) -> String) {
        for suite in suites.indices {
            for index in suites[suite].cases.indices {
                let output = suites[suite].cases[index].output
                guard output.contains(Self.attachmentMark) else { continue }
                suites[suite].cases[index].output = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                    Self.attachment(in: line).map { "\(Self.attachmentMark)\(path($0))]]" } ?? String(line)
                }.joined(separator: "\n")
            }
        }
    }

    private static let attachmentMark = "[[ATTACHMENT|"

    /// The path in a line that names an attachment; nil for another line.
    static func attachment(in line: some StringProtocol) -> String? {
        guard let start = line.range(of: attachmentMark), let end = line.range(of: "]]", options: .backwards),
            start.upperBound <= end.lowerBound
        else { return nil }
        return String(line[start.upperBound..<end.lowerBound])
    }

    /// - Throws: Errors of the XML reader.
    init(_ data: Data) throws {
        let reader = try XMLReader(data)
        var (test, kind, text): (Case?, String?, String) = (nil, nil, "")
        var message = ""
        while let event = try reader.next() {
            switch event {
            case .start("testsuite", let attributes, _): suites.append(Suite(name: attributes["name"] ?? ""))
            case .start("testcase", let attributes, _):
                test = Case(
                    name: attributes["name"] ?? "", classname: attributes["classname"] ?? "",
                    time: attributes["time"].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } ?? 0)
            case .start("skipped", _, _): test?.isSkipped = true
            case .start(let name, let attributes, _) where ["failure", "error", "flakyFailure", "system-out"].contains(name):
                (kind, text, message) = (name, "", attributes["message"] ?? "")
            case .text(let part): if kind != nil { text += part }
            case .end(let name) where name == kind:
                let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
                let whole = trimmed.isEmpty || trimmed == message ? message : message.isEmpty ? trimmed : "\(message)\n\(trimmed)"
                if kind == "system-out" {
                    test?.output = text.trimmingCharacters(in: .newlines)
                } else if kind == "flakyFailure" {
                    test?.earlierFailures.append(whole)
                } else {
                    test?.failures.append(whole)
                }
                kind = nil
            case .end("testcase"):
                if let found = test {
                    if suites.isEmpty { suites.append(Suite(name: "")) }
                    suites[suites.count - 1].cases.append(found)
                }
                test = nil
            case .start, .end: break
            }
        }
    }

    // MARK: Merging

    /// Adds another report; suites of one name become one.
    mutating func merge(_ other: JUnitReport) {
        for suite in other.suites {
            if let index = suites.firstIndex(where: { $0.name == suite.name }) {
                suites[index].cases += suite.cases
            } else {
                suites.append(suite)
            }
        }
    }

    /// Puts the results of tests that were repeated in the place of their failures, and keeps these beside them.
    mutating func replace(with repeated: JUnitReport) {
        let results = Dictionary(repeated.suites.flatMap(\.cases).map { ($0.identifier, $0) }) { first, _ in first }
        for suite in suites.indices {
            for index in suites[suite].cases.indices {
                let old = suites[suite].cases[index]
                guard !old.failures.isEmpty, var new = results[old.identifier] else { continue }
                new.earlierFailures = old.earlierFailures + old.failures
                suites[suite].cases[index] = new
            }
        }
    }

    var cases: [Case] { suites.flatMap(\.cases) }
    var failed: [Case] { cases.filter { !$0.failures.isEmpty } }

    // MARK: Writing

    var xml: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append(
            "<testsuites tests=\"\(cases.count)\" failures=\"\(failed.count)\" time=\"\(Self.seconds(cases.reduce(0) { $0 + $1.time }))\">")
        for suite in suites {
            lines.append(
                "  <testsuite name=\"\(Self.escaped(suite.name))\" tests=\"\(suite.cases.count)\" failures=\"\(suite.failureCount)\" "
                    + "skipped=\"\(suite.skippedCount)\" time=\"\(Self.seconds(suite.time))\">")
            lines += suite.cases.map(Self.element)
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func element(_ test: Case) -> String {
        let attributes = "classname=\"\(escaped(test.classname))\" name=\"\(escaped(test.name))\" time=\"\(seconds(test.time))\""
        func failures(_ name: String, _ texts: [String]) -> String { texts.map { "<\(name) message=\"\(escaped($0))\"/>" }.joined() }
        let content =
            (test.isSkipped ? "<skipped/>" : "") + failures("failure", test.failures) + failures("flakyFailure", test.earlierFailures)
            + (test.output.isEmpty ? "" : "<system-out>\(escaped(test.output))</system-out>")
        return content.isEmpty ? "    <testcase \(attributes)/>" : "    <testcase \(attributes)>\(content)</testcase>"
    }

    static func seconds(_ time: Double) -> String { "\((time * 1000).rounded() / 1000)" }

    /// Text as XML writes it; control characters that XML cannot hold are left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            default: if scalar.value >= 32 || scalar == "\t" { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
