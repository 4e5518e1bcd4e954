import DeviceProtocol

/// The state of a device's home screen.
struct HomeScreenState: Sendable {
    /// Whether there is one.
    let isAvailable: Bool
    var process: ProcessID?
    /// Whether what it draws is the display: until then, and without it, the app in front has that for itself.
    private(set) var isShown = false
    /// Whether something of it lies over the app in front.
    var isCovering = false
    /// The app that is not active because it is covered.
    var covered: ProcessID?
    /// The area of a banner over the app in front, in which touches go to the home screen.
    var bannerArea: DisplayArea?
    /// The state of the running apps that was last sent to its process.
    var told: HomeState?
    /// Identifiers of apps, from the one used last.
    var recent: [String] = []
    /// Since when its process has had the display, in seconds of uptime.
    private var shownSince: Double?
    /// The number of consecutive early exits: the process ended before `usefulTime`.
    private var earlyEnds = 0
    /// Whether it is not started any more.
    var isGivenUp = false

    /// A home screen that ends so often in a row, each time within `usefulTime` seconds of being shown, is not started any more.
    static let endLimit = 3
    static let usefulTime = 10.0

    init(isAvailable: Bool) { self.isAvailable = isAvailable }

    /// The process, once it has the display.
    var shown: ProcessID? { isShown ? process : nil }

    mutating func use(_ app: String) { recent = [app] + recent.filter { $0 != app } }

    /// Makes its drawing the contents of the display.
    mutating func show(at time: Double) { (isShown, shownSince) = (true, time) }

    /// Handles the end of its process.
    ///
    /// - Returns: Whether it is to be started again.
    mutating func end(at time: Double) -> Bool {
        let wasUseful = shownSince.map { time - $0 >= Self.usefulTime } ?? false
        earlyEnds = wasUseful ? 0 : earlyEnds + 1
        reset()
        return earlyEnds < Self.endLimit
    }

    /// Forgives its ends so far.
    mutating func forgetEnds() { (earlyEnds, isGivenUp) = (0, false) }

    /// Forgets its process.
    mutating func reset() {
        (process, isShown, isCovering, covered, bannerArea, told, shownSince) = (nil, false, false, nil, nil, nil, nil)
    }
}
