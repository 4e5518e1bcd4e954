import FileFormats
import Foundation
import Simulator

extension JUnitReport {
    /// The largest sum of the attachments in a page, in bytes.
    private static let limit = 64 << 20

    /// Reads the attachments that the report names, as far as they fit; by their paths in the report.
    func readAttachments() -> [String: Data] {
        var (found, size): ([String: Data], Int) = ([:], 0)
        for test in cases {
            for line in test.output.split(separator: "\n") {
                guard let path = Self.attachment(in: line), found[path] == nil,
                    let data = try? RegularFile.read(URL(fileURLWithPath: path), limit: RegularFile.pictureLimit),
                    size + data.count <= Self.limit
                else { continue }
                size += data.count
                found[path] = data
            }
        }
        return found
    }
}

/// Where `quince test` writes its reports.
struct TestReportFiles {
    /// JUnit's XML, and the page; nil = none.
    let junit, html: String?

    /// The folder of attachments, beside the report in JUnit's form: `results-attachments`.
    static func folderName(_ junit: String?) -> String {
        junit.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent + "-attachments" } ?? "attachments"
    }

    /// Writes the report of a run with its attachments.
    ///
    /// - Throws: `SimulatorError` where a file cannot be written.
    func write(_ report: TestReport) throws {
        let folderName = Self.folderName(junit)
        if let junit {
            let folder = URL(fileURLWithPath: junit).deletingLastPathComponent().appendingPathComponent(folderName, isDirectory: true)
            for attachment in report.attachments {
                try OutputFile(folder.appendingPathComponent(attachment.name).path).write(attachment.data)
            }
            try OutputFile(junit).write(Data(report.xml.utf8))
        }
        guard let html else { return }
        var attachments: [String: Data] = [:]
        for attachment in report.attachments { attachments["\(folderName)/\(attachment.name)"] = attachment.data }
        guard let read = try? JUnitReport(Data(report.xml.utf8)) else { return }
        try OutputFile(html).write(Data(HTMLReport(report: read, pictures: [], title: "Tests", attachments: attachments).html.utf8))
    }

    /// The folder of the attachments of a run in parts.
    var folder: URL {
        guard let junit else {
            return FileManager.default.temporaryDirectory.appendingPathComponent("quince-attachments-\(getpid())", isDirectory: true)
        }
        return URL(fileURLWithPath: junit).deletingLastPathComponent().appendingPathComponent(Self.folderName(junit), isDirectory: true)
    }

    /// Moves the attachments of a part, whose folder goes away.
    func collect(_ place: ShardedRun.Place) throws {
        let own = place.folder.appendingPathComponent(Self.folderName(place.report.path), isDirectory: true)
        guard junit != nil || html != nil, FileManager.default.fileExists(atPath: own.path) else { return }
        let target = folder.appendingPathComponent(place.folder.lastPathComponent, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
        try FileManager.default.moveItem(at: own, to: target)
    }

    /// Writes the report of a run in parts, whose attachments `collect` has moved.
    ///
    /// - Throws: `SimulatorError` where a file cannot be written.
    func write(_ report: JUnitReport) throws {
        var report = report
        // `…/part-1/report-attachments/name` is `part-1/name` in the folder.
        func moved(_ path: String) -> String {
            let parts = path.split(separator: "/").suffix(3).map(String.init)
            return parts.count == 3 ? "\(parts[0])/\(parts[2])" : path
        }
        if let html {
            report.mapAttachments { folder.appendingPathComponent(moved($0)).path }
            let page = HTMLReport(report: report, pictures: [], title: "Tests", attachments: report.readAttachments())
            try OutputFile(html).write(Data(page.html.utf8))
            report.mapAttachments { path in path.split(separator: "/").suffix(2).joined(separator: "/") }
        } else {
            report.mapAttachments(moved)
        }
        guard let junit else {
            try? FileManager.default.removeItem(at: folder)
            return
        }
        report.mapAttachments { "\(Self.folderName(junit))/\($0)" }
        try OutputFile(junit).write(Data(report.xml.utf8))
    }
}
