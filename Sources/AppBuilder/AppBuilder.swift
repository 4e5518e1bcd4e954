import Foundation

/// Builds an iOS app's project, unchanged, into a bundle that runs on Linux.
public struct AppBuilder: Sendable {
    public init() {}

    /// Builds, or finds that nothing changed.
    ///
    /// The bundle appears whole or not at all: a failed build leaves the previous one in place.
    ///
    /// - Throws: `BuildFailure`.
    public func build(_ request: BuildRequest) async throws -> BuiltApp {
        throw BuildFailure("building apps is not yet in Quince", nextStep: "Update Quince.")
    }
}
