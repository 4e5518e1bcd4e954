import Foundation
import JSONModel
import Testing

@testable import EditorServer

struct EditorFilesTests {
    private func files(_ editor: EditorFiles.Editor, app: String = ".") -> [String: JSONValue] {
        let files = EditorFiles(program: "quince", app: app, editor: editor, version: "1").files
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, JSONValue(json: Data($0.text.utf8)) ?? .null) })
    }

    @Test func sourcekitLSPFindsTheBuildServer() {
        let files = files(.none, app: "App.xcodeproj")
        #expect(files.keys.sorted() == ["buildServer.json"])
        #expect(files["buildServer.json"]?["argv"] == ["quince", "lsp", "--build-server", "App.xcodeproj"])
        #expect(files["buildServer.json"]?["languages"] == ["swift"])
    }

    @Test func codeStartsTheServerAndTheDebugger() {
        let files = files(.vscode)
        #expect(files.keys.sorted() == [".vscode/launch.json", ".vscode/settings.json", ".vscode/tasks.json", "buildServer.json"])
        #expect(files[".vscode/settings.json"]?["swift.sourcekit-lsp.serverArguments"] == ["lsp"])
        let launch = files[".vscode/launch.json"]?["configurations"]?.array?.first
        #expect(launch?["debugAdapterArgs"] == ["debug", "--dap"])
        #expect(launch?["program"] == "${workspaceFolder}")
        #expect(files[".vscode/tasks.json"]?["tasks"]?.array?.count == 4)
    }

    @Test func theProblemMatcherReadsWhatBuildsPrint() throws {
        let line = "/home/me/My App/View.swift:12:5: error: cannot find 'a' in scope"
        let match = try #require(try Regex(EditorFiles.problemPattern).wholeMatch(in: line))
        #expect(
            match.output.map { String($0.substring ?? "") }.dropFirst() == [
                "/home/me/My App/View.swift", "12", "5", "error", "cannot find 'a' in scope",
            ])
    }
}
