import Foundation

/// Where the frameworks apps are compiled against and linked with are, ready-made.
public struct FrameworkSet: Sendable, Equatable {
    /// The folder of `UIKit.swiftmodule` and its like (of a SwiftPM build: `.build/debug/Modules`).
    public var modules: URL
    /// `libQuinceFrameworks.so`; apps find it there when they run.
    public var library: URL
    /// Folders with a `module.modulemap` that the modules need.
    public var cModules: [URL]

    public init(modules: URL, library: URL, cModules: [URL] = []) {
        (self.modules, self.library, self.cModules) = (modules, library, cModules)
    }

    /// The frameworks built together with the tool: `Modules` and `libQuinceFrameworks.so` beside it.
    ///
    /// - Throws: `BuildFailure` naming what is missing.
    public static func locate(besideExecutable executable: URL) throws -> FrameworkSet {
        let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
        let modules = folder.appendingPathComponent("Modules", isDirectory: true)
        let library = folder.appendingPathComponent("libQuinceFrameworks.so")
        let files = FileManager.default
        for needed in [library, modules.appendingPathComponent("UIKit.swiftmodule")] where !files.fileExists(atPath: needed.path) {
            throw BuildFailure(
                "Quince's frameworks are not built: \(needed.path) is missing",
                nextStep: "Build them with: swift build --product QuinceFrameworks")
        }
        return FrameworkSet(modules: modules, library: library, cModules: cModuleFolders(near: folder))
    }

    /// In a checkout the C module maps are in `Sources/CLibraries`; an installation has them in `CModules` beside the tool.
    private static func cModuleFolders(near folder: URL) -> [URL] {
        var candidates = [folder.appendingPathComponent("CModules", isDirectory: true)]
        var ancestor = folder
        for _ in 0..<5 {
            candidates.append(ancestor.appendingPathComponent("Sources/CLibraries", isDirectory: true))
            ancestor.deleteLastPathComponent()
        }
        for candidate in candidates {
            let children = (try? FileManager.default.contentsOfDirectory(at: candidate, includingPropertiesForKeys: nil)) ?? []
            let maps = children.filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("module.modulemap").path) }
            if !maps.isEmpty { return maps.sorted { $0.path < $1.path } }
        }
        return []
    }
}
