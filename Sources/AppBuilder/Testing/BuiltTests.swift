import Foundation

/// An app with its test bundles.
public struct BuiltTests: Sendable {
    public struct Bundle: Sendable {
        /// The target's name.
        public var name: String
        /// The library that the app loads, or the process of UI tests.
        public var library: URL
        /// The libraries that the app's process must preload for the tests. Quince's frameworks use some, such as Foundation's networking, only if
        /// they are loaded at launch; they are not found later, when the tests load them.
        public var preloaded: [URL]
        /// A test's name as filters have it: `AppTests.CartTests/testTotal`; nil where there is none of XCTest.
        public var firstTest: String?
        /// The tests that the scheme runs, as a regular expression on names such as `AppTests.CartTests/testTotal`; nil = all.
        public var filter: String?
        /// Whether the tests drive the app from outside, in a process of their own.
        public var isInterfaceTest = false
    }

    public var app: BuiltApp
    public var bundles: [Bundle]
    public var warnings: [BuildDiagnostic]
    /// The launches in which all tests run, one after the other: one for each configuration of the test plan.
    public var launches: [Launch] = []
    /// The toolchain's `llvm-symbolizer`, which finds lines of tests; nil where it has none.
    public var symbolizer: URL?

    public struct Launch: Sendable {
        /// The name of the test plan's configuration; empty without a plan.
        public var configuration: String
        /// The arguments and variables that the scheme gives the tests; nil without a scheme.
        public var settings: LaunchSettings?
    }
}

extension AppBuilder {
    /// Builds an app and its test targets.
    ///
    /// - Throws: `BuildFailure`, also where the app has no tests.
    public func buildTests(_ request: BuildRequest) async throws -> BuiltTests {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(with: Result { try TestBuildSession.run(request) })
            }
        }
    }
}
