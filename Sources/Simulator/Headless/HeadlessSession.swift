import Compositor
import DeviceCore
import DeviceProtocol
import FileReplacement
import Foundation
import PeerNetwork
import PeerProtocol
import ProcessSupport
import RenderProtocol

/// An app on a virtual device without a screen, on a virtual clock: time passes only when asked to, so every run is the same.
///
/// Not thread-safe: one thread drives it.
public final class HeadlessSession {
    public private(set) var bundle: AppBundle
    /// The device's rules.
    var core: DeviceCore
    /// The latest interface state that the app has reported.
    public internal(set) var interface: InterfaceState
    /// The placed widgets that the app is informed of.
    public var placedWidgets: [HomeWidget] = []
    /// Called when the app asks for new timelines of a kind of its widgets; nil = of all kinds.
    var reloadRequest: (String?) -> Void = { _ in }
    /// Called with what a home screen asks of its device.
    var homeRequest: (HomeRequest) -> Void = { _ in }

    /// The canvas of the preview that is shown; nil where none is.
    var canvas: PreviewCanvas?

    let configuration: HeadlessConfiguration
    /// Files and folders that the app reads besides its own, from its next launch on.
    var readable: [URL] = []
    /// A descriptor that the app inherits at its next launch; see `AppProcess.Launch.channel`.
    var channel: (variable: String, descriptor: OwnedDescriptor)?
    private let folder: URL
    var process: AppProcess?
    /// The process's number in the core.
    var identifier: ProcessID?
    /// Whether the process is being read: what is sent to it meanwhile it takes by itself.
    var isReading = false
    var clock: VirtualClock?
    var replies: [Int: String] = [:]
    var lastQuery = 0
    /// The permissions that the user has granted to the app.
    public let permissions = PermissionStore(file: nil)
    /// The data shared by the device's apps.
    let services: BrokerServices
    /// The notification of the banner that was shown last.
    var lastBanner: AppNotification?
    var isAnimating = false
    /// When fingers were reported last, in nanoseconds of the group; nil before the first report.
    private(set) var lastTouch: UInt64?
    var isReady = false
    /// When the app last printed something.
    var lastOutput = 0.0
    var end: (status: ExitStatus, failure: AppFailure?)?
    /// The phones near by, this one among them.
    let group: HeadlessGroup
    let phone: Int
    /// Its place in the network of phones near by, once it has asked for something there.
    var endpoint: EndpointID?
    /// The peer events not yet delivered to the app.
    let news = PeerNews()
    /// The group's time when the app was started, in nanoseconds.
    var start: UInt64 = 0
    /// Keeps what pictures have in common.
    private lazy var compositor = Compositor(scale: configuration.device.scale)

    /// The time from which nothing is waited for any longer; an app that is busy then counts as hung. nil = none.
    var deadline: Date?
    /// Real seconds without the app coming to rest after which it counts as hung.
    private var patience: Double { min(configuration.patience, max(deadline?.timeIntervalSinceNow ?? .infinity, 1)) }
    private var isOverdue: Bool { deadline.map { Date() > $0 } ?? false }

    /// Virtual seconds that `settle` lets pass at most.
    public static let settlingLimit = 20.0
    private static let frame = 1.0 / 60

