import AutomationModel
import Compositor
import DeviceProtocol
import Foundation

/// The operations of a WebDriver server on a phone, in points of the upright interface and virtual seconds.
extension PhoneDriver {
    // MARK: Time

    /// Lets time pass on the phone.
    ///
    /// - Returns: Whether the screen may be different: whether a process had something to do.
    package func passTime(_ seconds: Double) throws -> Bool {
        try findHome()
        guard session.isRunning else { return false }
        let (next, sequence) = (session.nextDeadline, session.tree.sequence)
        let target = session.group.now &+ VirtualClock.nanoseconds(seconds)
        try session.advance(by: seconds)
        return next.map { $0 <= target } ?? false || session.tree.sequence != sequence || session.isAnimating
    }

    /// Lets time pass until something may be different on the screen.
    ///
    /// - Parameters:
    ///   - seconds: The longest time.
    ///   - step: The shortest time that passes at once.
    /// - Returns: The seconds that have passed; nil where nothing happens by itself any more.
    package func passTimeToNextEvent(atMost seconds: Double, step: Double) throws -> Double? {
        try findHome()
        guard session.isRunning, session.canChange else { return nil }
        let passed = min(max(session.quietTime, step), seconds)
        try session.advance(by: passed)
        return passed
    }

    /// Lets what is due happen and animations end.
    package func settleScreen() throws {
        try findHome()
        if session.isRunning { try session.settle() }
    }

    /// Performs what the user has done on the home screen, and leaves an app that has ended.
    ///
    /// - Throws: `AppFailure` where the app has crashed; the home screen is in front then.
    package func followUser(arguments: [String]) throws {
        try followHome(arguments: arguments)
        try checkThatAppRuns()
    }

    /// Brings the home screen to the front where the app has ended by itself.
    ///
    /// - Throws: `AppFailure` where the app has crashed.
    package func checkThatAppRuns() throws {
        guard !showsHome, !app.isRunning else { return }
        let failure = app.endFailure
        try pressHome()
        if let failure { throw failure }
    }

    // MARK: Looking

    /// Whether a text field has the focus, so that keys go to it.
    package var isEditingText: Bool { session.interface.isEditingText }
    package var interfaceOrientation: DeviceOrientation { session.interface.orientation }
    /// The identifier of the foreground process; nil where none runs.
    package var frontProcess: Int32? { session.processIdentifier }
    /// The name of the foreground process's app.
    package var frontName: String { session.bundle.displayName }
    package var frontIdentifier: String { showsHome ? "com.apple.springboard" : app.bundle.identifier }
    /// Whether the app runs, in front or in the background.
    package var isAppInBackground: Bool { app.isRunning && showsHome }

    /// What the screen looks like as far as numbers tell: equal ones are of one picture. nil while it changes by itself, or nothing shows.
    package var screenVersion: [UInt64]? {
        let session = session, tree = session.tree
        guard session.isRunning, tree.root != nil, !session.isAnimating, !tree.isMoving(at: session.clock?.mediaTime ?? 0) else {
            return nil
        }
        return [
            UInt64(UInt32(bitPattern: session.processIdentifier ?? 0)), tree.sequence,
            UInt64(DeviceOrientation.allCases.firstIndex(of: session.interface.orientation) ?? 0),
        ]
    }

    /// Whether the process in front runs and has drawn.
    package var hasPicture: Bool { session.isRunning && session.tree.root != nil }

    /// The pixels of the screen, upright.
    package func screenFrame() throws -> RenderedFrame {
        try findHome()
        return try session.frame()
    }

    // MARK: Touches and keys

    package func send(_ key: KeyEvent) throws { try session.send(.key(key)) }
    package func insert(_ text: String) throws { try session.send(.insertText(text)) }
    package func deleteBackward(_ count: Int) throws { try session.send(.deleteBackward(count: count)) }
    package func shake() throws { try session.send(.shake) }
    package func perform(_ command: AccessibilityCommand, on element: UInt64) throws {
        try session.send(.accessibility(element: element, command))
    }

    /// Presses the home button.
    package func leaveApp() throws { try pressHome() }

    /// Has the app put the keyboard away.
    ///
    /// - Throws: `StepFailure` where the app keeps it.
    package func dismissKeyboard() throws { try hideKeyboard() }

    // MARK: The app

    /// Launches the app, which ends it where it runs.
    ///
    /// - Parameter log: The log of its output.
    package func launchApp(arguments: [String], environment: [String: String], url: String?, log: AutomationLog) throws {
        log.beginLaunch()
        try app.launch(arguments: arguments, environment: environment, url: url)
        try appChanged()
        try checkThatAppRuns()
    }

    /// Brings an app that runs to the front.
    package func activateApp() throws {
        try app.activate()
        try appChanged()
    }

    /// Ends the app; the home screen is in front then.
    package func terminateApp() throws {
        try app.terminate()
        try appChanged()
        if home == nil { try pressHome() }
    }

    /// Opens a link in the app.
    ///
    /// - Throws: `StepFailure` for what is no link.
    package func openLink(_ link: String, arguments: [String]) throws { try open(link, arguments: arguments) }

    package func change(_ change: (inout DeviceState) -> Void) throws { try update(change) }

    package func decide(_ status: PermissionStatus, of service: PrivacyService) throws { try setPermission(status, of: service) }

    // MARK: Pasteboard

    /// The first item of the general pasteboard that has one of some types.
    package func pasteboardItem(_ types: [String]) -> Data? {
        let items = app.services.pasteboard.state(known: nil, at: app.clockDate).contents?.items ?? []
        for type in types {
            for item in items { if let found = item[type] { return found.data } }
        }
        return nil
    }

    /// Replaces the items of the general pasteboard.
    ///
    /// - Throws: `StepFailure` where they are too large.
    package func setPasteboard(_ kind: PasteboardRepresentation.Kind, _ data: Data, type: String) throws {
        let contents = PasteboardContents(items: [[type: PasteboardRepresentation(kind, data)]])
        let reply = app.services.pasteboard.set(contents, at: app.clockDate, by: "com.apple.springboard")
        if case .refused(let reason) = reply { throw StepFailure(message: reason) }
    }

    /// The time of day on the phone.
    package var dateOnPhone: Date { app.clockDate }
}
