import Foundation

/// A target's compiled resources, kept from build to build: they are made again only when one of them changes, and while Swift compiles.
struct ResourceStage: Sendable {
    let target: AppTarget
    /// The libraries whose resources lie in the app's bundle.
    var libraries: [AppTarget] = []
    /// The folder of the resources; the bundle's contents without the executable.
    let folder: URL
    let toolchain: Toolchain

    /// Tells these resources from those of another run: they are moved in as a whole.
    var stamp: FileStamp { FileStamp(folder.appendingPathComponent("Info.plist")) }
    var isThere: Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent("Info.plist").path) }

    /// Hash of all that decides the result; `stamps` holds those of every watched file.
    func hash(stamps: [String: FileStamp]) -> String {
        var hash = StableHash()
        hash.add(target.settings.system.version)
        hash.add(target.moduleName)
        hash.add(target.settings.string("INFOPLIST_KEY_UIApplicationSceneManifest_Generation"))
        var roots: [String] = []
        for library in libraries { hash.add("\(library.resourceBundle ?? "") \(library.developmentRegion)") }
        for resource in ([target] + libraries).flatMap(\.resources) {
            hash.add("\(resource.url.path) \(resource.language ?? "") \(resource.isFolderReference) \(resource.folder)")
            roots.append(resource.url.path)
        }
        // Synchronized folders change with every saved source; their list of files is above.
        roots += target.descriptionFiles.filter { !$0.hasDirectoryPath && !ProjectLocator.isPlainFolder($0) }.map(\.path)
        roots += ([target] + libraries).compactMap { $0.infoPlist?.path }
        hash.add(target.storeKitConfiguration?.path ?? "")
        roots += [target.storeKitConfiguration].compactMap { $0?.path }
        let exact = Set(roots)
        for (path, stamp) in stamps.sorted(by: { $0.key < $1.key }) where exact.contains(path) || Self.isInside(path, exact) {
            hash.add(path)
            hash.add(stamp.text)
        }
        return hash.text
    }

    /// Whether a folder around `path` is among `folders`.
    private static func isInside(_ path: String, _ folders: Set<String>) -> Bool {
        var rest = Substring(path)
        while let slash = rest.lastIndex(of: "/"), slash > rest.startIndex {
            rest = rest[..<slash]
            if folders.contains(String(rest)) { return true }
        }
        return false
    }

    /// Starts compiling everything into the folder.
    func start() -> Work {
        let work = Work()
        DispatchQueue.global(qos: .userInitiated).async { work.finish(Result { try compile() }) }
        return work
    }

    private func compile() throws -> [BuildDiagnostic] {
        let files = FileManager.default
        let temporary = folder.deletingLastPathComponent().appendingPathComponent(".Resources-\(UUID().uuidString)", isDirectory: true)
        try files.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: temporary) }
        var warnings = try ResourceCompiler(target: target, bundle: temporary, toolchain: toolchain).compile()
        for library in libraries {
            guard let place = library.resourceBundle else { continue }
            let bundle = try temporary.placing(place, of: "the name of the resources of '\(library.name)'")
            try files.createDirectory(at: bundle, withIntermediateDirectories: true)
            warnings += try ResourceCompiler(target: library, bundle: bundle, toolchain: toolchain).compile()
        }
        warnings += try FontCheck(target: target, bundle: temporary).warnings()
        if folder.isThere { try folder.removeItself() }
        try files.moveItem(at: temporary, to: folder)
        return warnings
    }

    /// A compilation under way.
    final class Work: @unchecked Sendable {
        private let condition = NSCondition()
        private var result: Result<[BuildDiagnostic], Error>?

        fileprivate func finish(_ result: Result<[BuildDiagnostic], Error>) {
            condition.lock()
            self.result = result
            condition.broadcast()
            condition.unlock()
        }

        /// The warnings, or why there is no result.
        func wait() -> Result<[BuildDiagnostic], Error> {
            condition.lock()
            defer { condition.unlock() }
            while true {
                if let result { return result }
                condition.wait()
            }
        }
    }
}
