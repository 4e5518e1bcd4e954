import AppBuilder
import ArgumentParser
import Foundation

struct Support: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what a project needs and Quince lacks, before a build.",
        discussion: """
            PROJECT is an .xcodeproj or .xcworkspace, a folder that holds one, or a bare folder of Swift sources. Nothing is built.

              quince support MyApp
              quince support MyApp.xcodeproj OtherApp --json
              quince support --all Projects

            It tells the modules that nobody has, with the names that files use of them; names that no module has that the project \
            imports; and what of the project itself is not understood. With several projects: what most of them lack comes first. \
            --all takes each folder in a folder as a project.
            """)

    @Argument(help: "The projects.") var projects = ["."]
    @Flag(help: "Take each folder in PROJECT as a project.") var all = false
    @Flag(help: "Print JSON, with every name and file.") var json = false
    @OptionGroup var options: BuildOptions

    func run() throws {
        let projects = try all ? projects.flatMap(Self.folders) : projects
        guard projects.count > 1 || all else { return try showOne(projects[0]) }
        var reports: [SupportReport] = [], failures: [String: String] = [:]
        for project in projects {
            do { reports.append(try report(project)) } catch { failures[project] = "\(error)" }
        }
        let summary = SupportSummary(reports, failures: failures)
        try json ? Console.printJSON(summary) : Console.print(summary.text())
    }

    private func showOne(_ project: String) throws {
        let report = try report(project)
        try json ? Console.printJSON(report) : Console.print(report.text())
    }

    private func report(_ project: String) throws -> SupportReport {
        let reporter = ProgressReporter()
        defer { reporter.finish() }
        reporter.show("Reading \(project)")
        return try AppBuilder().support(options.request(project, output: nil, reporter, progress: nil))
    }

    /// The folders in a folder, in alphabetical order.
    private static func folders(in folder: String) throws -> [String] {
        let children = try FileManager.default.contentsOfDirectory(
            at: URL(fileURLWithPath: folder, isDirectory: true), includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        return children.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true }.map(\.path).sorted()
    }
}
