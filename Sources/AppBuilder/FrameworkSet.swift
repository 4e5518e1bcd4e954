import Foundation

/// The locations of the prebuilt frameworks that apps are compiled against and linked with.
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

    /// The module that the frameworks' macros name, and the program beside the library that expands them.
    private static let macros = (module: "QuinceMacros", program: "QuinceMacros-tool")

    /// The program that expands the frameworks' macros.
    var macroProgram: URL { library.deletingLastPathComponent().appendingPathComponent(Self.macros.program) }

    /// The compiler's option for the program that expands the frameworks' macros.
    var macroArguments: [String] {
        let program = macroProgram
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return [] }
        return ["-load-plugin-executable", "\(program.path)#\(Self.macros.module)"]
    }

    /// `-I` options of the compiler, its importer of C headers included.
    var searchArguments: [String] {
        var arguments = ["-I", modules.path]
        for folder in cModules { arguments += ["-I", folder.path] }
        guard !cModules.isEmpty else { return arguments }
        // Headers of system libraries that live in folders of their own.
        for name in ["cairo", "pixman-1", "freetype2", "harfbuzz", "fribidi"] {
            let folder = "/usr/include/" + name
            if FileManager.default.fileExists(atPath: folder) { arguments += ["-Xcc", "-I" + folder] }
        }
        return arguments
    }

    /// The folders of the headers that the maps of the C modules name by their whole paths, as the package manager's do.
    var headerFolders: [URL] {
        let folders = cModules.flatMap { folder in
            let map = (try? String(contentsOf: folder.appendingPathComponent("module.modulemap"), encoding: .utf8)) ?? ""
            return map.split(separator: "\"").filter { $0.hasPrefix("/") }.map {
                URL(fileURLWithPath: String($0)).deletingLastPathComponent()
            }
        }
        return Array(Set(folders))
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

    /// C modules of the packages the frameworks are made with, where the package manager has put their maps.
    private static func packages(in folder: URL) -> [URL] {
        ["COpenCombineHelpers"].map { folder.appendingPathComponent($0 + ".build", isDirectory: true) }.filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("module.modulemap").path)
        }
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
            // The package manager writes the maps of libraries with sources of their own beside their objects.
            let places = children.map { child in
                [
                    child, child.appendingPathComponent("include"),
                    folder.appendingPathComponent(child.lastPathComponent + ".build", isDirectory: true),
                ]
            }
            let maps = places.compactMap { place in
                place.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("module.modulemap").path) }
            }
            if !maps.isEmpty { return maps.sorted { $0.path < $1.path } + packages(in: folder) }
        }
        return []
    }
}
