import DeviceProtocol

/// The rules of a device: which app is in front, who receives input, how the device is held, and what its processes are told of it.
///
/// A state machine without processes, threads, clocks or files. A driver passes each event to `handle(_:now:)`, and performs the effects it returns,
/// in that order, before the next event. Bundles, pictures and containers are the driver's.
public struct DeviceCore: Sendable {
    public let description: DeviceDescription
    /// The settings that apps follow.
    public internal(set) var state: DeviceState
    /// The bundle identifier of the app in front; nil while the home screen is.
    public internal(set) var foreground: String?
    /// Whether somebody reads the elements on the display.
    public internal(set) var isObserved = false

    /// The processes that have not ended and were not told to, by their numbers.
    var processes: [ProcessID: DeviceProcess] = [:]
    /// The processes of apps, by bundle identifier.
    var running: [String: ProcessID] = [:]
    var home: HomeScreenState
    /// The state kept for apps, whether they run or not.
    public internal(set) var services: DeviceServices
    /// The times of background tasks that have begun.
    var timers: [DeviceTimer: DeviceTimer.Deadline] = [:]
    /// The uptime before which nothing due is tried again.
    var retryTime: Double?
    /// The way that the device is moved along; nil while it stands.
    var travel: LocationTravel?
    /// The banner that came last.
    var banner: AppNotification?
    /// The apps that were started for their transfers, and nobody has opened since.
    var resumed: Set<String> = []
    /// The Settings app that is sent what it shows.
    var settingsProcess: ProcessID?
    var touches = TouchRouter()
    private(set) var now = DeviceTime(date: .distantPast, uptime: 0)
    private var lastProcess = 0
    /// Counts the changes of what plays.
    var soundRevision = 0
    private var effects: [DeviceEffect] = []

    /// - Parameter hasHomeScreen: Whether a home screen can be started; a device without one shows the app in front and nothing else.
    public init(description: DeviceDescription, state: DeviceState, services: DeviceServices = DeviceServices(), hasHomeScreen: Bool) {
        (self.description, self.state, self.services) = (description, state, services)
        home = HomeScreenState(isAvailable: hasHomeScreen)
    }

    /// Handles an event.
    ///
    /// - Returns: The effects to perform, in order.
    public mutating func handle(_ event: DeviceEvent, now: DeviceTime) -> [DeviceEffect] {
        self.now = now
        apply(event)
        defer { effects = [] }
        return effects
    }

    /// Handles an event again of which something could not be kept, on the core as it was before the event.
    ///
    /// - Returns: The effects to perform instead.
    public mutating func refuse(_ event: DeviceEvent, _ reason: String, now: DeviceTime) -> [DeviceEffect] {
        self.now = now
        handleFailedSave(of: event, reason)
        defer { effects = [] }
        return effects
    }

    private mutating func apply(_ event: DeviceEvent) {
        switch event {
        case .open(let app, let opening): open(app, opening)
        case .startInBackground(let app): startInBackground(app)
        case .terminate(let app): end(app, .terminate)
        case .kill(let app): end(app, .kill)
        case .shutDown: shutDown()
        case .pressHome: pressHome()
        case .showSwitcher: if let id = home.process { send(id, .home(.perform(.showSwitcher))) }
        case .touches(let samples, let time): route(samples, time: time)
        case .input(let message): if let focus { send(focus, message) }
        case .setState(let new):
            // Somebody has put the device elsewhere.
            if new.location != state.location { travel = nil }
            setState(new)
        case .startRoute(let route): startRoute(route)
        case .setObserved(let isObserved): setObserved(isObserved)
        case .boot: boot()
        case .timePassed: handleDeadlines()
        case .deliver(let notification, let app): deliver(notification.bounded, of: app, at: now.date)
        case .respond(let response): respond(response)
        case .permissionChanged(let status, let service, let app): applyPermission(status, of: service, for: app)
        case .documentChanged(let document, let app): notifyOfChange(to: document, of: app)
        case .cancelTransfers(let app): cancelTransfers(of: app)
        case .forget(let app): forget(app)
        case .contentsChanged:
            sendApps()
            sendSettings()
        case .startHome: startHome()
        case .startHomeAgain: startHomeAgain()
        case .restartHome: restartHome()
        case .message(let id, let message): handle(message, of: id)
        case .drew(let id): handleDrawing(of: id)
        case .ended(let id, let failure): handleEnd(of: id, failure)
        case .notStarted(let id, let reason): handleFailedStart(of: id, reason)
        }
    }

    // MARK: Effects

    mutating func emit(_ effect: DeviceEffect) { effects.append(effect) }

    /// Sends a message to a process, unless it has ended.
    mutating func send(_ id: ProcessID, _ message: DeviceMessage) { if processes[id] != nil { emit(.send(id, message)) } }

    /// Has a process started and enters it among those that run.
    mutating func start(_ app: String, _ role: ProcessStart.Role, sendsElements: Bool) -> ProcessID {
        lastProcess += 1
        let id = ProcessID(lastProcess)
        let start = ProcessStart(app: app, role: role, state: state, sendsElements: sendsElements)
        processes[id] = DeviceProcess(start)
        emit(.start(id, start))
        return id
    }

    // MARK: Messages

    private mutating func handle(_ message: ProcessMessage, of id: ProcessID) {
        guard let process = processes[id] else { return }
        switch message {
        case .interface(let state): setInterface(state, of: id)
        case .elements(let root):
            processes[id]?.elements = root
            if id == focus { emit(.showElements(root)) }
        case .home(let request): if process.isHome { handle(request) }
        case .ready: if id == front, process.heldAtLaunch == state.orientation { turn(for: id) }
        case .reply(id: Self.returnQuestion, _):
            if id == front, process.heldOnReturn == state.orientation { turn(for: id) }
            processes[id]?.heldOnReturn = nil
        case .openURL(let url) where url.hasPrefix(SystemApps.settingsScheme) && id == front && home.isAvailable:
            open(SystemApps.settings, AppOpening(url: SystemApps.settingsScheme + process.app))
        case .suspend: if id == front, !process.isHome { handle(.goHome) }
        case .system(let number, let request): if !process.isHome { answer(request, number: number, from: id) }
        case .sound(let event): apply(event, of: id)
        case .openURL, .reply, .haptic, .canvas, .activity, .exception, .widget, .reloadWidgets, .currentWidgets:
            if !process.isHome { emit(.message(id, message)) }
        }
    }

    /// The number of the question to an app that returns to the front.
    static let returnQuestion = 0
}
