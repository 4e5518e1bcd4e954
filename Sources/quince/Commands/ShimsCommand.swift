import ArgumentParser
import Foundation

/// Writes commands named like Apple's and others' that call this Quince.
struct ShimsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shims",
        abstract: "Writes stand-ins for xcrun, xcodebuild, idb and mobilecli into a folder.",
        discussion: """
            Tools that call Xcode's commands find these instead once the folder comes first on PATH: scripts, fastlane's scan and snapshot,
            XcodeBuildMCP, ios-simulator-mcp, and mobile-mcp by MOBILECLI_PATH. Arguments, output and exit codes are the originals'; what
            Quince cannot do is an error that says so.

              quince shims ~/quince-shims
              export PATH=~/quince-shims:$PATH
              xcrun simctl list devices --json

            Documentation/Shims.md lists what each of them takes.
            """)

    @Argument(help: "The folder; made where there is none.") var folder: String

    func run() throws {
        let url = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
        try ShimFolder(url).write(for: Tool.executable)
        for tool in ShimTool.allCases { Console.print(url.appendingPathComponent(tool.rawValue).path) }
        Console.error("Put the folder first on PATH: export PATH=\"\(url.path):$PATH\"")
    }
}
