/// Shows the items of a view large while a finger stays on them, where people have chosen one of the accessibility text sizes. Lifting the finger
/// ends on the item below it.
///
/// Source: Apple's “UILargeContentViewerInteraction”.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    private let press = UILongPressGestureRecognizer()
    private var panel: LargeContentView?

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        press.minimumPressDuration = 0.2
        press.delegate = self
        press.handlers.append { [weak self] _ in self?.changed() }
    }

    /// Whether the text size of the device is one of those for accessibility.
    open class var isEnabled: Bool { UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
    /// Posted without an object when `isEnabled` changes.
    public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    static func contentSizeChanged(from old: UIContentSizeCategory, to new: UIContentSizeCategory) {
        guard old.isAccessibilityCategory != new.isAccessibilityCategory else { return }
        NotificationCenter.default.post(name: enabledStatusDidChangeNotification, object: nil)
    }

    /// The gesture that shows items, for relations to gestures of one's own.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    open func willMove(to view: UIView?) { if let old = self.view, press.view === old { old.removeGestureRecognizer(press) } }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// The title on display; nil while nothing is shown.
    var shownTitle: String? { panel?.title }

    private func changed() {
        guard let view else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed: show(item(at: point))
        case .ended:
            delegate?.largeContentViewerInteraction(self, didEndOn: item(at: point), at: point)
            show(nil)
        default: show(nil)
        }
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard let item, let window = view?.window else {
            panel?.removeFromSuperview()
            return panel = nil
        }
        let shown = panel ?? LargeContentView()
        shown.show(item, in: window)
        panel = shown
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        if let own = delegate?.largeContentViewerInteraction(self, itemAt: point) { return own.showsLargeContentViewer ? own : nil }
        var current = view?.hitTest(point, with: nil)
        while let found = current {
            if found.showsLargeContentViewer { return found }
            current = found === view ? nil : found.superview
        }
        return nil
    }
}

extension UILargeContentViewerInteraction: UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return false }
        return item(at: gestureRecognizer.location(in: view)) != nil
    }
}

/// Says which item is where, and acts on that where the finger is lifted. Every method is optional.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?
    /// The controller whose screen items are shown on.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint)
        -> (any UILargeContentViewerItem)?
    { nil }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.nearestController ?? UIViewController()
    }
}

/// Bars show their buttons large, and a finger that is lifted from one taps it.
final class BarLargeContent: NSObject, UILargeContentViewerInteractionDelegate {
    static let shared = BarLargeContent()

    static func install(in bar: UIView) { bar.addInteraction(UILargeContentViewerInteraction(delegate: shared)) }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
        guard let control = item as? UIControl, control.isEnabled else { return }
        if control.showsMenuAsPrimaryAction { control.performPrimaryAction() } else { control.sendActions(for: .touchUpInside) }
    }
}
