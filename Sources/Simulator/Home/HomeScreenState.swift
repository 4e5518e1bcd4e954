import DeviceProtocol
import PageEncoding

/// What a device's session knows of the device's home screen; belongs to the session and its lock.
struct HomeScreenState {
    /// nil for devices without one, such as those of previews.
    let program: HomeScreenProgram?
    var process: LiveApp?
    /// Whether what it draws is the display: until then, and without it, the app in front has that for itself.
    private(set) var isShown = false
    /// Whether something of it lies over the app in front.
    var isCovering = false
    /// The app that is not active because it is covered.
    var covered: LiveApp?
    var sendsElements = false
    /// What it has been told of the running apps.
    var told: HomeState?
    /// Identifiers of apps, from the one used last.
    var recent: [String] = []
    var lastContext = 0
    /// Since when its process has had the display, in media time.
    private var shownSince: Double?
    /// How often in a row it has ended before it was of any use.
    private var earlyEnds = 0
    /// Why it is not started any more.
    var failure: CrashReport?

    /// A home screen that ends so often in a row, each time within `usefulTime` seconds of being shown, is not started any more.
    static let endLimit = 3
    static let usefulTime = 10.0

    init(program: HomeScreenProgram?) { self.program = program }

    /// The process, once it has the display.
    var shown: LiveApp? { isShown ? process : nil }

    mutating func nextContext() -> Int {
        lastContext += 1
        return lastContext
    }

    mutating func use(_ app: String) { recent = [app] + recent.filter { $0 != app } }

    /// What it draws is the display from now on.
    mutating func show(at time: Double) { (isShown, shownSince) = (true, time) }

    /// Its process has ended by itself.
    ///
    /// - Returns: Whether it is to be started again.
    mutating func end(at time: Double) -> Bool {
        let wasUseful = shownSince.map { time - $0 >= Self.usefulTime } ?? false
        earlyEnds = wasUseful ? 0 : earlyEnds + 1
        reset()
        return earlyEnds < Self.endLimit
    }

    /// Its ends so far no longer count.
    mutating func forgetEnds() { (earlyEnds, failure) = (0, nil) }

    /// It has no process any more.
    mutating func reset() {
        (process, isShown, isCovering, covered, sendsElements, told, shownSince) = (nil, false, false, nil, false, nil, nil)
    }
}
