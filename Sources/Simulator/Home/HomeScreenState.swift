import DeviceProtocol
import PageEncoding

/// A device session's state of the home screen; guarded by the session's lock.
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
    /// The state of the running apps that was last sent to its process.
    var told: HomeState?
    /// Identifiers of apps, from the one used last.
    var recent: [String] = []
    var lastContext = 0
    /// Since when its process has had the display, in media time.
    private var shownSince: Double?
    /// The number of consecutive early exits: the process ended before `usefulTime`.
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

    /// Makes its drawing the contents of the display.
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
