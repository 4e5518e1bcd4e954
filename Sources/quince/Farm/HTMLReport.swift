import Foundation

/// One page with the results of any number of reports: failures first, with their pictures; it needs no other file.
struct HTMLReport {
    /// A picture that a flow has taken.
    struct Picture {
        var name: String
        var png: Data
    }

    let report: JUnitReport
    let pictures: [Picture]
    let title: String
    /// The attachments that the report names, by their paths in it.
    private let attachments: [String: Data]
    /// The names of the tests by those of the pictures that they show.
    private let owners: [String: String]

    init(report: JUnitReport, pictures: [Picture], title: String, attachments: [String: Data] = [:]) {
        (self.report, self.pictures, self.title, self.attachments) = (report, pictures, title, attachments)
        let names = Set(report.cases.map(\.name)).filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
        owners = Dictionary(pictures.compactMap { picture in names.first { picture.name.hasPrefix($0) }.map { (picture.name, $0) } }) {
            first, _ in first
        }
    }

    /// The tests of the summary's list of the slowest.
    private static let slowest = 10

    var html: String {
        let (all, failed) = (report.cases, report.failed)
        let skipped = all.count { $0.isSkipped }, repeated = all.filter { !$0.earlierFailures.isEmpty }
        var body = "<h1>\(text(title))</h1>\n"
        body += "<p class=\"\(failed.isEmpty ? "good" : "bad")\">\(all.count - failed.count - skipped) passed, \(failed.count) failed, "
        body += "\(skipped) skipped in \(JUnitReport.seconds(all.reduce(0) { $0 + $1.time })) s</p>\n"
        if !failed.isEmpty { body += "<h2>Failures</h2>\n" + failed.map { details($0, $0.failures) }.joined() }
        if !repeated.isEmpty {
            body += "<h2>Passed or failed after a repetition</h2>\n" + repeated.map { details($0, $0.earlierFailures) }.joined()
        }
        body += report.suites.map(table).joined()
        let slow = all.sorted { ($1.time, $0.identifier) < ($0.time, $1.identifier) }.prefix(Self.slowest).filter { $0.time > 0 }
        if !slow.isEmpty {
            body += "<h2>Slowest</h2>\n<table>" + slow.map { row($0) }.joined() + "</table>\n"
        }
        let others = pictures.filter { picture in !all.contains { shows(picture, $0) } }
        if !others.isEmpty { body += "<h2>Pictures</h2>\n" + others.map(figure).joined() }
        return Self.head(text(title)) + body + "</body></html>\n"
    }

    private func table(_ suite: JUnitReport.Suite) -> String {
        "<h2>\(text(suite.name.isEmpty ? "Tests" : suite.name))</h2>\n"
            + "<p>\(suite.cases.count) tests, \(suite.failureCount) failed, \(JUnitReport.seconds(suite.time)) s</p>\n<table>"
            + suite.cases.map { row($0) + pictureRow($0) + outputRow($0) }.joined() + "</table>\n"
    }

    private func row(_ test: JUnitReport.Case) -> String {
        let (state, sign) = test.isSkipped ? ("skipped", "–") : test.failures.isEmpty ? ("good", "✓") : ("bad", "✗")
        return "<tr class=\"\(state)\"><td>\(sign)</td><td>\(text(test.classname))</td><td>\(text(test.name))</td>"
            + "<td>\(JUnitReport.seconds(test.time)) s</td></tr>\n"
    }

    private func pictureRow(_ test: JUnitReport.Case) -> String {
        let own = pictures.filter { shows($0, test) }
        return own.isEmpty ? "" : "<tr><td></td><td colspan=\"3\">\(own.map(figure).joined())</td></tr>\n"
    }

    /// The test's activities, with their attachments.
    private func outputRow(_ test: JUnitReport.Case) -> String {
        guard !test.output.isEmpty else { return "" }
        var (parts, lines): ([String], [String]) = ([], [])
        func flush() {
            if !lines.isEmpty { parts.append("<pre>\(lines.map(text).joined(separator: "\n"))</pre>") }
            lines = []
        }
        for line in test.output.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let path = JUnitReport.attachment(in: line) else {
                lines.append(String(line))
                continue
            }
            flush()
            parts.append(attachment(path))
        }
        flush()
        return "<tr><td></td><td colspan=\"3\"><details\(test.failures.isEmpty ? "" : " open")><summary>Activities</summary>"
            + "\(parts.joined())</details></td></tr>\n"
    }

    /// A picture, a text, or the name of anything else.
    private func attachment(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let data = attachments[path] else { return "<p>Attachment: \(text(name))</p>" }
        switch path.split(separator: ".").last {
        case "png": return figure(Picture(name: String(name.dropLast(4)), png: data))
        case "txt", "json", "plist":
            return "<details><summary>\(text(name))</summary><pre>\(text(String(decoding: data, as: UTF8.self)))</pre></details>"
        default: return "<p>Attachment: \(text(name)), \(data.count) bytes</p>"
        }
    }

    private func details(_ test: JUnitReport.Case, _ failures: [String]) -> String {
        "<section><h3>\(text(test.identifier))</h3>\n" + failures.map { "<pre>\(text($0))</pre>\n" }.joined()
            + pictures.filter { shows($0, test) }.map(figure).joined() + "</section>\n"
    }

    /// Whether a picture is a test's: its name begins with the test's, and with no longer one of another.
    private func shows(_ picture: Picture, _ test: JUnitReport.Case) -> Bool { owners[picture.name] == test.name }

    private func figure(_ picture: Picture) -> String {
        "<figure><img alt=\"\(text(picture.name))\" src=\"data:image/png;base64,\(picture.png.base64EncodedString())\">"
            + "<figcaption>\(text(picture.name))</figcaption></figure>"
    }

    private func text(_ text: String) -> String { JUnitReport.escaped(text).replacingOccurrences(of: "&#10;", with: "\n") }

    private static func head(_ title: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <style>
        body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1c1e; background: #fff; }
        table { border-collapse: collapse; width: 100%; } td { padding: .2rem .5rem; border-top: 1px solid #e5e5ea; vertical-align: top; }
        td:last-child { text-align: right; white-space: nowrap; } tr.bad td:first-child, p.bad { color: #c00; } .good td:first-child, p.good { color: #187a2f; }
        tr.skipped { color: #8e8e93; } pre { background: #f2f2f7; padding: .6rem; overflow-x: auto; white-space: pre-wrap; }
        p.good, p.bad { font-weight: 600; font-size: 1.2rem; } figure { display: inline-block; margin: .4rem; } img { max-width: 16rem; max-height: 24rem; }
        figcaption { font-size: .8rem; color: #8e8e93; }
        @media (prefers-color-scheme: dark) { body { color: #f2f2f7; background: #1c1c1e; } pre { background: #2c2c2e; } td { border-color: #3a3a3c; } }
        </style></head><body>

        """
    }
}
