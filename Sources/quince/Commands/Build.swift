import ArgumentParser
import Foundation

struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds an app.",
        discussion: """
            APP is an .xcodeproj, a folder that holds one, or a bare folder of Swift sources and resources.

              quince build MyApp
              quince build MyApp.xcodeproj --target MyApp
              quince build MyApp --configuration release --output Products

            Errors name your own files and lines. An app that has not changed is not built again.
            """)

    @Argument(help: "The app.") var app = "."
    @Option(help: ArgumentHelp("The folder Name.app goes to.", valueName: "folder")) var output: String?
    @OptionGroup var options: BuildOptions

    func run() async throws {
        let built = try await options.build(app, output: output)
        Console.print(built.bundle.path)
    }
}
