import DeviceProtocol

/// What a device's session knows of the device's home screen; belongs to the session and its lock.
struct HomeScreenState {
    /// nil for devices without one, such as those of previews.
    let program: HomeScreenProgram?
    var process: LiveApp?
    /// Whether what it draws is the display: until then, and without it, the app in front has that for itself.
    var isShown = false
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
    /// When it was started lately, in media time.
    var starts: [Double] = []

    /// A home screen that ends more often than this within `startingTime` seconds is left alone.
    static let startLimit = 3
    static let startingTime = 10.0

    init(program: HomeScreenProgram?) { self.program = program }

    /// The process, once it has the display.
    var shown: LiveApp? { isShown ? process : nil }

    mutating func nextContext() -> Int {
        lastContext += 1
        return lastContext
    }

    mutating func use(_ app: String) { recent = [app] + recent.filter { $0 != app } }

    /// Its process has ended.
    mutating func reset() { (process, isShown, isCovering, covered, sendsElements, told) = (nil, false, false, nil, false, nil) }
}
