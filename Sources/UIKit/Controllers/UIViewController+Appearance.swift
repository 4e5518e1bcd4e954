/// Whether and how a controller's view is on its way onto or off the screen.
struct ControllerAppearance {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    var phase = Phase.disappeared
    var isAnimated = false
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
    /// Whether the controller appears or disappears because its view moves into or out of a window.
    var isMovingWithView = false
}

extension UIViewController {
    /// Begins appearing or disappearing and takes along the children whose views are part of this one's.
    func beginTransition(isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return }
            loadViewIfNeeded()
            appearance.phase = .appearing
        } else {
            guard appearance.phase == .appeared || appearance.phase == .appearing else { return }
            appearance.phase = .disappearing
        }
        appearance.isAnimated = animated
        traitCollection.asCurrent { isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated) }
        if isAppearing { traitCollection.asCurrent { updateContentUnavailableConfiguration(using: unavailableState) } }
        for child in childrenToForward { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endTransition() {
        let animated = appearance.isAnimated
        switch appearance.phase {
        case .appearing:
            appearance.phase = .appeared
            for child in childrenToForward { child.endAppearanceTransition() }
            traitCollection.asCurrent {
                viewDidAppear(animated)
            }
        case .disappearing:
            appearance.phase = .disappeared
            for child in childrenToForward { child.endAppearanceTransition() }
            let leaves = isBeingDismissed || isMovingFromParent
            traitCollection.asCurrent { viewDidDisappear(animated) }
            if leaves { DepartedControllers.shared.add(self) }
        case .appeared, .disappeared: break
        }
    }

    private var childrenToForward: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return appearanceChildren.filter { child in child.viewIfLoaded.map { $0.isDescendant(of: view) } ?? false }
    }
}
