import DeviceProtocol

/// An effect of a device's rules on the world outside, performed by a driver.
public enum DeviceEffect: Equatable, Sendable {
    // MARK: Processes
    case start(ProcessID, ProcessStart)
    case send(ProcessID, DeviceMessage)
    /// Ends a process that the core no longer knows. Nothing is sent to it afterwards.
    case end(ProcessID, ProcessEnd)
    /// Tells the watchdog whether the process has to answer.
    case setInFront(ProcessID, Bool)

    // MARK: The device
    /// The settings have changed and are to be kept.
    case stateChanged(DeviceState, from: DeviceState)
    /// The device has moved on its way. The location is kept at its end.
    case moved(DeviceState)
    /// Another app, or with nil the home screen, has the display.
    case frontChanged(String?)
    /// Sends the home screen the installed apps, with their icons and badges.
    case sendApps(ProcessID)
    /// The home screen's process has started: whatever it shows is sent to it.
    case homeStarted(ProcessID)
    /// The home screen is not started any more, for this reason; nil = it is again.
    case homeGivenUp(ProcessID?)
    /// A request of the home screen's that is not about what is in front.
    case home(HomeRequest)
    /// A message of an app's that is not about what is in front.
    case message(ProcessID, ProcessMessage)

    // MARK: Services
    /// Keeps a part of the services.
    case save(DeviceServices.Part)
    /// Keeps the user's decision about an app.
    case keepPermission(PermissionStatus, PrivacyService, app: String)
    /// Takes from a process what it does in the network near by.
    case refuseNetwork(ProcessID)
    /// Sends the home screen what stands in Notification Centre.
    case sendNotifications(ProcessID)
    /// Shows a banner, with these buttons.
    case banner(AppNotification, actions: [NotificationAction])
    /// Sends the Settings app what it shows.
    case sendSettings(ProcessID)
    /// A command of the Settings app's about what is not the core's.
    case settings(SettingsCommand)

    // MARK: What people see
    /// Shows the display's whole contents again.
    case showDisplay
    /// Shows interface, elements and apps of what has the focus now.
    case showFocus
    case showInterface(InterfaceState)
    case showElements(ElementNode?)
    /// Plays what the core says that plays now.
    case soundsChanged
    /// Shows the report of an app's crash; nil hides it.
    case showCrash(ProcessID?)
    /// Forgets what a process that has ended has drawn.
    case forgetDrawing(ProcessID)
    /// Adds a line to the log of an app or of the home screen.
    case log(String, app: String)
    /// Adds a line to the log of an app that begins with the app's name.
    case note(String, app: String)
    /// Shows a fault of the device itself.
    case fault(String)
}

extension DeviceEffect {
    /// Whether something is kept by it: the event has not happened where that fails.
    public var isKept: Bool {
        switch self {
        case .save, .keepPermission, .stateChanged: true
        default: false
        }
    }
}

/// The way a process is started.
public struct ProcessStart: Equatable, Sendable {
    public enum Role: Equatable, Sendable {
        case app(AppOpening)
        case backgroundApp
        case home
    }

    public var app: String
    public var role: Role
    public var state: DeviceState
    /// Whether it sends its elements from the start.
    public var sendsElements: Bool

    public var opening: AppOpening { if case .app(let opening) = role { opening } else { AppOpening() } }
}

public enum ProcessEnd: Equatable, Sendable {
    /// As swiping an app away does: it is told, and has a second.
    case terminate
    /// At once.
    case kill
}