    /// - Parameters:
    ///   - group: Phones that see this one; nil = there are none.
    ///   - services: The data shared with other processes of the same device; nil for a device of its own.
    public init(
        bundle: AppBundle, configuration: HeadlessConfiguration, group: HeadlessGroup? = nil, services: BrokerServices? = nil
    ) throws {
        let group = group ?? HeadlessGroup()
        (self.group, phone) = (group, group.add())
        (self.bundle, self.configuration) = (bundle, configuration)
        core = DeviceCore(description: configuration.device, state: configuration.state, hasHomeScreen: false)
        interface = InterfaceState(orientation: configuration.state.orientation, isStatusBarHidden: false, isEditingText: false)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString)", isDirectory: true)
        self.services =
            services
            ?? BrokerServices(
                folder: folder.appendingPathComponent(Self.sharedFolder, isDirectory: true), isRealTime: false, permissions: permissions)
        try makeContainers()
        group.append(self)
        permissions.follow { [weak self] app, service, status in
            // An app that crashes for it says so when time goes on.
            try? self?.handle(.permissionChanged(status, service, app: app))
        }
        // As on Apple's simulators, nobody is asked for the local network unless a flow wants that.
        try permissions.set(.granted, of: .localNetwork, for: bundle.identifier)
    }

    deinit {
        process?.terminate()
        if let endpoint { group.network.disconnect(endpoint) }
        try? FolderRemoval.remove(folder)
    }

    /// The name of the folder of what is the device's and not an app's.
    private static let sharedFolder = "Device"
    var dataContainer: URL { folder.appendingPathComponent("Data", isDirectory: true) }
    /// The folder of an app group.
    func groupContainer(_ group: String) -> URL {
        folder.appendingPathComponent("Groups/\(group.replacingOccurrences(of: "/", with: "_"))")
    }

    private func makeContainers() throws {
        try withFileErrors("no folder for the app's data") {
            for each in [dataContainer] + bundle.groups.map(groupContainer) { try PrivateFiles.makeFolder(each) }
            ContainerFolders.fill(dataContainer)
        }
    }

    /// The settings of the device.
    public var state: DeviceState { core.state }

    // MARK: Life of the app

    /// Why the app's process has ended out of order; nil while it runs, and after an end in order.
    package var endFailure: AppFailure? { end?.failure }

    /// Puts another build of the app in place of the present one, which is ended. The data that it has stored stay.
    ///
    /// - Throws: `SimulatorError` for another app.
    func install(_ bundle: AppBundle) throws {
        guard bundle.identifier == self.bundle.identifier else {
            throw SimulatorError("\(bundle.identifier) is not \(self.bundle.identifier)", nextStep: "Use another phone for it.")
        }
        try terminate()
        self.bundle = bundle
        try makeContainers()
    }

    public var isRunning: Bool { process != nil && end == nil }
    /// Whether the app's process has ended by itself with the exit code 0.
    public var hasExited: Bool { end?.status == .exited(0) }
    public var deviceDescription: DeviceDescription { configuration.device }

    /// Starts the app, after ending it if it runs, and waits until it is at rest.
    ///
    /// - Throws: `AppFailure` when it crashes or hangs, `SimulatorError` when it cannot be started.
    public func launch(arguments: [String] = [], environment: [String: String] = [:], url: String? = nil) throws {
        try launch(arguments: arguments, environment: environment, url: url, action: nil)
    }

    /// - Parameters:
    ///   - action: The quick action that the app is launched for.
    ///   - notification: The user's response to the notification that launches the app.
    func launch(
        arguments: [String] = [], environment: [String: String] = [:], url: String? = nil, action: QuickAction?,
        notification: NotificationEvent? = nil
    ) throws {
        try terminate()
        let opening = AppOpening(
            arguments: arguments, environment: environment, url: url, action: action, notification: notification)
        try handle(.open(bundle.identifier, opening))
        try settle()
        try waitUntilLaunched()
    }

    /// Lets the time pass that the main thread sleeps while it launches, and sees that it is free afterwards.
    func waitUntilLaunched() throws {
        guard isRunning else { return }
        if !isReady {
            try passTime { isReady }
            guard isReady || !isRunning else {
                throw hang("its main thread waits for something that does not happen, so it never launches")
            }
            try settle()
        }
        if isRunning { try checkThatItAnswers() }
        configuration.profile?.setMark()
    }

    /// Lets time pass, deadline by deadline, until something is the case, nothing can happen any more, or the limit of settling is reached.
    private func passTime(until isDone: () -> Bool) throws {
        var passed = 0.0
        while isRunning, !isOverdue, !isDone(), passed < Self.settlingLimit, let clock, let wait = timeToDeadline(clock) {
            try advance(by: wait)
            passed += wait
        }
    }

    /// Sees that the main thread takes messages, or will once the time it waits for has passed.
    ///
    /// - Throws: `AppFailure` when it waits for something that does not happen: what is on the screen then is what was there before.
    public func checkThatItAnswers() throws {
        lastQuery += 1
        try send(.query(id: lastQuery, .elements))
        guard replies.removeValue(forKey: lastQuery) == nil, isRunning, clock?.nextDeadline == nil else { return }
        throw hang("its main thread waits for something that does not happen")
    }

    /// The failure of an app that does not go on, with the functions its main thread is in; the app is ended.
    private func hang(_ reason: String) -> AppFailure {
        if configuration.tracesFailures { process?.endHung(AppFailure.hang, reason) } else { process?.terminate() }
        while isRunning, let process { read(process) }
        let frames = end?.failure?.frames ?? []
        (process, clock, end) = (nil, nil, nil)
        return AppFailure(appName: bundle.displayName, name: AppFailure.hang, reason: reason, frames: frames)
    }

    /// Ends the app as swiping it away does; a second later it is killed.
    public func terminate() throws {
        guard isRunning else { return }
        try handle(.terminate(bundle.identifier))
    }

    /// Ends the app at once.
    public func kill() {
        guard isRunning else { return }
        try? handle(.kill(bundle.identifier))
    }

    // MARK: Phones near by

    /// Whether the app has asked for phones near by.
    var hasPeers: Bool { endpoint != nil }
    /// Whether there is something the app has not been told of phones near by.
    var hasNews: Bool { isRunning && !news.isEmpty }

    /// Tells the app one piece of news and lets it handle that.
    func tellNews() throws {
        guard let process, let clock, isRunning, let event = news.takeFirst() else { return }
        process.send(event)
        try run(to: clock.now)
    }

    /// When something happens in the app by itself, or the device does something for it, in nanoseconds of its group; nil = never.
    var nextDeadline: UInt64? {
        guard isRunning else { return nil }
        return [clock?.nextDeadline, nextServiceTime].compactMap { $0 }.min().map { $0 &+ start }
    }

    /// Lets the app run until a time of its group.
    func run(toGroupTime time: UInt64) throws {
        guard isRunning, time >= start else { return }
        try run(to: time - start)
        try serve()
    }

    func run(to time: UInt64) throws {
        guard let process, let clock, isRunning else { return }
        let patience = patience
        guard run(process, clock, to: time) else {
            throw hang(
                "in \(Int(patience)) seconds it has not come to rest: it is busy, or its main thread waits for something that does not happen"
            )
        }
    }

    /// Removes everything the app has stored, except what stays on a device when an app is removed: the keychain and photos. Ends it first.
    public func clearState() throws {
        kill()
        try withFileErrors("the app's data cannot be removed") {
            let files = FileManager.default
            for each in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            where each.lastPathComponent != Self.sharedFolder { try FolderRemoval.remove(each) }
        }
        try makeContainers()
    }

    /// Empties the device's keychain.
    public func clearKeychain() throws { try services.keychain.clear() }

    /// Starts the app with `launch` and lets time pass until it ends by itself.
    ///
    /// - Parameter patience: Virtual seconds without a line of output after which the app counts as hanging.
    /// - Returns: Its exit code.
    /// - Throws: `AppFailure` when it crashes, or waits for something that does not happen.
    func exitCode(patience: Double, _ launch: () throws -> Void) throws -> Int32 {
        do {
            try launch()
            while isRunning {
                guard canChange, let clock, time - lastOutput < patience else { throw hang("it waits for something that does not happen") }
                try advance(by: timeToDeadline(clock) ?? Self.frame)
            }
        } catch let failure as AppFailure {
            // One that has ended well while something was asked of it has ended, and nothing else.
            guard case .exited(let code) = end?.status, failure.name == AppFailure.exit || end?.failure == nil else { throw failure }
            return code
        }
        guard case .exited(let code) = end?.status else { return 1 }
        return code
    }

    private func running() throws -> (AppProcess, VirtualClock) {
        if let failure = end?.failure { throw failure }
        guard isRunning, let process, let clock else {
            let reason = end == nil ? "the app does not run" : "the app has ended by itself (exit code 0)"
            throw AppFailure(appName: bundle.displayName, name: "Not running", reason: reason, frames: [])
        }
        return (process, clock)
    }

    // MARK: Time

    /// Virtual seconds since the app's start.
    public var time: Double { clock.map { Double($0.now) / 1e9 } ?? 0 }

    /// The time of day in the app; that of every run's start where it does not run.
    var clockDate: Date { clock?.date ?? VirtualClock.wallStart(timeZone: TimeZone(identifier: state.timeZone) ?? .gmt) }

    /// The time on the device.
    var now: DeviceTime { DeviceTime(date: clockDate, uptime: Double(start + (clock?.now ?? 0)) / 1e9) }

    /// When the device's services do something next, in nanoseconds since the app's start.
    private var nextServiceTime: UInt64? {
        guard let clock else { return nil }
        let (deadline, now) = (core.nextDeadline, now)
        let waits = [deadline.date.map { $0.timeIntervalSince(now.date) }, deadline.uptime.map { $0 - now.uptime }].compactMap { $0 }
        return waits.min().map { clock.now + VirtualClock.nanoseconds($0) }
    }

    /// Has the device's services do what is due.
    private func serve() throws {
        guard let clock, let next = nextServiceTime, next <= clock.now else { return }
        var now = now
        // The clock counts nanoseconds: what is nearer than this is due.
        now.date += Self.instant
        now.uptime += Self.instant
        try handle(.timePassed, at: now)
    }

    private static let instant = 1e-6

    /// Sends a message and lets the app handle it at once, whatever else is to happen now.
    func tell(_ message: DeviceMessage) throws {
        guard let process, let clock, isRunning else { return }
        process.send(message)
        try run(to: clock.now)
    }

    /// Whether something can still happen without input: a timer, an animation.
    public var canChange: Bool {
        isRunning && (clock?.nextDeadline != nil || isAnimating || group.canChange || nextServiceTime != nil)
    }

    /// The seconds in which nothing happens by itself, as far as that is known: 0 while something moves, or another phone may do something.
    var quietTime: Double {
        guard !isAnimating, group.isAlone, let next = group.nextEvent, next > group.now else { return 0 }
        return Double(next - group.now) / 1e9
    }

    /// Lets the app run until everything in it waits and `seconds` have passed for it.
    public func advance(by seconds: Double = 0) throws {
        try group.recordTime(VirtualClock.nanoseconds(seconds)) { duration in
            try pass(duration)
            return isRunning
        }
    }

    /// Lets nanoseconds pass for the app.
    private func pass(_ duration: UInt64) throws {
        let clock = try running().1
        if group.isAlone {
            let target = clock.now + duration
            while isRunning, let next = nextServiceTime, next <= target {
                try run(to: max(next, clock.now))
                try serve()
            }
            try run(to: target)
            try group.follow(start + clock.now)
        } else {
            try group.advance(by: duration)
        }
        if let failure = end?.failure { throw failure }
    }

    /// Lets the app run until it is at rest at a virtual time, or has ended; returns whether it came to that within the patience.
    func run(_ process: AppProcess, _ clock: VirtualClock, to target: UInt64) -> Bool {
        let wasReading = isReading
        isReading = true
        defer { isReading = wasReading }
        return process.run(clock, to: target, patience: patience, hasEnded: { end != nil }, receive)
    }

    /// Lets everything that is due now happen, and finite animations come to their ends.
    ///
    /// - Parameter timeout: Virtual seconds after which that is not waited for any longer.
    public func settle(timeout: Double = settlingLimit) throws {
        var passed = 0.0
        var passedInShortWaits = 0.0
        try advance()
        while isRunning, !isOverdue, passed < timeout, let clock, let process {
            if let end = process.tree.animationsEnd(after: clock.mediaTime) {
                let step = min(end - clock.mediaTime + 0.001, timeout - passed)
                try advance(by: step)
                passed += step
            } else if isAnimating {
                let step = min(Self.frame, timeout - passed)
                try advance(by: step)
                passed += step
            } else if let wait = shortWait(clock).map({ min($0, timeout - passed) }), passedInShortWaits < Self.shortWaitLimit {
                try advance(by: wait)
                passed += wait
                passedInShortWaits += wait
            } else {
                break
            }
        }
    }

    /// Time to a deadline so near that the app means "as soon as this is done", in seconds.
    private func shortWait(_ clock: VirtualClock) -> Double? {
        guard let wait = timeToDeadline(clock), wait <= Self.longestShortWait else { return nil }
        return wait
    }

    /// Time after which something happens by itself, in seconds; a little more, so that rounding does not make it too little.
    private func timeToDeadline(_ clock: VirtualClock) -> Double? {
        clock.nextDeadline.map { Double($0 > clock.now ? $0 - clock.now : 0) / 1e9 + 1e-6 }
    }

    /// Seconds up to which a timer belongs to what is under way.
    private static let longestShortWait = 0.1
    /// Seconds after which an app that always has a near timer counts as at rest all the same.
    private static let shortWaitLimit = 1.0

    // MARK: Input

    /// Sends a message and lets the app handle it: two that arrive together would be handled in one turn of its loop or in two, as chance has it.
    public func send(_ message: DeviceMessage) throws {
        let process = try running().0
        switch message {
        case .key, .insertText, .deleteBackward, .accessibility, .shake: try handle(.input(message))
        default: process.send(message)
        }
        try advance()
    }

    /// Sends touches of one moment and lets the app handle them.
    public func touch(_ samples: [TouchSample]) throws {
        let clock = try running().1
        for recording in group.recordings { recording.note(samples, on: self) }
        lastTouch = group.now
        try handle(.touches(samples, time: clock.mediaTime))
        try advance()
    }

    /// Changes settings of the device; the app follows.
    public func update(_ change: (inout DeviceState) -> Void) throws {
        var new = state
        change(&new)
        try handle(.setState(new))
        if isRunning { try settle() }
    }

    /// The home button: the app goes to the background.
    public func pressHome() throws {
        guard isRunning, !isInBackground else { return }
        try handle(.pressHome)
        try settle()
    }

    /// Brings the app back from the background.
    public func activate() throws {
        guard isInBackground else { return }
        try open()
    }

    /// Brings the app to the front, where it runs, with a link or a quick action.
    func open(url: String? = nil, action: QuickAction? = nil) throws {
        try handle(.open(bundle.identifier, AppOpening(url: url, action: action)))
        try settle()
    }

    var isInBackground: Bool { core.isInBackground(bundle.identifier) }

    // MARK: Output

    func query(_ query: DeviceMessage.Query) throws -> String {
        lastQuery += 1
        let id = lastQuery
        try send(.query(id: id, query))
        // If the main thread is waiting for something, the time it waits for passes.
        try passTime { replies[id] != nil }
        if let reply = replies.removeValue(forKey: id) { return reply }
        throw hang("its main thread waits for something that does not happen, so it cannot say what is on its screen")
    }

    /// The elements on the screen.
    public func elements() throws -> ElementNode { try decodeElements(try elementsText()) }

    /// The elements on the screen with what only UI tests and WebDriver clients find.
    func elementsForAutomation() throws -> ElementNode { try decode(elementsText()) }

    /// The JSON of the elements on the screen.
    ///
    /// - Parameter isAudit: Whether elements have their audits, which takes the app longer.
    package func elementsText(isAudit: Bool = false) throws -> String { try query(isAudit ? .audit : .elements) }

    /// - Throws: `SimulatorError` for a text that is no JSON of elements.
    package func decodeElements(_ text: String) throws -> ElementNode {
        var root = try decode(text)
        root.removeAutomation()
        return root
    }

    private func decode(_ text: String) throws -> ElementNode {
        // Without optimisation Foundation's decoder is the faster one.
        #if !DEBUG
            if let tree = ElementTreeReader.tree(of: text) { return tree }
        #endif
        do { return try JSONDecoder().decode(ElementNode.self, from: Data(text.utf8)) } catch {
            throw SimulatorError(
                "\(bundle.displayName) describes its screen wrongly: \(error)", nextStep: "Report this as a fault of Quince.")
        }
    }

    /// The view hierarchy as text, as `recursiveDescription` shows it.
    public func viewHierarchy() throws -> String { try query(.viewHierarchy) }

    /// The views of the app with frames, constraints and further properties, and the view controllers it has left behind.
    public func views() throws -> ViewReport {
        let text = try query(.views)
        do { return try JSONDecoder().decode(ViewReport.self, from: Data(text.utf8)) } catch {
            throw SimulatorError(
                "\(bundle.displayName) describes its views wrongly: \(error)", nextStep: "Report this as a fault of Quince.")
        }
    }

    /// The layer tree as committed.
    public var tree: RenderTree { process?.tree ?? RenderTree() }

    /// The pixels of the display, turned as the interface stands.
    package func frame() throws -> RenderedFrame {
        let clock = try running().1
        return try Screenshot.frame(
            of: tree, device: configuration.device, orientation: interface.orientation, time: clock.mediaTime, compositor: compositor)
    }

    /// The identifier of the app's process; nil while it does not run.
    package var processIdentifier: Int32? { isRunning ? process?.processIdentifier : nil }

    /// A PNG of the display, turned as the interface stands.
    public func screenshot() throws -> Data { try picture(of: tree) }

    /// A PNG of an earlier or the present tree at the present time.
    func picture(of tree: RenderTree) throws -> Data {
        let clock = try running().1
        var device = configuration.device
        if let canvas { (device.width, device.height) = (canvas.width, canvas.height) }
        return try Screenshot.png(
            of: tree, device: device, orientation: interface.orientation, time: clock.mediaTime, compositor: compositor)
    }
}
