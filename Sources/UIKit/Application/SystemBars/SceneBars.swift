import DeviceRuntime

/// The status bar and the home indicator of one scene, drawn above its windows as its controllers want them.
@MainActor final class SceneBars {
    let manager = UIStatusBarManager()
    private unowned let scene: UIWindowScene
    let window: BarsWindow
    private let statusBar = StatusBarView(frame: .zero)
    private let tapArea = StatusBarTapArea(frame: .zero)
    private let homeIndicator = HomeIndicatorView(frame: .zero)
    private var multitaskingControl: MultitaskingControl?

    init(_ scene: UIWindowScene) {
        self.scene = scene
        window = BarsWindow(windowScene: scene)
        window.windowLevel = .statusBar
        window.addSubview(statusBar)
        window.addSubview(tapArea)
        window.addSubview(homeIndicator)
        if UIApplication.shared.supportsMultipleScenes {
            let control = MultitaskingControl(scene)
            window.addSubview(control)
            multitaskingControl = control
        }
        scene.ownedWindows.append(window)
        window.isHidden = false
    }

    /// Takes up what the controllers want now; within an animation block the change is animated along.
    func update(animated: Bool, time: String) {
        let controller = scene.mainWindow?.frontmostController
        let wasHidden = manager.isStatusBarHidden
        manager.isStatusBarHidden = isStatusBarHidden(controller)
        manager.statusBarStyle = style(controller)
        let height = manager.isStatusBarHidden ? 0 : statusBarHeight
        let width = scene.rootLayer.bounds.width
        manager.statusBarFrame = CGRect(x: 0, y: 0, width: width, height: height)
        let (barAlpha, indicatorAlpha): (CGFloat, CGFloat) = (manager.isStatusBarHidden ? 0 : 1, isHomeIndicatorHidden(controller) ? 0 : 1)
        let apply = { [self] in
            statusBar.alpha = barAlpha
            homeIndicator.alpha = indicatorAlpha
        }
        statusBar.frame = CGRect(x: 0, y: 0, width: width, height: statusBarHeight)
        tapArea.frame = statusBar.frame
        tapArea.isHidden = manager.isStatusBarHidden
        homeIndicator.place(in: scene.rootLayer.bounds)
        let traits = controller?.traitCollection ?? scene.traitCollection
        let isLight = manager.statusBarStyle == .lightContent || manager.statusBarStyle == .default && traits.userInterfaceStyle == .dark
        let color = isLight || isOnBlack ? UIColor.white : .black
        statusBar.show(color: color, time: time, parts: UIApplication.shared.stage.statusBarParts(of: scene))
        multitaskingControl?.place(in: scene.rootLayer.bounds, barHeight: statusBarHeight, color: color)
        // Previews of a size of their own have no bars.
        multitaskingControl?.isHidden = statusBarHeight == 0
        UIView.performWithoutAnimation { if !animated { apply() } }
        if animated { UIView.animate(withDuration: 0.25, animations: apply) }
        if wasHidden != manager.isStatusBarHidden { for window in scene.windows { window.updateSafeArea() } }
    }

    /// Draws the home indicator light on dark content and dark on light content, as iOS does, whatever the status bar's style.
    ///
    /// To be called after a commit, when everything has its place.
    func followGround() {
        guard homeIndicator.alpha > 0 else { return }
        let behind = scene.rootLayer.sublayers?.prefix { $0 !== window.layer } ?? []
        // Before its first window an app is black, which says nothing of it.
        guard !behind.isEmpty else { return }
        homeIndicator.follow(luma: GroundProbe.luma(of: Array(behind), at: homeIndicator.probedPoints))
    }

    // MARK: What controllers want

    private var isControllerBased: Bool { AppInformation.main.bool("UIViewControllerBasedStatusBarAppearance") ?? true }

    private func isStatusBarHidden(_ controller: UIViewController?) -> Bool {
        // A preview of its own size has no bar.
        if statusBarHeight == 0 { return true }
        if DeviceSettings.current.description.idiom == .phone, scene.interfaceOrientation.isLandscape { return true }
        guard isControllerBased else {
            return UIApplication.shared.isOwnStatusBarHidden ?? AppInformation.main.bool("UIStatusBarHidden") ?? false
        }
        guard var decider = controller else { return AppInformation.main.bool("UIStatusBarHidden") ?? false }
        while let child = decider.childForStatusBarHidden { decider = child }
        return decider.prefersStatusBarHidden
    }

    private func style(_ controller: UIViewController?) -> UIStatusBarStyle {
        guard isControllerBased else {
            if let own = UIApplication.shared.ownStatusBarStyle { return own }
            return AppInformation.main.string("UIStatusBarStyle") == "UIStatusBarStyleLightContent" ? .lightContent : .default
        }
        guard var decider = controller else { return .default }
        while let child = decider.childForStatusBarStyle { decider = child }
        return decider.preferredStatusBarStyle
    }

    /// Whether a sheet has pushed everything back from the status bar.
    private var isOnBlack: Bool {
        var controller = scene.mainWindow?.rootViewController
        while let presented = controller?.presentation.presented {
            if (presented.presentation.controller as? UISheetPresentationController)?.bringsBlackBehindStatusBar == true { return true }
            controller = presented
        }
        return false
    }

    private func isHomeIndicatorHidden(_ controller: UIViewController?) -> Bool {
        // Side by side, scenes have one indicator in common.
        guard !DeviceSettings.current.description.hasHomeButton, !UIApplication.shared.stage.isSplit(scene) else { return true }
        guard var decider = controller else { return false }
        while let child = decider.childForHomeIndicatorAutoHidden { decider = child }
        return decider.prefersHomeIndicatorAutoHidden
    }

    // MARK: Geometry

    private var statusBarHeight: CGFloat { DeviceSettings.current.description.statusBarHeight }
}

/// The window of a scene's bars; the multitasking control takes touches, and the status bar taps that scroll.
final class BarsWindow: SystemWindow {
    override var takesTouches: Bool { true }
}
