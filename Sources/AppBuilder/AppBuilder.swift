import Foundation

/// Builds an iOS app's project, unchanged, into a bundle that runs on Linux.
public struct AppBuilder: Sendable {
    public init() {}

    /// The folder of the toolchain's programs.
    ///
    /// - Throws: `BuildFailure` where there is no toolchain on the PATH.
    public static func toolchainFolder() throws -> URL { try Toolchain.locate().folder }

    /// Builds, or finds that nothing changed.
    ///
    /// The bundle appears whole or not at all: a failed build leaves the previous one in place.
    ///
    /// - Throws: `BuildFailure`.
    public func build(_ request: BuildRequest) async throws -> BuiltApp {
        // Building blocks its thread on files and processes; the caller's must stay free.
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(with: Result { try BuildSession(request).run() })
            }
        }
    }
}
