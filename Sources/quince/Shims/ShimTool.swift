import Foundation
import Simulator

/// The commands that Quince stands in for.
enum ShimTool: String, CaseIterable, Sendable {
    case xcrun, xcodebuild, simctl, idb, mobilecli, open, sips, plutil, defaults
    case xcodeSelect = "xcode-select"

    /// Runs a command line of the tool.
    ///
    /// - Returns: The exit code.
    func run(_ arguments: [String], _ context: ShimContext) async -> Int32 {
        switch self {
        case .xcrun: await XcrunShim(context).run(arguments)
        case .xcodebuild: await XcodebuildShim(context).run(arguments)
        case .simctl: SimctlShim(context).run(arguments)
        case .idb: IdbShim(context).run(arguments)
        case .mobilecli: MobilecliShim(context).run(arguments)
        case .open: OpenShim(context).run(arguments)
        case .sips: SipsShim(context).run(arguments)
        case .plutil: PlistShim(context).plutil(arguments)
        case .defaults: PlistShim(context).defaults(arguments)
        case .xcodeSelect: XcrunShim(context).select(arguments)
        }
    }

    /// Runs `quince shim TOOL …`; nil for another command line.
    static func runs(_ arguments: [String]) async -> Int32? {
        guard arguments.count > 1, arguments[1] == "shim" else { return nil }
        guard arguments.count > 2, let tool = ShimTool(rawValue: arguments[2]) else {
            Console.error("usage: quince shim \(allCases.map(\.rawValue).joined(separator: "|")) …")
            return 64
        }
        return await tool.run(Array(arguments.dropFirst(3)), ShimContext())
    }
}

/// The folder of the stand-ins.
struct ShimFolder {
    let folder: URL

    init(_ folder: URL) { self.folder = folder }

    /// The variable that tells a stand-in its folder.
    static let variable = "QUINCE_SHIMS"

    /// Writes the scripts, replacing those of before.
    ///
    /// - Throws: `SimulatorError` where the folder cannot be written, or holds another program of a tool's name.
    func write(for executable: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for tool in ShimTool.allCases {
                let file = folder.appendingPathComponent(tool.rawValue)
                if FileManager.default.fileExists(atPath: file.path), !isOurs(file) {
                    throw SimulatorError(
                        "\(file.path) is another program, and not replaced", nextStep: "Choose a folder of its own for the stand-ins.")
                }
                try Data(Self.script(tool, executable: executable, folder: folder).utf8).write(to: file, options: .atomic)
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            }
        } catch let error as SimulatorError { throw error } catch {
            throw SimulatorError(
                "\(folder.path) cannot be written: \(fileErrorReason(error))", nextStep: "Choose a folder you may write to.")
        }
    }

    private func isOurs(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.hasPrefix(Self.head)
    }

    private static let head = "#!/bin/sh\n# Written by 'quince shims'.\n"

    static func script(_ tool: ShimTool, executable: URL, folder: URL) -> String {
        head + "export \(variable)=\(quoted(folder.path))\nexec \(quoted(executable.path)) shim \(tool.rawValue) \"$@\"\n"
    }

    /// A word as a shell reads it.
    static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
}
