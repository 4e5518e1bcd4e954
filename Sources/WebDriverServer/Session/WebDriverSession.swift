import AutomationModel
import DeviceProtocol
import Foundation
import Simulator

/// A client's session: a phone, the references to its elements, and the commands that run one after the other.
///
/// Commands run on the session's own queue; everything but `run`, `isIdle` and `end` is used there alone.
final class WebDriverSession: @unchecked Sendable {
    let id: String
    let capabilities: SessionCapabilities
    let phone: WebDriverPhone
    var settings = SessionSettings()
    /// Seconds that finding waits, of the phone's clock.
    var implicitWait: Double
    /// The specification's other timeouts, which nothing here needs, in milliseconds.
    var otherTimeouts: [String: JSONValue] = ["script": 30_000, "pageLoad": 300_000]
    var elements = ElementRegistry()
    var fingers = FingerState()
    var keys = KeyState()
    var video: SessionVideo?
    private var known: ScreenSnapshot?
    private let queue: DispatchQueue
    private let lock = NSLock()
    private var lastUse = Date()
    private var pending = 0
    private var isEnded = false
    /// When the phone's clock was last brought to the client's.
    private var followed = Date()
    private var streamed: (version: [UInt64], picture: StreamedPicture)?

    /// Real seconds after which a command returns with what there is, and an app that is busy counts as hung.
    private static let patience = 60.0
    /// Seconds of the phone's clock that pass at most between two commands.
    private static let longestPause = 60.0

    /// - Throws: An error where there is no such phone.
    init(_ capabilities: SessionCapabilities, _ apps: WebDriverApps, id: String = UUID().uuidString) throws {
        (self.id, self.capabilities, implicitWait) = (id, capabilities, capabilities.implicitWait)
        queue = DispatchQueue(label: "quince.webdriver.\(id)")
        guard let app = capabilities.app.flatMap(apps.app(named:)) ?? apps.apps.first else {
            throw WebDriverError(.sessionNotCreated, "the server has no apps")
        }
        // Names of devices that there are not stand for any.
        let model = capabilities.model.flatMap { try? DeviceCatalogue.model($0) }?.name
        phone = try WebDriverPhone(apps, app: app, model: model)
        if let action = capabilities.alertAction { try settings.update(["defaultAlertAction": .string(action)]) }
    }

    var driver: PhoneDriver { phone.driver }

    // MARK: Running

    /// Begins the session: sets the phone as the client wants it, and launches its app.
    func begin(_ done: @escaping @Sendable (Result<JSONValue, WebDriverError>) -> Void) {
        enqueue(done) { session in
            try session.preparePhone()
            return SessionResponse.created(session)
        }
    }

    /// Runs a command and returns its response's value; both on the session's queue.
    func run(
        _ route: CommandRoute, _ parameters: CommandParameters, _ done: @escaping @Sendable (Result<JSONValue, WebDriverError>) -> Void
    ) {
        enqueue(done) { session in
            try session.follow()
            return try route.handler(session, parameters)
        }
    }

    private func enqueue(
        _ done: @escaping @Sendable (Result<JSONValue, WebDriverError>) -> Void,
        _ body: @escaping @Sendable (WebDriverSession) throws -> JSONValue
    ) {
        lock.withLock { pending += 1 }
        queue.async { [self] in
            let result = perform(body)
            lock.withLock {
                pending -= 1
                lastUse = Date()
            }
            done(result)
        }
    }

    private func perform(_ body: (WebDriverSession) throws -> JSONValue) -> Result<JSONValue, WebDriverError> {
        guard !lock.withLock({ isEnded }) else { return .failure(Self.ended) }
        driver.deadline = Date().addingTimeInterval(Self.patience)
        defer {
            driver.deadline = nil
            followed = Date()
        }
        do { return .success(try body(self)) } catch {
            known = nil
            return .failure(failure(error))
        }
    }

    static let ended = WebDriverError(.invalidSessionID, "the session has ended, or there never was one of this identifier")

    /// The protocol's error for one of the phone's.
    private func failure(_ error: any Error) -> WebDriverError {
        switch error {
        case let error as WebDriverError: return error
        case let error as StepFailure: return WebDriverError(.invalidElementState, error.description)
        case let error as AppFailure:
            try? driver.checkThatAppRuns()
            let words = phone.log.last(10).filter { $0.contains { !$0.isWhitespace } }
            let output = words.isEmpty ? "" : "\nThe app's last output:\n" + words.joined(separator: "\n")
            return WebDriverError(
                .unknownError, "Application \(phone.app.bundle.identifier) is not running, possibly crashed: \(error.description)\(output)")
        default: return WebDriverError(.unknownError, "\(error)")
        }
    }

    /// Seconds since the last command; 0 while one runs.
    var idleTime: Double { lock.withLock { pending > 0 ? 0 : Date().timeIntervalSince(lastUse) } }
    /// Whether the client has been silent for as long as it said.
    var isOverdue: Bool { capabilities.idleTime > 0 && idleTime >= capabilities.idleTime }

    /// Ends the session; commands that wait are refused.
    func end() {
        lock.withLock { isEnded = true }
        queue.async { [self] in
            video?.discard(on: driver)
            video = nil
            phone.end()
        }
    }

