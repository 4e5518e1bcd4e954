internal import AutomationModel
import QuinceFoundation
import UIKit

/// An app that a test launches and uses.
///
/// Source: Apple's documentation of `XCUIApplication`.
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
    /// The state of an app. Raw values are XCTest's.
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning = 1
        case runningBackgroundSuspended = 2
        case runningBackground = 3
        case runningForeground = 4
    }

    /// The app that the target tests.
    public init() { super.init(ElementPath(app: nil)) }

    /// An app by its bundle identifier: the tested one, or `com.apple.springboard` for the home screen and the system's alerts.
    public init(bundleIdentifier: String) { super.init(ElementPath(app: bundleIdentifier)) }

    private var identifierOfApp: String? { path.app }

    // MARK: Launching

    /// The launch arguments, for the next launch.
    open var launchArguments: [String] = []
    /// The variables of the app's environment, for the next launch.
    open var launchEnvironment: [String: String] = [:]

    /// Launches the app, which is ended first if it runs, and waits until it is at rest. One that does not launch fails the test.
    open func launch() {
        ask("Launch", "launch", .launch(app: identifierOfApp, arguments: launchArguments, environment: launchEnvironment))
    }

    /// Brings the app to the front, or launches it if it does not run.
    open func activate() {
        ask("Activate", "activate", .activate(app: identifierOfApp, arguments: launchArguments, environment: launchEnvironment))
    }

    /// Ends the app.
    open func terminate() { ask("Terminate", "terminate", .terminate(app: identifierOfApp)) }

    /// Opens a link in the app, which is launched if it does not run.
    open func open(_ url: URL) {
        ask("Open '\(url.absoluteString)' in", "open a link in", .open(url: url.absoluteString, app: identifierOfApp))
    }

    private func ask(_ activity: String, _ verb: String, _ request: AutomationRequest) {
        guard !TestInterruption.isOver else { return }
        TestRecords.runActivity("\(activity) \(path.name)", isTimed: true) {
            let reply = Phone.ask(request)
            ScreenTree.forget()
            if case .failure(let text) = reply { report("Failed to \(verb) \(path.name): \(text)") }
        }
    }

    // MARK: State

    open var state: State {
        guard case .state(let state) = Phone.ask(.state(app: identifierOfApp)) else { return .unknown }
        return State(rawValue: state.rawValue) ?? .unknown
    }

    /// Waits until the app is in a state.
    ///
    /// - Returns: Whether it has come to that within the seconds.
    open func wait(for state: XCUIApplication.State, timeout: TimeInterval) -> Bool {
        TestRecords.runActivity("Waiting \(timeout)s for \(path.name) to be in state \(state)", isTimed: true) {
            Waiting.wait(timeout) { self.state == state }
        }
    }

    // MARK: Permissions

    /// Has the app ask the user again for a resource. An app that runs is ended, as on iOS.
    open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
        for service in resource.services {
            let reply = Phone.ask(.resetAuthorization(service: service))
            if case .failure(let text) = reply { return report("Failed to reset the authorization: \(text)") }
        }
        ScreenTree.forget()
    }

    // MARK: Accessibility

    /// Checks the screen for faults of its accessibility; each is a failure, unless the handler says that it is to be ignored.
    ///
    /// Quince checks the size of what is touched, descriptions, and texts that are cut off; see Documentation/Testing.md.
    ///
    /// - Parameter issueHandler: Returns whether an issue is to be ignored.
    /// - Throws: An error where the screen cannot be checked.
    open func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all, _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        try TestRecords.runActivity("Perform accessibility audit", isTimed: true) {
            switch Phone.ask(.audit) {
            case .issues(let issues):
                for found in issues {
                    let issue = XCUIAccessibilityAuditIssue(found, path: path)
                    guard auditTypes.contains(issue.auditType), try !(issueHandler?(issue) ?? false) else { continue }
                    TestRun.fail("\(issue.compactDescription): \(issue.detailedDescription)")
                }
            case .failure(let text): throw ElementFailure(text: text)
            default: throw ElementFailure(text: "the screen cannot be checked")
            }
        }
    }
}
