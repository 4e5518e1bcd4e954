import Foundation

/// The packages an app depends on, fetched: where each is and what its manifest says.
struct ResolvedPackages: Codable, Sendable {
    struct Package: Codable, Sendable {
        var identity: String
        /// Its address, or its folder where it is local.
        var location: String
        var version: String
        var folder: URL
        /// Whether the folder is the user's own, and may change.
        var isLocal: Bool
        /// Identities of the packages it depends on.
        var dependencies: [String] = []
        /// The output of `swift package dump-package`.
        var manifest = Data()
    }

    /// Hash of what the packages were chosen by.
    var key: String
    var packages: [Package] = []
    var warnings: [BuildDiagnostic] = []

    /// Files whose change may choose other packages.
    var manifests: [URL] { packages.filter(\.isLocal).flatMap { Self.manifests(in: $0.folder) } }

    /// `Package.swift`, and those for certain versions of the tools.
    static func manifests(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") }.sorted().map { folder.appendingPathComponent($0) }
    }
}
