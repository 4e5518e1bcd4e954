import Foundation
import ProcessSupport

/// Has the package manager run packages' manifests confined: a manifest is a program that whoever wrote the package chose.
///
/// On macOS the package manager does so itself. Here it calls `quince-manifest` for the compiler, which makes each manifest's program run under
/// Landlock and a filter of system calls: it reads its package and the toolchain, has no network, and writes only its answer.
enum ManifestConfinement {
    /// The program that starts others confined.
    ///
    /// - Throws: `BuildFailure` where it is missing.
    static func starter() throws -> URL {
        guard let compiler = Confinement.products?.appendingPathComponent("quince-manifest"),
            FileManager.default.isExecutableFile(atPath: compiler.path)
        else {
            throw BuildFailure(
                "quince-manifest, which confines packages' manifests and macros, is missing beside the tool",
                nextStep: "Build it: swift build --product quince-manifest")
        }
        return compiler
    }

    /// The library that lets libdispatch see a confined program's own threads, where it may not see those of others; it would trap. nil where it is missing.
    static let workerThreads = Confinement.products.map { $0.appendingPathComponent("libQuinceWorkerThreads.so") }
        .flatMap { FileManager.default.isReadableFile(atPath: $0.path) ? $0 : nil }

    /// The package manager's environment, which it passes on to manifests: of the user's what it, git and the network need. Tokens and passwords in variables
    /// are none of a manifest's business.
    ///
    /// - Throws: `BuildFailure` where `quince-manifest` is missing.
    static func environment(_ toolchain: Toolchain) throws -> [String: String] {
        try ProcessInfo.processInfo.environment.filter { isPassed($0.key) }.merging(confining(toolchain)) { $1 }
    }

    private static let passed: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "TERM", "LANG", "LANGUAGE", "TZ", "TMPDIR", "SSH_AUTH_SOCK", "SSL_CERT_FILE",
        "SSL_CERT_DIR",
        "http_proxy", "https_proxy", "all_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY",
    ]
    private static let passedPrefixes = ["LC_", "XDG_", "GIT_", "SWIFT_", "SWIFTPM_", "QUINCE_"]

    static func isPassed(_ name: String) -> Bool { passed.contains(name) || passedPrefixes.contains(where: name.hasPrefix) }

    private static func confining(_ toolchain: Toolchain) throws -> [String: String] {
        [
            "SWIFT_EXEC_MANIFEST": try starter().path,
            // The package manager works in a package's folder, where the compiler's driver looks for its frontend before it does so in the toolchain.
            "SWIFT_DRIVER_SWIFT_FRONTEND_EXEC": toolchain.folder.appendingPathComponent("swift-frontend").path,
            "QUINCE_MANIFEST_SWIFTC": toolchain.folder.appendingPathComponent("swiftc").path,
            "QUINCE_MANIFEST_TOOLCHAIN": toolchain.folder.deletingLastPathComponent().appendingPathComponent("lib/swift").path,
        ]
    }
}
