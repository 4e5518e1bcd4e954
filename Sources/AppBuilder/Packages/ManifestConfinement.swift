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

    /// The package manager's environment.
    ///
    /// - Throws: `BuildFailure` where `quince-manifest` is missing.
    static func environment(_ toolchain: Toolchain) throws -> [String: String] {
        [
            "SWIFT_EXEC_MANIFEST": try starter().path,
            "QUINCE_MANIFEST_SWIFTC": toolchain.folder.appendingPathComponent("swiftc").path,
            "QUINCE_MANIFEST_TOOLCHAIN": toolchain.folder.deletingLastPathComponent().appendingPathComponent("lib/swift").path,
        ]
    }
}
