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
    ///   - dump: Returns the output of `swift package dump-package` for the package in a folder.
    /// - Throws: `BuildFailure` naming the manifest that is no regular file, or the package that another one depends on and that is missing.
    init(roots: [URL], dump: @Sendable (URL) throws -> Data) throws {
        var pending = roots.map(\.standardizedFileURL)
        while !pending.isEmpty, manifests.count < Self.limit {
            var known = Set(manifests.keys)
            let folders = pending.filter { known.insert($0.path).inserted }
            for file in folders.flatMap(ResolvedPackages.manifests(in:)) { _ = try PackageResolver.contents(file) }
            let described = try folders.parallelMap(dump).map { try $0.get() }
            for (folder, data) in zip(folders, described) { manifests[folder.path] = data }
            pending = try zip(folders, described).flatMap(Self.dependencies)
        }
    }

    /// The folders of the packages that a package in a folder depends on; none of what is no manifest, which is reported where it is read.
    private static func dependencies(of folder: URL, _ description: Data) throws -> [URL] {
        let manifest = try? JSONDecoder().decode(Manifest.self, from: description)
        return try (manifest?.dependencies ?? []).flatMap { $0.fileSystem ?? [] }.map { dependency in
            let package = URL(fileURLWithPath: dependency.path).standardizedFileURL
            guard ResolvedPackages.manifests(in: package).isEmpty else { return package }
            throw BuildFailure(
                "the package \(package.path) is missing, but this package depends on it",
                at: folder.appendingPathComponent("Package.swift"),
                nextStep: "Restore the folder; where a tool of the project makes it, run that first.")
        }
    }

    subscript(folder: URL) -> Data? { manifests[folder.standardizedFileURL.path] }
}
