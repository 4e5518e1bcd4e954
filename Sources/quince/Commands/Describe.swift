import AppBuilder
import ArgumentParser
import Foundation

struct Describe: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Tells what a project compiles, and why.",
        discussion: """
            PROJECT is an .xcodeproj or .xcworkspace, a folder that holds one, or a bare folder of Swift sources and resources. Nothing is built.

              quince describe MyApp
              quince describe MyApp.xcodeproj --target MyApp --json

            For the app, its extensions and the project's libraries: the sources and resources with the phase or folder that makes
            them members, the files of folders that are left out and why, packages, and each setting with the level that sets it.
            """)

    @Argument(help: "The project.") var project = "."
    @Flag(help: "Print JSON, with the settings that are Xcode's defaults.") var json = false
    @OptionGroup var options: BuildOptions

    func run() throws {
        let reporter = ProgressReporter()
        defer { reporter.finish() }
        let description = try AppBuilder().describe(options.request(project, output: nil, reporter, progress: nil))
        guard json else { return Console.print(description.text) }
        try Console.printJSON(description)
    }
}
