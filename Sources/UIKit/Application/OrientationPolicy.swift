import DeviceRuntime

/// Which way the interface stands: what device, app and controllers allow.
@MainActor enum OrientationPolicy {
    /// The orientation an app starts in: as the device is held if Info.plist allows that, else the first one it lists.
    static var initial: UIInterfaceOrientation {
        let held = UIInterfaceOrientation(DeviceSettings.current.state.orientation)
        let listed = AppInformation.main.orientations
        return listed.contains(held) && isPossible(held) ? held : listed.first ?? .portrait
    }

    /// Returns the orientations that both the front controller and the app allow. For windows side by side, controllers are not asked, as
    /// on iPadOS.
    static func mask(for scene: UIWindowScene) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared
        guard !application.stage.isSplit else { return AppInformation.main.orientationMask }
        let window = scene.mainWindow
        let app =
            application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
            ?? application.supportedInterfaceOrientations(for: window)
        guard let controller = window?.frontmostController else { return app }
        let common = app.intersection(controller.supportedInterfaceOrientations)
        if common.isEmpty {
            uncaughtException(
                .invalidOrientation,
                "Supported orientations has no common orientation with the application, and [\(className(of: controller)) shouldAutorotate] is returning YES"
            )
        }
        return common
    }

    /// Returns the orientation for the interface of `scene`: that of the device where it is allowed, else the current one, else the first
    /// allowed one; nil if there is none.
    static func orientation(for scene: UIWindowScene, within limit: UIInterfaceOrientationMask = .all) -> UIInterfaceOrientation? {
        let mask = mask(for: scene).intersection(limit)
        let held = UIInterfaceOrientation(DeviceSettings.current.state.orientation)
        if mask.contains(held.mask), isPossible(held) { return held }
        if mask.contains(scene.interfaceOrientation.mask) { return scene.interfaceOrientation }
        return (AppInformation.main.orientations + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]).first {
            mask.contains($0.mask)
        }
    }

    /// Phones without a home button never turn upside down.
    private static func isPossible(_ orientation: UIInterfaceOrientation) -> Bool {
        let device = DeviceSettings.current.description
        return orientation != .portraitUpsideDown || device.idiom == .pad || device.hasHomeButton
    }
}

extension UIWindowScene {
    /// The window whose controllers decide on status bar and orientation.
    var mainWindow: UIWindow? {
        let windows = windows.filter { !$0.isHidden && $0.rootViewController != nil }
        return windows.last { $0.windowLevel == .normal && $0.coversScene } ?? windows.first
    }
}
