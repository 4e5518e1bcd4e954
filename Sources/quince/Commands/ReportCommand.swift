import ArgumentParser
import FileFormats
import Foundation
import Simulator

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Makes one report of many.",
        discussion: """
              quince report merge results/*.xml --junit all.xml --html all.html
            """,
        subcommands: [ReportMerge.self])
}

struct ReportMerge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merges JUnit reports, and times, of several parts of a run.",
        discussion: """
            Reports are those of quince test --junit and quince flow --output, and other tools' in JUnit's form; files that end with .json are
            those of --timings. Pictures beside a report are shown in the page, under the flow or preview whose name theirs begins with; of
            changed previews those of before, now and the difference, where the report lies in the folder of the changes.

              quince report merge results/*/report.xml --junit all.xml --html all.html
              quince report merge results/*.xml results/*.part-*.json --html all.html --timings times.json

            The exit code is 1 if a test failed.
            """)

    @Argument(help: "The reports, and files with times.") var files: [String]
    @Option(help: ArgumentHelp("Where the report in JUnit's form goes.", valueName: "file.xml")) var junit: String?
    @Option(help: ArgumentHelp("Where the page goes.", valueName: "file.html")) var html: String?
    @Option(help: ArgumentHelp("Where the times go.", valueName: "file.json")) var timings: String?
    @Option(help: "The title of the page.") var title = "Tests"

    func validate() throws {
        if junit == nil, html == nil, timings == nil { throw ValidationError("Say where the report goes: --junit, --html or --timings.") }
    }

    func run() throws {
        var report = JUnitReport(), times = Timings()
        var pictures: [HTMLReport.Picture] = []
        var folders: Set<String> = []
        for path in files {
            let file = URL(fileURLWithPath: path)
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw SimulatorError("\(path) is not there", nextStep: "Name the reports of the parts.", exitCode: .missingFile)
            }
            if file.pathExtension == "json" {
                times.merge(try Timings(file: file))
            } else {
                report.merge(try JUnitReport(file: file))
                let folder = file.deletingLastPathComponent()
                if html != nil, folders.insert(folder.standardizedFileURL.path).inserted { pictures += Self.pictures(in: folder) }
            }
        }
        if let junit { try OutputFile(junit).write(Data(report.xml.utf8)) }
        if let timings { try times.save(to: URL(fileURLWithPath: timings)) }
        if let html {
            let page = HTMLReport(report: report, pictures: Self.limited(pictures), title: title, attachments: report.readAttachments())
            try OutputFile(html).write(Data(page.html.utf8))
        }
        for line in PartsSummary.lines(report) where junit != nil || html != nil { Console.print(line) }
        if !report.failed.isEmpty { throw ExitCode(1) }
    }

    /// The largest sum of the pictures in a page, in bytes.
    private static let pictureLimit = 64 << 20

    private static func pictures(in folder: URL) -> [HTMLReport.Picture] {
        pictures(in: folder, "")
            + ["before", "now", "difference"].flatMap { pictures(in: folder.appendingPathComponent($0, isDirectory: true), " (\($0))") }
    }

    private static func pictures(in folder: URL, _ suffix: String) -> [HTMLReport.Picture] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".png") }
        return names.sorted().compactMap { name in
            guard let data = try? RegularFile.read(folder.appendingPathComponent(name), limit: RegularFile.pictureLimit) else { return nil }
            return HTMLReport.Picture(name: String(name.dropLast(4)) + suffix, png: data)
        }
    }

    private static func limited(_ pictures: [HTMLReport.Picture]) -> [HTMLReport.Picture] {
        var size = 0
        return pictures.filter { picture in
            size += picture.png.count
            return size <= pictureLimit
        }
    }
}
