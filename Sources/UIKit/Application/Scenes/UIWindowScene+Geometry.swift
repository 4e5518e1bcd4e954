extension UIWindowScene {
    /// Turns the interface to where it should stand now.
    func updateOrientation(animated: Bool) {
        let isAsked = !UIApplication.shared.stage.isSplit
        if isAsked, let controller = mainWindow?.frontmostController, !controller.shouldAutorotate, activationState != .unattached {
            return
        }
        guard let target = OrientationPolicy.orientation(for: self) else { return }
        rotate(to: target, animated: animated)
    }

    /// Turns the interface, with the controllers' callbacks and the system's animation.
    func rotate(to orientation: UIInterfaceOrientation, animated: Bool) {
        guard orientation != currentOrientation else { return }
        let turn = currentOrientation.turn(to: orientation)
        // Half a turn takes twice as long as a quarter.
        change(to: orientation, by: turn, duration: animated ? (abs(turn) > .pi * 0.75 ? 0.6 : 0.3) : 0)
    }

    /// Takes the place on the display that the stage gives the scene now, with the controllers' callbacks.
    func followStage(animated: Bool) {
        guard !isInPlace else { return }
        change(to: currentOrientation, by: 0, duration: animated ? SceneStage.duration : 0)
    }

    private var isInPlace: Bool {
        let place = place(in: currentOrientation)
        return rootLayer.bounds.size == place.size && rootLayer.position == place.position
    }

    private func change(to orientation: UIInterfaceOrientation, by turn: CGFloat, duration: TimeInterval) {
        let previous = (orientation: currentOrientation, traits: traitCollection, space: coordinateSpace)
        let old = (size: rootLayer.bounds.size, position: rootLayer.position)
        let newSize = place(in: orientation).size
        let coordinator = TransitionCoordinator(
            duration: duration, containerView: mainWindow, targetTransform: CGAffineTransform(rotationAngle: turn))
        let newTraits = traits(in: orientation)
        comingOrientation = orientation
        for window in windows {
            window.rootViewController?.notifyTransition(
                to: newSize != old.size ? newSize : nil, traits: newTraits, coordinator: coordinator)
        }
        comingOrientation = nil
        let apply = { [self] in
            let isTurned = orientation != currentOrientation
            currentOrientation = orientation
            if isTurned { UIScreen.main.interfaceOrientation = orientation }
            placeRootLayer()
            if duration > 0 { animate(from: old, by: turn, duration: duration) }
            for window in allWindows { window.sceneGeometryChanged() }
            updateTraits()
            SystemBars.shared.update(animated: false)
            coordinator.runAlongside()
            for window in allWindows { window.layoutIfNeeded() }
        }
        let finish = { [self] in
            coordinator.finish(isCancelled: false)
            (delegate as? any UIWindowSceneDelegate)?.windowScene(
                self, didUpdate: previous.space, interfaceOrientation: previous.orientation, traitCollection: previous.traits)
            if orientation != previous.orientation { tellTurned(from: previous.orientation) }
        }
        guard duration > 0, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation(apply)
            finish()
            return
        }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut], animations: apply) { _ in finish() }
    }

    /// The interface as a whole turns once, however many scenes stand in it.
    private func tellTurned(from orientation: UIInterfaceOrientation) {
        let application = UIApplication.shared
        guard self === application.stage.visible.first ?? self, !(self is DisplayScene) else { return }
        NotificationCenter.default.post(
            name: UIApplication.didChangeStatusBarOrientationNotification, object: application,
            userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }

    // MARK: Place

    /// The position of the scene's layer on the display in its native orientation, and the size in the orientation of the interface.
    struct Place {
        var size: CGSize
        var position: CGPoint
    }

    func place(in orientation: UIInterfaceOrientation) -> Place {
        let frame = UIApplication.shared.stage.frame(of: self, in: orientation)
        return Place(size: frame.size, position: position(of: frame, in: orientation))
    }

    /// The middle of `frame`, which is meant as the interface stands, on the display in its native orientation.
    func position(of frame: CGRect, in orientation: UIInterfaceOrientation) -> CGPoint {
        let native = UIScreen.main.nativeBoundsInPoints, full = UIScreen.main.bounds(in: orientation)
        let turn = CGAffineTransform(rotationAngle: orientation.angle)
        let offset = CGPoint(x: frame.midX - full.midX, y: frame.midY - full.midY).applying(turn)
        return CGPoint(x: native.midX + offset.x, y: native.midY + offset.y)
    }

    /// Puts the scene's layer where it belongs, turned as the interface stands.
    func placeRootLayer() {
        let place = place(in: currentOrientation)
        rootLayer.bounds = CGRect(origin: .zero, size: place.size)
        rootLayer.position = place.position
        rootLayer.transform = CATransform3DMakeRotation(currentOrientation.angle, 0, 0, 1)
        let isSplit = UIApplication.shared.stage.isSplit(self)
        rootLayer.cornerRadius = isSplit ? SplitLayout.cornerRadius : 0
        rootLayer.masksToBounds = isSplit
    }

    /// The width that size classes follow; nil where the scene has the display for itself.
    func width(in orientation: UIInterfaceOrientation) -> CGFloat? {
        UIApplication.shared.stage.isSplit(self) ? place(in: orientation).size.width : nil
    }

    // MARK: Animation

    private func animate(from old: (size: CGSize, position: CGPoint), by turn: CGFloat, duration: TimeInterval) {
        if turn != 0 {
            animate("transform.rotation.z", from: currentOrientation.angle - turn, to: currentOrientation.angle, duration)
        } else if old.size != rootLayer.bounds.size {
            animate("bounds.size", from: old.size, to: rootLayer.bounds.size, duration)
        }
        if old.position != rootLayer.position { animate("position", from: old.position, to: rootLayer.position, duration) }
    }

    /// Slides the scene in from, or out to, a place beside its own.
    func slide(from start: CGRect, to end: CGRect) {
        let ends = [start, end].map { position(of: $0, in: currentOrientation) }
        animate("position", from: ends[0], to: ends[1], SceneStage.duration)
    }

    private func animate(_ key: String, from: Any, to: Any, _ duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue) = (from, to)
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        rootLayer.add(animation, forKey: "scene." + key)
    }
}

extension UIInterfaceOrientation {
    /// The way to another orientation that is shorter, in radians.
    func turn(to new: UIInterfaceOrientation) -> CGFloat {
        var turn = new.angle - angle
        if turn > .pi { turn -= 2 * .pi }
        if turn <= -.pi { turn += 2 * .pi }
        return turn
    }
}
