import Explorer
import Foundation
import Simulator

/// What `quince explore` prints.
enum ExploreText {
    /// A line for each finding with its steps, and one that sums up.
    static func lines(_ report: ExplorationReport) -> [String] {
        var lines: [String] = []
        for finding in report.findings where !finding.isKnown {
            let place = finding.variation.map { " (\($0.title))" } ?? ""
            lines.append("\(finding.severity.rawValue): \(finding.kind.title.lowercased())\(place): \(finding.message)")
            lines += finding.frames.prefix(3).map { "    at \($0)" }
            lines.append("    → " + (finding.steps.isEmpty ? "launch the app" : finding.steps.joined(separator: ", ")))
            if let flow = finding.flow { lines.append("    \(flow)") }
        }
        let known = report.findings.count(where: \.isKnown)
        let counts = FindingSeverity.allCases.reversed().map { severity in
            let number = report.findings.count { $0.severity == severity && !$0.isKnown }
            return "\(number) \(severity.rawValue)\(number == 1 ? "" : "s")"
        }
        lines.append(
            "\(report.screens.count) screens, \(report.steps) steps\(report.isClosed ? ", all tried" : ", not all tried"): "
                + counts.joined(separator: ", ") + (known > 0 ? ", \(known) known" : ""))
        return lines
    }

    static func timing(_ exploration: Exploration) -> String {
        String(
            format: "%.1f seconds, %.0f steps a second, %d launches", exploration.seconds, exploration.stepsPerSecond, exploration.launches)
    }
}

/// The folder of a report.
struct ReportFolder {
    private let folder: URL

    /// Makes the folder, so that a place that cannot be written is refused before any work is done.
    init(_ path: String) throws {
        folder = URL(fileURLWithPath: path, isDirectory: true)
        _ = try OutputFile(folder.appendingPathComponent("report.json").path)
    }

    /// The path of the page.
    var page: String { folder.appendingPathComponent("report.html").path }

    /// Writes the files of a report; flows and pictures of an earlier one are removed.
    func write(_ exploration: Exploration) throws {
        for name in ["flows", "pictures"] { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
        for (name, data) in try exploration.files() { try OutputFile(folder.appendingPathComponent(name).path).write(data) }
    }
}
