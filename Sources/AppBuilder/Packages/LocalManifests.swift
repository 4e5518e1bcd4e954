import Foundation

/// The manifests of the packages that stand in folders of the user's: those of the project, and those that they name in turn.
///
/// The package manager reads a manifest without looking what it is, so it would wait for a FIFO for ever. Each is looked at here before anything reads it.
struct LocalManifests {
    private struct Manifest: Decodable {
        struct Dependency: Decodable {
            struct Folder: Decodable { var path: String }
            var fileSystem: [Folder]?
        }
        var dependencies: [Dependency]?
    }

    /// The most packages that are followed.
    private static let limit = 1000
    private var manifests: [String: Data] = [:]

    /// - Parameters:
    ///   - roots: The folders of the project's packages.
    ///   - dump: What `swift package dump-package` says of the package in a folder.
    /// - Throws: `BuildFailure` naming the manifest that is no regular file.
    init(roots: [URL], dump: @Sendable (URL) throws -> Data) throws {
        var pending = roots.map(\.standardizedFileURL)
        while !pending.isEmpty, manifests.count < Self.limit {
            var known = Set(manifests.keys)
            let folders = pending.filter { known.insert($0.path).inserted }
            for file in folders.flatMap(ResolvedPackages.manifests(in:)) { _ = try PackageResolver.contents(file) }
            let described = try folders.parallelMap(dump).map { try $0.get() }
            for (folder, data) in zip(folders, described) { manifests[folder.path] = data }
            // What is no manifest is reported where it is read.
            pending = described.compactMap { try? JSONDecoder().decode(Manifest.self, from: $0) }.flatMap { $0.dependencies ?? [] }
                .flatMap { $0.fileSystem ?? [] }.map { URL(fileURLWithPath: $0.path).standardizedFileURL }
        }
    }

    subscript(folder: URL) -> Data? { manifests[folder.standardizedFileURL.path] }
}
