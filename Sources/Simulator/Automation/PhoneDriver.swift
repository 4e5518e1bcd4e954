import DeviceProtocol
import Foundation

/// Drives one phone without a display for flows, agents and other tools: its app, its home screen, and the fingers and keys of its user.
///
/// The phone is on a virtual clock: time passes only in its calls, and each returns when the phone is quiescent. Not thread-safe: one thread drives it.
public final class PhoneDriver {
    /// The app on the phone.
    public let app: HeadlessSession
    /// The home screen, once something has looked at it.
    private(set) var home: HeadlessHome?
    /// Whether the home button was pressed while nothing looks at the home screen.
    private var hasLeft = false

    public init(_ app: HeadlessSession) { self.app = app }

    /// The foreground process: the app or the home screen.
    var session: HeadlessSession { home.flatMap { $0.isShown ? $0.screen : nil } ?? app }
    /// Whether the user sees the home screen, not the app.
    public var showsHome: Bool { hasLeft || home?.isShown == true }

    /// Fingers in points of the display.
    var gestures: ScreenGestures { ScreenGestures(session: session) }

    /// Fingers on what is in front, in points of the upright interface; they stay on the screen.
    ///
    /// - Parameter continuing: Whether a tap may be the second one of a double tap whose first one has been before. Otherwise so much time
    ///   passes that it is a tap of its own, as between two steps of UI tests on a Mac.
    package func fingers(continuing: Bool = false) throws -> ScreenGestures {
        try findHome()
        if !continuing, let last = session.lastTouch, session.isRunning {
            let passed = Double(session.group.now - last) / 1e9
            if passed < Self.betweenTaps { try session.advance(by: Self.betweenTaps - passed) }
        }
        let (screen, turn) = (screen, turn)
        return ScreenGestures(session: session) { point in
            let place = turn.native(
                x: min(max(point.x, 0), screen.width - Self.edge), y: min(max(point.y, 0), screen.height - Self.edge))
            return CGPoint(x: place.x, y: place.y)
        }
    }

    /// Seconds after which a tap is no further one of those before, for UIKit and with some to spare.
    private static let betweenTaps = 0.4
    /// The distance of the last touchable point from the screen's right and lower edges, in points.
    private static let edge = 0.5

    /// The rotation of the interface on the display.
    public var turn: DisplayTurn {
        let device = session.deviceDescription
        return DisplayTurn(orientation: session.interface.orientation, native: CGSize(width: device.width, height: device.height))
    }

    /// The upright interface, in points.
    public var screen: CGRect { CGRect(origin: .zero, size: turn.size) }

    /// The time after which a call returns with what there is, and an app that is busy counts as hung; nil = none.
    public var deadline: Date? {
        get { app.deadline }
        set {
            app.deadline = newValue
            home?.screen.deadline = newValue
        }
    }

    // MARK: What is in front

    /// Presses the home button. The home screen starts once something looks at it.
    func pressHome() throws {
        try app.pressHome()
        if let home { try home.show() } else { hasLeft = true }
    }

    /// Updates the home screen after the app has come to the front or has ended.
    func appChanged() throws {
        hasLeft = false
        try home?.appChanged(isShown: !app.isRunning)
    }

    /// Starts the home screen if it is in front and does not run yet.
    ///
    /// - Parameter contentSizes: The sizes of text that widgets are drawn in besides the present one.
    func findHome(contentSizes: [ContentSize] = []) throws {
        guard hasLeft else { return }
        hasLeft = false
        guard home == nil else { return }
        home = try HeadlessHome(of: app, contentSizes: contentSizes)
        home?.screen.deadline = deadline
    }

    /// Installs another build of the app; the home screen, which knows the old one, starts again when something looks at it.
    func install(_ bundle: AppBundle) throws {
        try app.install(bundle)
        (home, hasLeft) = (nil, false)
    }

    /// Performs what the user has done on the home screen to the app.
    ///
    /// - Parameter arguments: The launch arguments of the app if it does not run.
    func followHome(arguments: [String]) throws { try home?.follow(arguments: arguments) }

    /// Opens a link in the app, which is launched if it does not run.
    ///
    /// - Throws: `StepFailure` for what is no link, `AppFailure` for an app that crashes.
    func open(_ link: String, arguments: [String] = []) throws {
        guard URL(string: link)?.scheme != nil else { throw StepFailure(message: "“\(link)” is no link") }
        if app.isRunning {
            try app.open(url: link)
        } else {
            try app.launch(arguments: arguments, url: link)
        }
        try appChanged()
    }

    // MARK: Settings

    /// Changes settings of the phone; whatever runs on it follows.
    func update(_ change: (inout DeviceState) -> Void) throws {
        if let home { try home.update(change) } else { try app.update(change) }
    }

    /// Sets the user's decision about services.
    ///
    /// - Parameter service: nil = all services.
    func setPermission(_ status: PermissionStatus, of service: PrivacyService?) throws {
        for service in service.map({ [$0] }) ?? PrivacyService.allCases {
            try app.permissions.set(status, of: service, for: app.bundle.identifier)
        }
    }

    // MARK: Touching

    /// Converts a point of the upright interface to the display's.
    func native(_ point: CGPoint) -> CGPoint {
        let native = turn.native(x: point.x, y: point.y)
        return CGPoint(x: native.x, y: native.y)
    }

    /// Moves a finger between points of the upright interface, in seconds.
    func swipe(from start: CGPoint, to end: CGPoint, duration: Double, hold: Double = 0) throws {
        try gestures.swipe(from: native(start), to: native(end), duration: duration, hold: hold)
    }
}
