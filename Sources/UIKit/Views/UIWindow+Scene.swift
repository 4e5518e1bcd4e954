extension UIWindow {
    /// A window of the system, which apps do not see among theirs.
    func move(to scene: UIWindowScene?) {
        guard scene !== windowState.scene else { return }
        windowState.scene?.detach(self)
        windowState.scene = scene
        windowState.isAttached = false
        if !isHidden { attach() }
        inheritedEnvironmentChanged()
    }

    /// Puts the window on the screen, in its scene or in the only one there is.
    func attach() {
        if windowState.scene == nil { windowState.scene = UIApplication.shared.defaultScene }
        guard let scene = windowState.scene, !windowState.isAttached else { return }
        windowState.isAttached = true
        scene.attach(self)
        // The scene may have changed while the window was hidden.
        if windowState.followsScene, bounds.size != scene.rootLayer.bounds.size { frame = scene.rootLayer.bounds }
        updateSafeArea()
        updateTraits()
    }

    func setLevel(_ level: Level) {
        windowState.level = level
        guard windowState.isAttached, let scene = windowState.scene else { return }
        scene.attach(self)
    }

    /// Shows or hides the window: its root controller appears or disappears with it.
    func visibilityChanged() {
        if isHidden {
            hide()
        } else {
            show()
        }
    }

    private func show() {
        attach()
        installRootView()
        NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
        UIApplication.shared.windowBecameVisible(self)
    }

    private func hide() {
        if let controller = windowState.rootController, controller.appearance.phase != .disappeared {
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
        }
        windowState.isAttached = false
        windowState.scene?.detach(self)
        UIApplication.shared.windowBecameHidden(self)
        NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    }

    // MARK: Root controller

    func setRootController(_ controller: UIViewController?) {
        let old = windowState.rootController
        guard controller !== old else { return }
        old?.removeAsRoot(from: self)
        windowState.rootController = controller
        guard let controller, !isHidden else { return }
        installRootView()
        _ = controller
    }

    /// Puts the root controller's view into the window, in the views iOS has around it, and lets it appear.
    func installRootView() {
        guard let controller = windowState.rootController, windowState.isAttached, controller.viewIfLoaded?.window == nil else { return }
        let container = UITransitionView(frame: bounds)
        let dropShadow = UIDropShadowView(frame: bounds)
        for view in [container, dropShadow] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        insertSubview(container, at: 0)
        container.addSubview(dropShadow)
        let view = controller.requestedView
        controller.environment.knownTraits = nil
        view.frame = dropShadow.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        controller.beginAppearanceTransition(true, animated: false)
        dropShadow.addSubview(view)
        controller.callIsAppearing()
        UIApplication.shared.afterAppearance { [weak controller] in controller?.endAppearanceTransition() }
        windowState.scene?.updateOrientation(animated: false)
        SystemBars.shared.update(animated: false)
    }

    /// The controller in front that fills the window: it decides on orientation and status bar.
    var frontmostController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentation.presented, presented.currentPresentationController?.coversFullScreen == true {
            controller = presented
        }
        return controller
    }

    /// The controller that was presented last.
    var topmostController: UIViewController? {
        var controller = rootViewController
        while let presented = controller?.presentation.presented { controller = presented }
        return controller
    }

    // MARK: Geometry

    var coversScene: Bool { windowState.scene.map { frame.contains($0.rootLayer.bounds) } ?? false }

    /// Follows the scene, or keeps a fixed frame; fixed frames that filled the screen follow, too.
    func sceneGeometryChanged() {
        guard let scene = windowState.scene else { return }
        let full = scene.rootLayer.bounds
        let turned = CGSize(width: full.height, height: full.width)
        if windowState.followsScene || bounds.size == turned && frame.origin == .zero || self is SystemWindow { frame = full }
        updateTraits()
        updateSafeArea()
    }

    /// Traits of the window: those of its scene.
    var inheritedTraits: UITraitCollection { windowState.scene?.traitCollection ?? UIScreen.main.traitCollection }

    /// The safe area of the screen, as far as it lies in the window.
    var screenSafeArea: UIEdgeInsets {
        guard let scene = windowState.scene else { return SystemBars.shared.safeArea(in: UIScreen.main.interfaceOrientation) }
        let full = SystemBars.shared.safeArea(of: scene, in: scene.interfaceOrientation)
        let space = scene.rootLayer.bounds
        // What a window is larger than its scene at an edge with nothing on it is cut off, and not made room for.
        func inset(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - distance) : 0 }
        return UIEdgeInsets(
            top: inset(full.top, frame.minY), left: inset(full.left, frame.minX), bottom: inset(full.bottom, space.maxY - frame.maxY),
            right: inset(full.right, space.maxX - frame.maxX))
    }
}

extension UIViewController {
    /// Takes a former root controller's view out of the window.
    func removeAsRoot(from window: UIWindow) {
        if let presented = presentation.presented { presented.currentPresentationController?.endAtOnce() }
        let isVisible = appearance.phase == .appeared || appearance.phase == .appearing
        if isVisible { beginAppearanceTransition(false, animated: false) }
        let container = viewIfLoaded.flatMap { view in sequence(first: view, next: \.superview).first { $0 is UITransitionView } }
        viewIfLoaded?.removeFromSuperview()
        container?.removeFromSuperview()
        if isVisible { endAppearanceTransition() }
        environment.knownTraits = nil
    }

    /// Calls `viewIsAppearing` here and in the children that appear along.
    func callIsAppearing() {
        let animated = appearance.isAnimated
        traitCollection.asCurrent { viewIsAppearing(animated) }
        for child in appearanceChildren where child.appearance.phase == .appearing { child.callIsAppearing() }
    }
}

/// The view that contains what one presentation, or the root controller, shows.
final class UITransitionView: UIView {
    /// The controller that presents what is in here; it is next in the responder chain.
    weak var presenting: UIViewController?
    /// The presentation whose container it is.
    weak var presentation: UIPresentationController?

    override var next: UIResponder? { presenting ?? super.next }

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && !takesTouches ? nil : hit
    }

    /// Whether touches beside what is presented stay here instead of reaching what lies behind.
    var takesTouches = false
}

/// The view right around a controller's view; sheets have their shadow and corners from it.
final class UIDropShadowView: UIView, KeyboardAvoiding {
    /// Called when the keyboard comes, goes or changes its height.
    var onKeyboardMove: () -> Void = {}

    func keyboardMoved(_ overlap: CGFloat) { onKeyboardMove() }
}
