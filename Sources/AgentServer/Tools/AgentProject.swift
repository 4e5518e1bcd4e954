import Foundation
import Simulator

/// Builds apps for agents. Its functions block until they are done; the work is not ended by a client that does not wait for it.
public protocol AgentProject: Sendable {
    /// Builds an app.
    ///
    /// - Parameter progress: Called with each step.
    /// - Throws: An error whose description lists what is wrong, a line each: `file:line:column: error: message`.
    func build(_ request: AgentBuild, progress: @escaping @Sendable (String) -> Void) throws -> AgentBuiltApp
    /// Builds an app's unit tests, and runs those whose names match.
    ///
    /// - Parameter filter: A regular expression; nil = all that the scheme runs.
    func test(_ request: AgentBuild, filter: String?, progress: @escaping @Sendable (String) -> Void) throws -> AgentTestReport
    /// A phone with nothing on it but the app.
    ///
    /// - Parameter model: nil = the one that the command names.
    func phone(_ bundle: AppBundle, model: String?, log: AutomationLog) throws -> HeadlessSession
    /// Pictures of an app's previews.
    func previews(_ bundle: AppBundle, _ request: AgentBuild) throws -> PreviewRun
}

/// The app to build, with its build options.
public struct AgentBuild: Hashable, Sendable {
    /// A project, or a folder.
    public var app: String
    public var scheme: String?
    public var target: String?
    public var isRelease = false

    public init(app: String) { self.app = app }
}

/// A finished build.
public struct AgentBuiltApp: Sendable {
    public var bundle: AppBundle
    /// Launch arguments and variables of the scheme.
    public var arguments: [String]
    public var environment: [String: String]
    /// `file:line:column: warning: message`, a line each.
    public var warnings: [String]
    /// Whether nothing had changed.
    public var wasUpToDate: Bool

    public init(
        bundle: AppBundle, arguments: [String] = [], environment: [String: String] = [:], warnings: [String] = [], wasUpToDate: Bool = false
    ) {
        (self.bundle, self.arguments, self.environment) = (bundle, arguments, environment)
        (self.warnings, self.wasUpToDate) = (warnings, wasUpToDate)
    }
}

/// The results of unit tests.
public struct AgentTestReport: Sendable {
    public var cases: [TestLog.Case]
    /// Why the tests ended early, with the test that ran.
    public var crashes: [String] = []
    /// Remarks on the build, such as the targets that are left out.
    public var notes: [String] = []
    /// The last lines of the tests' output.
    public var output: [String] = []

    public init(cases: [TestLog.Case]) { self.cases = cases }
}
