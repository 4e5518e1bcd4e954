import Foundation

/// Where a debugger finds the modules of an app, with which it evaluates expressions.
public struct DebugModules: Sendable {
    /// Folders of modules.
    public var folders: [URL]
    /// Options of the importer of C headers.
    public var clangArguments: [String]

    /// Commands of lldb that tell it.
    public var commands: [String] {
        func quoted(_ text: String) -> String {
            "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
        }
        let paths = folders.map { quoted($0.path) }.joined(separator: " ")
        return ["settings set target.swift-module-search-paths \(paths)"]
            + (clangArguments.isEmpty
                ? [] : ["settings set -- target.swift-extra-clang-flags \(quoted(clangArguments.joined(separator: " ")))"])
    }
}

extension AppBuilder {
    /// Writes the modules of an app that has been built, as far as they are not there.
    ///
    /// - Throws: `BuildFailure`.
    public func debugModules(_ request: BuildRequest) async throws -> DebugModules {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(with: Result { try BuildSession(request).debugModules() })
            }
        }
    }
}

extension BuildSession {
    fileprivate func debugModules() throws -> DebugModules {
        let lock = try BuildLock(folder) { request.progress(.waiting) }
        defer { withExtendedLifetime(lock) {} }
        let found = try ProjectLocator.locate(request.app.standardizedFileURL)
        let target = try readTarget(found)
        let graph = try libraries(of: target, found)
        let module = try AppModule.emit(of: target, graph, toolchain(for: target, graph), in: self, request)
        let arguments = module.imports.arguments + request.frameworks.searchArguments
        var modules = DebugModules(folders: [module.folder], clangArguments: [])
        for (option, value) in zip(arguments, arguments.dropFirst()) {
            if option == "-I" { modules.folders.append(URL(fileURLWithPath: value)) }
            if option == "-Xcc" { modules.clangArguments.append(value) }
        }
        return modules
    }
}
