import FileFormats
import FileReplacement
import Foundation

/// The folders that the package manager shares between packages, for Quince's use of it.
///
/// By default they are the user's (`~/.swiftpm`), where the package manager keeps fingerprints of every version it sees. The versions of other people's apps
/// are none of the user's own packages' business, and an app's build writes nothing outside its cache.
struct SharedPackageFolders {
    let folder: URL

    private var configuration: URL { folder.appendingPathComponent("configuration", isDirectory: true) }

    var arguments: [String] {
        ["--config-path", configuration.path, "--security-path", folder.appendingPathComponent("security").path]
            + ["--swift-sdks-path", folder.appendingPathComponent("swift-sdks").path]
    }

    /// Takes over the user's mirrors and registries, which decide where packages come from.
    ///
    /// - Throws: `BuildFailure` where the folder cannot be written.
    func prepare(user: URL = Self.user) throws {
        try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)
        for name in ["mirrors.json", "registries.json"] {
            let own = configuration.appendingPathComponent(name)
            let data = try? RegularFile.read(user.appendingPathComponent("configuration/\(name)"))
            guard data != (try? RegularFile.read(own)) else { continue }
            if let data { try data.replaceFile(at: own) } else { try own.removeItself() }
        }
    }

    /// `~/.swiftpm`, where `swift package config` and `swift package-registry` write.
    static var user: URL { FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".swiftpm", isDirectory: true) }
}
