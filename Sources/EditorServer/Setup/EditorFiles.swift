import Foundation
import JSONModel

/// The files by which editors find Quince, in a project's folder.
public struct EditorFiles: Sendable {
    /// An editor with files of its own.
    public enum Editor: String, Sendable, CaseIterable {
        case vscode
        /// `buildServer.json` alone, which sourcekit-lsp reads.
        case none
    }

    /// A file, by its path in the project's folder.
    public struct File: Sendable, Equatable {
        public var path: String
        public var text: String
    }

    /// The program as editors start it: a name on the PATH, or a whole path.
    public var program: String
    /// The app's path in the folder; “.” = the folder.
    public var app: String
    public var editor: Editor
    public var version: String

    public init(program: String, app: String, editor: Editor, version: String) {
        (self.program, self.app, self.editor, self.version) = (program, app, editor, version)
    }

    public var files: [File] {
        let connection: JSONValue = [
            "name": "Quince", "version": .string(version), "bspVersion": "2.2.0", "languages": ["swift"],
            "argv": .array([program, "lsp", "--build-server", app].map { .string($0) }),
        ]
        let ofAll = [File(path: "buildServer.json", text: connection.prettyPrinted)]
        guard editor == .vscode else { return ofAll }
        return ofAll + [
            File(path: ".vscode/settings.json", text: settings.prettyPrinted), File(path: ".vscode/tasks.json", text: tasks.prettyPrinted),
            File(path: ".vscode/launch.json", text: launches.prettyPrinted),
        ]
    }

    // MARK: VS Code

    private var settings: JSONValue {
        [
            "swift.sourcekit-lsp.serverPath": .string(program),
            "swift.sourcekit-lsp.serverArguments": .array((["lsp"] + (app == "." ? [] : [app])).map { .string($0) }),
        ]
    }

    private var appInFolder: String { app == "." ? "${workspaceFolder}" : "${workspaceFolder}/\(app)" }

    /// The form of a compiler's messages.
    static let problemPattern = #"^(/.*?):(\d+):(\d+):\s+(error|warning|note):\s+(.*)$"#

    private func task(_ label: String, _ arguments: [String], isBackground: Bool = false) -> JSONValue {
        var matcher: JSONValue = [
            "owner": "quince", "source": "quince", "fileLocation": "absolute",
            "pattern": ["regexp": .string(Self.problemPattern), "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5],
        ]
        if isBackground {
            matcher = matcher.setting(
                "background",
                ["activeOnStart": true, "beginsPattern": "^Reading the project", "endsPattern": "^(Built in|Watching for changes)"])
        }
        var task: JSONValue = [
            "label": .string(label), "type": "process", "command": .string(program), "args": .array(arguments.map { .string($0) }),
            "problemMatcher": matcher,
        ]
        if isBackground { task = task.setting("isBackground", true) }
        return task
    }

    private var tasks: JSONValue {
        let build = task("Quince: build", ["build", appInFolder]).setting("group", ["kind": "build", "isDefault": true])
        let run = task("Quince: run", ["run", appInFolder], isBackground: true)
        let test = task("Quince: test", ["test", appInFolder]).setting("group", ["kind": "test", "isDefault": true])
        return ["version": "2.0.0", "tasks": [build, run, test, task("Quince: open the phone's page", ["open"])]]
    }

    private var launches: JSONValue {
        func configuration(_ name: String, isHeadless: Bool) -> JSONValue {
            [
                "name": .string(name), "type": "lldb-dap", "request": "launch", "program": .string(appInFolder),
                "debugAdapterExecutable": .string(program), "debugAdapterArgs": ["debug", "--dap"], "headless": .bool(isHeadless),
            ]
        }
        return [
            "version": "0.2.0",
            "configurations": [
                configuration("Quince: debug", isHeadless: false), configuration("Quince: debug without a page", isHeadless: true),
            ],
        ]
    }
}

extension JSONValue {
    /// The value as people read it.
    var prettyPrinted: String { text(indented: "") + "\n" }

    private func text(indented indentation: String) -> String {
        let inner = indentation + "    "
        func list(_ parts: [String], _ start: String, _ end: String) -> String {
            parts.isEmpty ? start + end : start + "\n" + parts.map { inner + $0 }.joined(separator: ",\n") + "\n\(indentation)\(end)"
        }
        switch self {
        case .array(let values) where values.allSatisfy({ $0.object == nil && $0.array == nil }):
            return String(decoding: json, as: UTF8.self).replacingOccurrences(of: "\",\"", with: "\", \"")
        case .array(let values): return list(values.map { $0.text(indented: inner) }, "[", "]")
        case .object(let members):
            let sorted = members.sorted { $0.key < $1.key }
            return list(
                sorted.map { String(decoding: JSONValue.string($0.key).json, as: UTF8.self) + ": " + $0.value.text(indented: inner) }, "{",
                "}")
        default: return String(decoding: json, as: UTF8.self)
        }
    }
}
