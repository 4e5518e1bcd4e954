/// Which way the interface stands: what device, app and controllers allow.
@MainActor enum OrientationPolicy {
    /// The orientation an app starts in: as the device is held if Info.plist allows that, else the first one it lists.
    static var initial: UIInterfaceOrientation {
        let held = UIInterfaceOrientation(DeviceSettings.state.orientation)
        let listed = AppInformation.main.orientations
        return listed.contains(held) && isPossible(held) ? held : listed.first ?? .portrait
    }

    /// What the controller in front and the app allow together.
    static func mask(for scene: UIWindowScene) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared
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

    /// Where the interface of `scene` should stand now: as the device is held, else as it stands, else the first possibility.
    static func orientation(for scene: UIWindowScene, within limit: UIInterfaceOrientationMask = .all) -> UIInterfaceOrientation? {
        let mask = mask(for: scene).intersection(limit)
        let held = UIInterfaceOrientation(DeviceSettings.state.orientation)
        if mask.contains(held.mask), isPossible(held) { return held }
        if mask.contains(scene.interfaceOrientation.mask) { return scene.interfaceOrientation }
        return (AppInformation.main.orientations + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]).first {
            mask.contains($0.mask)
        }
    }

    /// Phones without a home button never turn upside down.
    private static func isPossible(_ orientation: UIInterfaceOrientation) -> Bool {
        let device = DeviceSettings.description
        return orientation != .portraitUpsideDown || device.idiom == .pad || device.hasHomeButton
    }
}

extension UIWindowScene {
    /// The window whose controllers decide on status bar and orientation.
    var mainWindow: UIWindow? {
        let windows = windows.filter { !$0.isHidden && $0.rootViewController != nil }
        return windows.last { $0.windowLevel == .normal && $0.coversScene } ?? windows.first
    }

    /// Turns the interface to where it should stand now.
    func updateOrientation(animated: Bool) {
        if let controller = mainWindow?.frontmostController, !controller.shouldAutorotate, activationState != .unattached { return }
        guard let target = OrientationPolicy.orientation(for: self) else { return }
        rotate(to: target, animated: animated)
    }

    /// Turns the interface, with the controllers' callbacks and the system's animation.
    func rotate(to orientation: UIInterfaceOrientation, animated: Bool) {
        guard orientation != currentOrientation else { return }
        let previous = (orientation: currentOrientation, traits: traitCollection, space: coordinateSpace)
        let oldTransform = rootLayer.transform
        let newSize = bounds(in: orientation).size
        let turn = angle(from: currentOrientation, to: orientation)
        // Half a turn takes twice as long as a quarter.
        let duration = animated ? (abs(turn) > .pi * 0.75 ? 0.6 : 0.3) : 0
        let coordinator = TransitionCoordinator(
            duration: duration, containerView: mainWindow, targetTransform: CGAffineTransform(rotationAngle: turn))
        let isSizeChange = newSize != rootLayer.bounds.size
        let newTraits = DeviceTraits.make(orientation: orientation)
        for window in windows {
            window.rootViewController?.tellTransition(to: isSizeChange ? newSize : nil, traits: newTraits, coordinator: coordinator)
        }
        let apply = { [self] in
            currentOrientation = orientation
            UIScreen.main.interfaceOrientation = orientation
            placeRootLayer()
            if animated { animateTurn(from: oldTransform, by: turn, duration: duration) }
            for window in allWindows { window.sceneGeometryChanged() }
            SystemBars.shared.update(animated: false)
            coordinator.runAlongside()
            for window in allWindows { window.layoutIfNeeded() }
        }
        let finish = { [self] in
            coordinator.finish(isCancelled: false)
            (delegate as? any UIWindowSceneDelegate)?.windowScene(
                self, didUpdate: previous.space, interfaceOrientation: previous.orientation, traitCollection: previous.traits)
            NotificationCenter.default.post(
                name: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared,
                userInfo: ["UIApplicationStatusBarOrientationUserInfoKey": previous.orientation.rawValue])
        }
        guard animated else {
            UIView.performWithoutAnimation(apply)
            finish()
            return
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: apply) { _ in finish() }
    }

    /// The way round that is shorter, in radians.
    private func angle(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) -> CGFloat {
        var turn = new.angle - old.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn <= -.pi { turn += 2 * .pi }
        return turn
    }

    private func animateTurn(from transform: CATransform3D, by turn: CGFloat, duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.fromValue = currentOrientation.angle - turn
        animation.toValue = currentOrientation.angle
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        rootLayer.add(animation, forKey: "turn")
    }
}
