import Foundation
import Testing

/// Repositories that packages are fetched from.
enum GitRepository {
    static func run(_ arguments: String..., in folder: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-C", folder.path] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(arguments.joined(separator: " ")) failed in \(folder.path)")
    }

    /// A repository with versions 1.0.0 and 1.1.0 of a package with one function, which names its version.
    static func versions(in folder: TemporaryFolder) throws -> URL {
        let manifest = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Versions", products: [.library(name: "Versions", targets: ["Versions"])], targets: [.target(name: "Versions")])
            """
        try folder.write(manifest, to: "Versions/Package.swift")
        let url = folder.path("Versions")
        try run("init", "--quiet", "--initial-branch", "main", in: url)
        for version in ["1.0.0", "1.1.0"] {
            try folder.write("public let version = \"\(version)\"\n", to: "Versions/Sources/Versions/Versions.swift")
            try run("add", ".", in: url)
            try run("commit", "--quiet", "--message", version, in: url)
            try run("tag", version, in: url)
        }
        return url
    }
}