    /// Waits until the session has ended, in seconds at most.
    func waitForEnd(_ seconds: Double) {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + seconds)
    }

    // MARK: The phone

    private func preparePhone() throws {
        let wanted = capabilities
        let locale = wanted.locale, language = wanted.language ?? locale.map { $0.replacingOccurrences(of: "_", with: "-") }
        try phone.change { state in
            if let orientation = wanted.orientation { state.orientation = orientation }
            if let timeZone = wanted.timeZone { state.timeZone = timeZone }
            if let locale { state.locale = locale }
            if let language { state.languages = [language] }
        }
        let identifier = phone.app.bundle.identifier
        guard wanted.app != nil, wanted.app != WebDriverPhone.homeScreen, wanted.launches else {
            phone.setLaunch(of: identifier, arguments: wanted.arguments, environment: wanted.environment)
            return try driver.leaveApp()
        }
        try phone.launch(identifier, arguments: wanted.arguments, environment: wanted.environment, url: wanted.url)
    }

    /// Lets as much time pass on the phone as has passed for the client since its last command, so that what a client waits for by asking again
    /// and again happens.
    private func follow() throws {
        try followClock()
        try driver.followUser(arguments: phone.arguments)
    }

    private func followClock() throws {
        guard !capabilities.standsStill else { return }
        let elapsed = min(Date().timeIntervalSince(followed), Self.longestPause)
        defer { followed = Date() }
        guard elapsed > 0 else { return }
        if try driver.passTime(elapsed) { known = nil }
    }

    // MARK: Streaming

    /// Draws the screen for a stream, once no command runs: none waits for that.
    ///
    /// - Parameter done: Called on any thread with the picture, where there is one now, and the pictures wanted in a second.
    func drawForStream(_ done: @escaping @Sendable (_ picture: StreamedPicture?, _ rate: Int) -> Void) {
        guard lock.withLock({ pending == 0 && !isEnded }) else { return done(nil, Self.retryRate) }
        queue.async { [self] in
            guard !lock.withLock({ isEnded }) else { return done(nil, Self.retryRate) }
            driver.deadline = Date().addingTimeInterval(Self.patience)
            defer { driver.deadline = nil }
            // What goes wrong with the app is the next command's to tell.
            done(try? streamedPicture(), settings.streamRate)
        }
    }

    private static let retryRate = 20

    private func streamedPicture() throws -> StreamedPicture? {
        try followClock()
        guard driver.hasPicture else { return nil }
        let version = driver.screenVersion
        if let version, let streamed, streamed.version == version, streamed.picture.look == settings.streamLook { return streamed.picture }
        let picture = try StreamedPicture(driver.screenFrame(), settings.streamLook)
        streamed = version.map { ($0, picture) }
        return picture
    }

    /// The elements on the screen.
    func snapshot() throws -> ScreenSnapshot {
        if let known { return known }
        try driver.checkThatAppRuns()
        let tree = try driver.automationTree()
        let snapshot = ScreenSnapshot(
            tree, process: driver.frontProcess ?? 0, bundleIdentifier: driver.frontIdentifier, screen: driver.screen)
        known = snapshot
        return snapshot
    }

    /// Forgets what is known of the screen.
    func forgetScreen() { known = nil }

    /// Does something to the phone and waits until that is quiescent.
    @discardableResult
    func act<Value>(_ body: (PhoneDriver) throws -> Value) throws -> Value {
        known = nil
        let value = try body(driver)
        try driver.settleScreen()
        try driver.followUser(arguments: phone.arguments)
        known = nil
        return value
    }

    // MARK: Elements

    /// The element of a reference, and the screen that it is on.
    func element(_ reference: String) throws -> (number: Int, snapshot: ScreenSnapshot) {
        let snapshot = try snapshot()
        return (try elements.resolve(reference, in: snapshot), snapshot)
    }

    func element(_ parameters: CommandParameters) throws -> (number: Int, snapshot: ScreenSnapshot) {
        try element(parameters.path["element"] ?? "")
    }

    /// The point to touch of an element.
    ///
    /// - Throws: `element not interactable` where none of it shows.
    func point(of reference: String) throws -> CGPoint {
        let (number, snapshot) = try element(reference)
        guard let point = snapshot.touchPoint(of: number) else {
            throw WebDriverError(
                .elementNotInteractable,
                "\(snapshot.entries[number].element.type.className) is not visible: nothing of it is on the screen to touch")
        }
        return point
    }

    /// Finds elements, and waits for them as long as the client wants; the wait takes no longer than something can happen on the phone.
    ///
    /// - Parameter root: The reference of the element below which is looked; nil for the whole screen.
    func find(_ locator: ElementLocator, below root: String?, isFirstOnly: Bool) throws -> (found: [Int], snapshot: ScreenSnapshot) {
        var waited = 0.0
        while true {
            let snapshot = try snapshot()
            let start = try root.map { try elements.resolve($0, in: snapshot) } ?? 0
            let found = try locator.find(in: snapshot, below: start, isFirstOnly: isFirstOnly)
            guard found.isEmpty, waited < implicitWait, driver.deadline.map({ Date() < $0 }) ?? true else { return (found, snapshot) }
            guard let passed = try driver.passTimeToNextEvent(atMost: implicitWait - waited, step: Self.shortestWait) else {
                return (found, snapshot)
            }
            waited += passed
            known = nil
        }
    }

    private static let shortestWait = 0.05

    /// The JSON of an element in a response.
    func json(of number: Int, _ snapshot: ScreenSnapshot) -> JSONValue {
        let reference = ElementReference.json(elements.reference(to: number, in: snapshot))
        guard !settings.isCompact, var members = reference.object else { return reference }
        for name in settings.elementAttributes {
            if let attributeName = name.split(separator: "/").last, name.hasPrefix("attribute/"),
                let attribute = ElementAttribute(named: String(attributeName))
            {
                members[name] = snapshot.json(attribute, of: number)
            } else if name == "text" {
                members[name] = .string(ElementCommands.text(of: number, snapshot))
            } else if let attribute = ElementAttribute(named: name) {
                members[name] = snapshot.json(attribute, of: number)
            }
        }
        return .object(members)
    }
}
