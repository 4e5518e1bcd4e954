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

    // MARK: What people see
    /// Shows the display's whole contents again.
    case showDisplay
    /// Shows interface, elements and apps of what has the focus now.
    case showFocus
    case showInterface(InterfaceState)
    case showElements(ElementNode?)
    /// Shows the report of an app's crash; nil hides it.
    case showCrash(ProcessID?)
    /// Forgets what a process that has ended has drawn.
    case forgetDrawing(ProcessID)
    /// Adds a line to the log of an app or of the home screen.
    case log(String, app: String)
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
