/// Takes taps on the status bar, which scroll content to its top.
///
/// Touches go on to the app where nothing is to be scrolled.
final class StatusBarTapArea: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [weak self] recognizer in
            guard recognizer.state == .ended, let self else { return }
            scrollable(at: recognizer.location(in: self))?.scrollToTop()
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil || scrollable(at: point) == nil ? nil : self
    }

    /// The view a tap scrolls: on iPhones the only one on the screen that wants it, on iPads the one nearest to the tap.
    private func scrollable(at point: CGPoint) -> UIScrollView? {
        guard let scene = window?.windowScene, let root = scene.mainWindow?.topmostController?.viewIfLoaded else { return nil }
        let wanting = Self.scrollViews(in: root)
        let found =
            traitCollection.userInterfaceIdiom == .pad
            ? wanting.filter { Self.span($0).contains(point.x) }.min { Self.top($0) < Self.top($1) }
            : wanting.count == 1 ? wanting[0] : nil
        return found.flatMap { $0.isContentAtTop ? nil : $0 }
    }

    private static func span(_ view: UIView) -> ClosedRange<CGFloat> {
        let frame = view.convert(view.bounds, to: nil)
        return frame.minX...max(frame.minX, frame.maxX)
    }

    private static func top(_ view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).minY }

    /// The scroll views on the screen, inside `view`, that taps on the status bar scroll.
    private static func scrollViews(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01, let window = view.window,
            view.convert(view.bounds, to: window).meets(window.bounds)
        else { return [] }
        let own = (view as? UIScrollView).flatMap { $0.scrollsToTop ? [$0] : nil } ?? []
        return own + view.subviews.flatMap(scrollViews)
    }
}

extension UIScrollView {
    /// Goes to the top as after a tap on the status bar, where the delegate agrees.
    func scrollToTop() {
        guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        moveToTop()
    }
}
