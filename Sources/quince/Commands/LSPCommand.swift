import AppBuilder
import ArgumentParser
import EditorServer
import Foundation

struct LSPCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serves editors: completion, diagnostics, definitions, renames (Language Server Protocol).",
        discussion: """
            Editors start it themselves, in place of sourcekit-lsp, and speak to it over its standard input and output;
            Documentation/Editors.md has the configuration of common ones, and 'quince init' writes it. It starts the toolchain's
            sourcekit-lsp and has it read what Quince compiles, so all it says is about your own files.

              quince lsp                  the app is the one in the folder that the editor has opened
              quince lsp App/App.xcodeproj

            --build-server speaks the Build Server Protocol instead, for an editor that starts sourcekit-lsp itself
            (buildServer.json). It sees your files as they are written: code of Objective-C, such as outlets and #selector, is
            marked as wrong there.
            """)

    @Argument(help: "The app: an .xcodeproj, a folder that holds one, or a bare folder of sources.") var app: String?
    @OptionGroup var building: BuildOptions
    @Flag(help: "Speak the Build Server Protocol.") var buildServer = false
    @Option(help: ArgumentHelp("The folder of a language server's plan.", visibility: .hidden)) var plan: String?

    func run() async throws {
        let streams = try ProtocolStreams.detach(from: "an editor")
        let code = await withCheckedContinuation { (continuation: CheckedContinuation<Result<Int32, any Error>, Never>) in
            Thread.detachNewThread { continuation.resume(returning: Result { try serve(streams) }) }
        }
        Foundation.exit(try code.get())
    }

    private func serve(_ streams: ProtocolStreams) throws -> Int32 {
        let version = Quince.configuration.version
        if let plan {
            BuildServer(folder: URL(fileURLWithPath: plan), version: version, input: streams.input, output: streams.output).serveKeptPlan()
            return 0
        }
        if buildServer {
            let project = EditorProject(try request(app ?? "."))
            let server = BuildServer(folder: project.folder, version: version, input: streams.input, output: streams.output)
            server.serve(project) { Console.error("\($0)") }
            return 0
        }
        let options = LanguageServer.Options(
            app: app, executable: Tool.executable, buildServerArguments: ["lsp", "--plan"], version: version, makeRequest: request)
        return LanguageServer(options: options, input: streams.input, output: streams.output).run()
    }

    private func request(_ app: String) throws -> BuildRequest {
        try building.request(app, output: nil, ProgressReporter(), progress: nil)
    }
}
