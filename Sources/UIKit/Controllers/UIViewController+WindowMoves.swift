/// Appearance of controllers whose views are put into windows, or taken out, outside of any transition: children added while their parent is
/// visible, and controllers without a parent.
///
/// Source: Apple's documentation of `viewWillAppear(_:)` and of "Creating a custom container view controller".
extension UIViewController {
    /// Called before the view moves into a window, or out of one.
    func viewWillMove(inWindow isInWindow: Bool) {
        guard followsMovesOfView else { return }
        let parentPhase = family.parent?.appearance.phase ?? .appeared
        if isInWindow, appearance.phase == .disappeared, parentPhase == .appeared || parentPhase == .appearing {
            appearance.isMovingWithView = true
            beginAppearanceTransition(true, animated: false)
        } else if !isInWindow, appearance.phase == .appeared, parentPhase == .appeared {
            appearance.isMovingWithView = true
            beginAppearanceTransition(false, animated: false)
        }
    }

    /// Called when the view has moved into a window, or out of one.
    func viewDidMove(inWindow isInWindow: Bool) {
        guard appearance.isMovingWithView else { return }
        appearance.isMovingWithView = false
        guard isInWindow else { return endAppearanceTransition() }
        callIsAppearing()
        // A parent on its way brings its children to the end of theirs.
        guard family.parent?.appearance.phase != .appearing else { return }
        UIApplication.shared.afterAppearance { [weak self] in
            if let self, self.appearance.phase == .appearing { self.endAppearanceTransition() }
        }
    }

    /// Whether nobody else says when the controller appears: no window, presentation or container.
    private var followsMovesOfView: Bool {
        guard presentation.presenting == nil, presentation.controller?.container == nil, viewIfLoaded?.window?.rootViewController !== self
        else { return false }
        return family.parent?.decidesAppearanceOfChildren != true
    }
}
