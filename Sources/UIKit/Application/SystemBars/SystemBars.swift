import DeviceProtocol
import DeviceRuntime

/// The bars of all scenes: status bars, home indicators, and what the device is told of them.
@MainActor final class SystemBars {
    /// The application's.
    private(set) static var shared = SystemBars()
    /// Replaces the bars by those of the next application.
    static func reset() { shared = SystemBars() }

    private var bars: [ObjectIdentifier: SceneBars] = [:]
    private let unattached = UIStatusBarManager()
    private var lastInterface: InterfaceState?
    private let clock = GestureTimer()
    private var knownFormatter: (locale: String, timeZone: String, formatter: DateFormatter)?

    /// The status bar manager of the front scene.
    var manager: UIStatusBarManager { UIApplication.shared.stage.visible.first.flatMap(bars(of:))?.manager ?? unattached }

    func bars(of scene: UIWindowScene) -> SceneBars? { bars[ObjectIdentifier(scene)] }

    func install(in scene: UIWindowScene) {
        bars[ObjectIdentifier(scene)] = SceneBars(scene)
        update(animated: false)
    }

    /// Windows with controls of the system, where there can be several scenes.
    var touchableWindows: [UIWindow] {
        let stage = UIApplication.shared.stage
        guard let display = stage.displayScene else { return [] }
        return stage.visible.compactMap { bars(of: $0)?.window } + [display.menuWindow]
    }

    func remove(from scene: UIWindowScene) { bars[ObjectIdentifier(scene)] = nil }

    /// Takes up what the controllers want now; within an animation block the change is animated along.
    func update(animated: Bool = true) {
        let visible = UIApplication.shared.stage.visible
        guard let first = visible.first else { return }
        for scene in visible { bars(of: scene)?.update(animated: animated, time: clockText) }
        tellDevice(first)
    }

    /// Tells the device whether text is entered, which it has a keyboard for.
    func followInput() {
        if let first = UIApplication.shared.stage.visible.first { tellDevice(first) }
    }

    /// Draws the home indicators as what lies behind them wants it; to be called after a commit.
    func followGround() {
        let stage = UIApplication.shared.stage
        for scene in stage.visible { bars(of: scene)?.followGround() }
        stage.displayScene?.followGround()
    }

    private func tellDevice(_ scene: UIWindowScene) {
        let state = InterfaceState(
            orientation: scene.interfaceOrientation.device, isStatusBarHidden: manager.isStatusBarHidden,
            isEditingText: TextInputRouting.takesText)
        guard state != lastInterface else { return }
        lastInterface = state
        DeviceRuntime.current.link?.send(.interface(state))
    }

    // MARK: Geometry

    /// The part of the screen that notch, status bar and home indicator take, as the interface stands.
    ///
    /// - Parameter scene: The scene whose status bar counts; the one in front where it is nil.
    func safeArea(of scene: UIWindowScene? = nil, in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        let manager = scene.flatMap(bars(of:))?.manager ?? manager
        let device = DeviceSettings.current.description
        if device.idiom == .pad {
            return UIEdgeInsets(top: manager.isStatusBarHidden ? 0 : device.safeAreaTop, left: 0, bottom: device.safeAreaBottom, right: 0)
        }
        if device.hasHomeButton {
            let isHidden = orientation.isLandscape || manager.isStatusBarHidden
            return UIEdgeInsets(top: isHidden ? 0 : device.safeAreaTop, left: 0, bottom: 0, right: 0)
        }
        if orientation.isLandscape { return UIEdgeInsets(top: 0, left: device.safeAreaTop, bottom: 21, right: device.safeAreaTop) }
        return UIEdgeInsets(top: device.safeAreaTop, left: 0, bottom: device.safeAreaBottom, right: 0)
    }

    // MARK: Clock

    /// The status bar's text: fixed by the device, or the time of day.
    private var clockText: String {
        if let fixed = DeviceSettings.current.state.statusBarTime { return fixed }
        let now = Date()
        let rest = 60 - now.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
        clock.start(rest / DeviceTime.speed) { [weak self] in self?.update(animated: false) }
        return clockFormatter.string(from: now)
    }

    /// Kept, because making one takes as long as laying out a screen's labels.
    var clockFormatter: DateFormatter {
        let (locale, timeZone) = (DeviceSettings.current.state.locale, DeviceSettings.current.state.timeZone)
        if let known = knownFormatter, known.locale == locale, known.timeZone == timeZone { return known.formatter }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.timeZone = TimeZone(identifier: timeZone)
        formatter.setLocalizedDateFormatFromTemplate("jmm")
        // The status bar leaves AM and PM out.
        formatter.dateFormat = formatter.dateFormat.replacingOccurrences(of: "a", with: "").trimmingCharacters(in: .whitespaces)
        knownFormatter = (locale, timeZone, formatter)
        return formatter
    }
}
