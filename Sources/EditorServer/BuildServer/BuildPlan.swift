import AppBuilder
import FileFormats
import FileReplacement
import Foundation

/// The modules of an app for a build server, in a file that the editor's server writes and the build server reads.
struct BuildPlan: Codable, Equatable {
    struct Module: Codable, Equatable {
        var identifier: String
        var name: String
        var files: [String]
        /// Arguments of `swiftc`, the files included.
        var arguments: [String]
        var dependencies: [String]
        var isDependency: Bool
    }

    static let fileName = "plan.json"

    var modules: [Module]

    /// - Parameter isLowered: Whether it is about lowered files; otherwise about the user's own.
    init(_ modules: [EditorModule], isLowered: Bool = true) {
        self.modules = modules.map { module in
            let files = (isLowered ? Array(module.files.values) : Array(module.files.keys)).map(\.path).sorted()
            let all = files + module.generated.map(\.path).sorted()
            return Module(
                identifier: module.identifier, name: module.name, files: isLowered ? all : files,
                arguments: module.arguments + (isLowered ? all : files),
                dependencies: module.dependencies, isDependency: module.isDependency)
        }
    }

    private static let limit = 256 << 20

    static func load(_ file: URL) -> BuildPlan? {
        guard let data = try? RegularFile.read(file, limit: limit) else { return nil }
        return try? JSONDecoder().decode(BuildPlan.self, from: data)
    }

    func save(_ file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).replaceFile(at: file)
    }
}
