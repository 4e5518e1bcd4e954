/// The gestures and conditions that hide a navigation controller's bars: taps, swipes, compact height, the keyboard.
struct BarHiding {
    var onTap = false
    var onSwipe = false
    var whenVerticallyCompact = false
    var whenKeyboardAppears = false
    /// Tells of the keyboard where that takes the bars away.
    var keyboard: KeyboardWatch?
    /// Whether the toolbar went with the navigation bar and comes back with it.
    var tookToolbar = false
    /// Whether the bars went because the window became low, and come back when it is high again.
    var wentInCompactHeight = false
    /// Whether the bars went for the keyboard, and come back with a tap.
    var wentForKeyboard = false

    /// Whether taps have something to say of the bars.
    var listensToTaps: Bool { onTap || whenVerticallyCompact || whenKeyboardAppears }
}

/// Tells, as long as it lives, that the keyboard is about to appear.
final class KeyboardWatch {
    private let observer: any NSObjectProtocol

    @MainActor init(_ onAppearance: @escaping @MainActor () -> Void) {
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { onAppearance() } }
    }

    deinit { NotificationCenter.default.removeObserver(observer) }
}

extension UINavigationController {
    func makeBarTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        tap.isEnabled = false
        tap.handlers.append { [unowned self] recognizer in
            guard recognizer.state == .ended, !takesTouches(at: recognizer.location(in: view)) else { return }
            if barHiding.onTap || barHiding.wentForKeyboard || barHiding.wentInCompactHeight { setBarsHidden(!isNavigationBarHidden) }
        }
        return tap
    }

    func makeBarSwipe() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        pan.isEnabled = false
        pan.delegate = gestures
        pan.handlers.append { [unowned self] recognizer in
            guard recognizer.state == .changed, let pan = recognizer as? UIPanGestureRecognizer else { return }
            let way = pan.translation(in: view)
            guard abs(way.y) > 10, abs(way.y) > abs(way.x) else { return }
            setBarsHidden(way.y < 0)
        }
        return pan
    }

    /// Adds the recognizers once the view is there.
    func attachBarRecognizers() {
        view.addGestureRecognizer(barHideOnTapGestureRecognizer)
        view.addGestureRecognizer(barHideOnSwipeGestureRecognizer)
    }

    /// Whether what stands at a point wants taps for itself: a control or a bar.
    private func takesTouches(at point: CGPoint) -> Bool {
        var current = view.hitTest(point, with: nil)
        while let view = current, view !== self.view {
            if view is UIControl || view === navigationBar || view === toolbar { return true }
            current = view.superview
        }
        return false
    }

    /// Hides or shows the navigation bar, and the toolbar with it where it shows.
    func setBarsHidden(_ hidden: Bool) {
        guard hidden != isNavigationBarHidden else { return }
        (barHiding.wentForKeyboard, barHiding.wentInCompactHeight) = (false, false)
        if hidden { barHiding.tookToolbar = !isToolbarHidden }
        if barHiding.tookToolbar { setToolbarHidden(hidden, animated: true) }
        setNavigationBarHidden(hidden, animated: true)
    }

    /// Hides the bars in a window that became low, and brings them back in one that is high again.
    func heightClassChanged() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        if barHiding.whenVerticallyCompact, isCompact, !isNavigationBarHidden {
            setBarsHidden(true)
            barHiding.wentInCompactHeight = true
        } else if !isCompact, barHiding.wentInCompactHeight {
            setBarsHidden(false)
        }
    }

    /// Hides the bars of a screen that is seen.
    func keyboardAppears() {
        guard viewIfLoaded?.window != nil, !isNavigationBarHidden else { return }
        setBarsHidden(true)
        barHiding.wentForKeyboard = true
    }
}
