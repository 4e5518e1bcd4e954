import DeviceProtocol

/// A window of the system, which apps do not see among theirs.
class SystemWindow: UIWindow {
    /// Whether the views inside take touches; the window itself takes none.
    var takesTouches: Bool { false }
    override var canBecomeKey: Bool { false }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, let view = super.hitTest(point, with: event) else { return nil }
        return view === self ? nil : view
    }
}

/// The status bar and the home indicator, drawn above the app's windows as its controllers want them.
@MainActor final class SystemBars {
    /// The application's.
    private(set) static var shared = SystemBars()
    /// Replaces the bars by those of the next application.
    static func reset() { shared = SystemBars() }

    let manager = UIStatusBarManager()
    private var window: SystemWindow?
    private var statusBar: StatusBarView?
    private var homeIndicator: HomeIndicatorView?
    private var lastInterface: InterfaceState?
    private let clock = GestureTimer()

    func install(in scene: UIWindowScene) {
        let window = SystemWindow(windowScene: scene)
        window.windowLevel = .statusBar
        let bar = StatusBarView(frame: .zero)
        let indicator = HomeIndicatorView(frame: .zero)
        window.addSubview(bar)
        window.addSubview(indicator)
        (self.window, statusBar, homeIndicator) = (window, bar, indicator)
        scene.ownedWindows.append(window)
        window.isHidden = false
        update(animated: false)
    }

    /// Takes up what the controllers want now; within an animation block the change is animated along.
    func update(animated: Bool = true) {
        guard let window, let scene = window.windowScene, let statusBar, let homeIndicator else { return }
        let controller = scene.mainWindow?.frontmostController
        let wasHidden = manager.isStatusBarHidden
        manager.isStatusBarHidden = isStatusBarHidden(controller, scene)
        manager.statusBarStyle = style(controller)
        let height = manager.isStatusBarHidden ? 0 : statusBarHeight(in: scene.interfaceOrientation)
        let width = scene.rootLayer.bounds.width
        manager.statusBarFrame = CGRect(x: 0, y: 0, width: width, height: height)
        let (barAlpha, indicatorAlpha): (CGFloat, CGFloat) = (manager.isStatusBarHidden ? 0 : 1, isHomeIndicatorHidden(controller) ? 0 : 1)
        let apply = {
            statusBar.alpha = barAlpha
            homeIndicator.alpha = indicatorAlpha
        }
        statusBar.frame = CGRect(x: 0, y: 0, width: width, height: statusBarHeight(in: scene.interfaceOrientation))
        homeIndicator.place(in: scene.rootLayer.bounds)
        let traits = controller?.traitCollection ?? scene.traitCollection
        let isLight = manager.statusBarStyle == .lightContent || manager.statusBarStyle == .default && traits.userInterfaceStyle == .dark
        statusBar.show(color: isLight || isOnBlack(scene) ? .white : .black, time: clockText)
        UIView.performWithoutAnimation { if !animated { apply() } }
        if animated { UIView.animate(withDuration: 0.25, animations: apply) }
        if wasHidden != manager.isStatusBarHidden { for window in scene.windows { window.updateSafeArea() } }
        tellDevice(scene)
    }

    /// Draws the home indicator light on dark content and dark on light content, as iOS does, whatever the status bar's style.
    ///
    /// To be called after a commit, when everything has its place.
    func followGround() {
        guard let window, let homeIndicator, homeIndicator.alpha > 0, let scene = window.windowScene else { return }
        let behind = scene.rootLayer.sublayers?.prefix { $0 !== window.layer } ?? []
        // Before its first window an app is black, which says nothing of it.
        guard !behind.isEmpty else { return }
        let frame = homeIndicator.frame
        let points = [0.1, 0.5, 0.9].map { CGPoint(x: frame.minX + frame.width * $0, y: frame.midY) }
        let luma = GroundProbe.luma(of: Array(behind), at: points)
        let wasLight = homeIndicator.isLight
        // What lies between neither turns a light one dark nor a dark one light, so that nothing flickers.
        let isLight = luma < 0.4 || luma < 0.6 && wasLight == true
        guard isLight != wasLight else { return }
        let apply = { homeIndicator.isLight = isLight }
        if wasLight == nil { UIView.performWithoutAnimation(apply) } else { UIView.animate(withDuration: 0.2, animations: apply) }
    }

    private func tellDevice(_ scene: UIWindowScene) {
        let state = InterfaceState(
            orientation: scene.interfaceOrientation.device, isStatusBarHidden: manager.isStatusBarHidden,
            isEditingText: TextInputRouting.takesText)
        guard state != lastInterface else { return }
        lastInterface = state
        DeviceConnection.link?.send(.interface(state))
    }

    // MARK: What controllers want

    private var isControllerBased: Bool { AppInformation.main.bool("UIViewControllerBasedStatusBarAppearance") ?? true }

    private func isStatusBarHidden(_ controller: UIViewController?, _ scene: UIWindowScene) -> Bool {
        if DeviceSettings.description.idiom == .phone, scene.interfaceOrientation.isLandscape { return true }
        guard isControllerBased else { return AppInformation.main.bool("UIStatusBarHidden") ?? false }
        guard var decider = controller else { return AppInformation.main.bool("UIStatusBarHidden") ?? false }
        while let child = decider.childForStatusBarHidden { decider = child }
        return decider.prefersStatusBarHidden
    }

    private func style(_ controller: UIViewController?) -> UIStatusBarStyle {
        guard isControllerBased else {
            return AppInformation.main.string("UIStatusBarStyle") == "UIStatusBarStyleLightContent" ? .lightContent : .default
        }
        guard var decider = controller else { return .default }
        while let child = decider.childForStatusBarStyle { decider = child }
        return decider.preferredStatusBarStyle
    }

    /// Whether a sheet has pushed everything back from the status bar.
    private func isOnBlack(_ scene: UIWindowScene) -> Bool {
        var controller = scene.mainWindow?.rootViewController
        while let presented = controller?.presentation.presented {
            if (presented.presentation.controller as? UISheetPresentationController)?.bringsBlackBehindStatusBar == true { return true }
            controller = presented
        }
        return false
    }

    private func isHomeIndicatorHidden(_ controller: UIViewController?) -> Bool {
        guard !DeviceSettings.description.hasHomeButton else { return true }
        guard var decider = controller else { return false }
        while let child = decider.childForHomeIndicatorAutoHidden { decider = child }
        return decider.prefersHomeIndicatorAutoHidden
    }

    // MARK: Geometry

    func statusBarHeight(in orientation: UIInterfaceOrientation) -> CGFloat { DeviceSettings.description.statusBarHeight }

    /// The part of the screen that notch, status bar and home indicator take, as the interface stands.
    func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
        let device = DeviceSettings.description
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
        if let fixed = DeviceSettings.state.statusBarTime { return fixed }
        let now = Date()
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: DeviceSettings.state.locale)
        formatter.timeZone = TimeZone(identifier: DeviceSettings.state.timeZone)
        formatter.setLocalizedDateFormatFromTemplate("jmm")
        // The status bar leaves AM and PM out.
        formatter.dateFormat = formatter.dateFormat.replacingOccurrences(of: "a", with: "").trimmingCharacters(in: .whitespaces)
        clock.start(60 - now.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)) { [weak self] in self?.update(animated: false) }
        return formatter.string(from: now)
    }
}
