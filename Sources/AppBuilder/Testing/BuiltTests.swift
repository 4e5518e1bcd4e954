import Foundation

/// An app with its test bundles.
public struct BuiltTests: Sendable {
    public struct Bundle: Sendable {
        /// The target's name.
        public var name: String
        /// The library the app loads.
        public var library: URL
        /// The libraries that the app's process must preload for the tests. Quince's frameworks use some, such as Foundation's networking, only if
        /// they are loaded at launch; they are not found later, when the tests load them.
        public var preloaded: [URL]
        /// A test's name as filters have it: `AppTests.CartTests/testTotal`; nil where there is none of XCTest.
        public var firstTest: String?
        /// The tests that the scheme runs, as a regular expression on names such as `AppTests.CartTests/testTotal`; nil = all.
        public var filter: String?
    }

    public var app: BuiltApp
    public var bundles: [Bundle]
    /// Names of targets that drive the app from outside; they are not built.
    public var interfaceTests: [String]
    public var warnings: [BuildDiagnostic]
    /// The launches in which all tests run, one after the other: one for each configuration of the test plan.
    public var launches: [Launch] = []

    public struct Launch: Sendable {
        /// The name of the test plan's configuration; empty without a plan.
        public var configuration: String
        /// The arguments and variables that the scheme gives the tests; nil without a scheme.
        public var settings: LaunchSettings?
    }
}

extension AppBuilder {
    /// Builds an app and its unit-test targets.
    ///
    /// - Throws: `BuildFailure`, also where the app has no unit tests.
    public func buildTests(_ request: BuildRequest) async throws -> BuiltTests {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(with: Result { try TestBuildSession.run(request) })
            }
        }
    }
}
