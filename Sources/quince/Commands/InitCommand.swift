import AppBuilder
import ArgumentParser
import EditorServer
import FileReplacement
import Foundation
import Simulator

extension EditorFiles.Editor: ExpressibleByArgument {}

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes the files by which editors find Quince into a project's folder.",
        discussion: """
            buildServer.json tells sourcekit-lsp of the project; .vscode has VS Code's settings, tasks and launch configurations.
            A file that is there already stays as it is; what it lacks is printed.

              quince init MyApp
              quince init MyApp --dry-run
              quince init MyApp --editor none      buildServer.json alone

            Documentation/Editors.md has the configuration of other editors.
            """)

    @Argument(help: "The app: an .xcodeproj, a folder that holds one, or a bare folder of sources.") var app = "."
    @Option(help: "The editor: vscode or none.") var editor = EditorFiles.Editor.vscode
    @Flag(help: "Print the files instead of writing them.") var dryRun = false

    func run() throws {
        let given = URL(fileURLWithPath: app).standardizedFileURL
        guard FileManager.default.fileExists(atPath: given.path) else { throw BuildFailure("there is no \(given.path)") }
        let isProject = ["xcodeproj", "xcworkspace"].contains(given.pathExtension)
        let folder = isProject ? given.deletingLastPathComponent() : given
        let files = EditorFiles(
            program: Self.program, app: isProject ? given.lastPathComponent : ".", editor: editor, version: Quince.configuration.version
        ).files
        for file in files { try write(file, in: folder) }
        if !dryRun, Self.program.hasPrefix("/") {
            Console.error("The files name \(Self.program): others need it at that place, or 'quince' on their PATH.")
        }
    }

    private func write(_ file: EditorFiles.File, in folder: URL) throws {
        let place = folder.appendingPathComponent(file.path)
        if dryRun { return Console.print("\(place.path):\n\(file.text)") }
        if let present = try? String(contentsOf: place, encoding: .utf8) {
            guard present != file.text else { return Console.print("\(place.path) is as it should be.") }
            return Console.print("\(place.path) is there already and stays as it is. To use Quince, add to it:\n\(file.text)")
        }
        try withFileErrors(place) {
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).replaceFile(at: place)
        }
        Console.print("wrote \(place.path)")
    }

    private func withFileErrors(_ place: URL, _ body: () throws -> Void) throws {
        do { try body() } catch {
            throw SimulatorError("\(place.path) cannot be written: \(fileErrorReason(error))", nextStep: "Check the folder's permissions.")
        }
    }

    /// This program as editors start it: by its name where that finds it, otherwise by its path.
    private static let program: String = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let isFound = folders.contains { folder in
            URL(fileURLWithPath: String(folder)).appendingPathComponent("quince").resolvingSymlinksInPath() == Tool.executable
        }
        return isFound ? "quince" : Tool.executable.path
    }()
}
