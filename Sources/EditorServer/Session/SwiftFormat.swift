import AppBuilder
import Foundation
import JSONModel
import ProcessSupport

/// The toolchain's swift-format.
enum SwiftFormat {
    /// Returns a text as the settings of its folder, or else the editor's, want it.
    ///
    /// - Parameters:
    ///   - path: Where the file lies, which decides about the settings.
    ///   - options: The editor's, as the protocol has them.
    ///   - lines: The first and last line to change; nil = all.
    /// - Throws: `ProcessError` with what swift-format says.
    static func formatted(_ text: String, path: String, options: JSONValue, lines: (LinePosition, LinePosition)?) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("quince-format-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        var arguments = ["format", "--assume-filename", path]
        if !hasConfiguration(above: path) {
            let unit: JSONValue =
                options["insertSpaces"]?.bool == false ? ["tabs": 1] : ["spaces": .integer(options["tabSize"]?.integer ?? 4)]
            let settings: JSONValue = ["version": 1, "indentation": unit, "lineLength": 120]
            arguments += ["--configuration", String(decoding: settings.json, as: UTF8.self)]
        }
        if let lines { arguments += ["--lines", "\(lines.0.line + 1):\(max(lines.0.line, lines.1.line) + 1)"] }
        let program = try EditorProject.toolFolder().appendingPathComponent("swift-format")
        let run = try CommandRun(program, arguments, input: OwnedDescriptor.reading(file), timeLimit: 30)
        guard run.status == 0 else {
            throw ProcessError(String(decoding: run.errors, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        }
        return String(decoding: run.output, as: UTF8.self)
    }

    /// Whether a `.swift-format` file says how a file is to look.
    private static func hasConfiguration(above path: String) -> Bool {
        var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".swift-format").path) { return true }
            folder.deleteLastPathComponent()
        }
        return false
    }
}
