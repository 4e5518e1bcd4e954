import Foundation

/// A scheme of a project or workspace: what it launches and tests, and how.
struct Scheme: Sendable {
    /// A target as schemes and test plans refer to it.
    struct Buildable: Sendable, Equatable {
        /// The target's identifier in its project; nil where none is given.
        var identifier: String?
        var target: String
        /// The project, relative to the folder of what has the scheme: `App/App.xcodeproj`.
        var project: String
    }

    /// A variable of a process's environment.
    struct Variable: Sendable, Equatable {
        var name: String
        var value: String
    }

    /// The options of a launch; disabled entries are left out.
    struct Options: Sendable, Equatable {
        var arguments: [String] = []
        var environment: [Variable] = []
        /// Language (`de`) and region (`AT`) that the process runs in; nil = the device's.
        var language: String?
        var region: String?
    }

    struct Launch: Sendable {
        /// The name of the build configuration.
        var configuration: String?
        var app: Buildable?
        var options = Options()
        /// The StoreKit configuration file.
        var storeKit: URL?
    }

    struct Test: Sendable {
        var configuration: String?
        /// Whether tests are started with the arguments and environment of launching.
        var usesLaunchOptions = true
        var options = Options()
        var targets: [TestedTarget] = []
        /// The test plans, the default one first.
        var plans: [URL] = []
    }

    /// A test target, and which of its tests are run.
    struct TestedTarget: Sendable, Equatable {
        var buildable: Buildable
        var isEnabled = true
        /// `CartTests`, `CartTests/testTotal()`
        var skipped: [String] = []
        /// nil = all.
        var selected: [String]?
    }

    /// The file's name without `.xcscheme`.
    var name: String
    var file: URL
    var launch = Launch()
    var test = Test()
}
