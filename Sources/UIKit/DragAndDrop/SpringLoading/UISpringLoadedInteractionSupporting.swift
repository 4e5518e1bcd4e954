/// An object that opens when a drag rests on it, without an interaction of the app's own.
///
/// Source: Apple's “UISpringLoadedInteractionSupporting”.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that rests on it does what a tap does.
    var isSpringLoaded: Bool { get set }
}

/// The interaction of views that are spring-loaded by their own property.
final class OwnSpringLoading: UISpringLoadedInteraction {}

extension UIView {
    var hasOwnSpringLoading: Bool { interactions.contains { $0 is OwnSpringLoading } }

    /// Has drags that rest on the view call `open`, or no longer.
    func setOwnSpringLoading(_ isOn: Bool, _ open: @escaping @MainActor (_ context: any UISpringLoadedInteractionContext) -> Void) {
        for known in interactions where known is OwnSpringLoading { removeInteraction(known) }
        guard isOn else { return }
        addInteraction(OwnSpringLoading { _, context in open(context) })
    }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    public var isSpringLoaded: Bool {
        get { hasOwnSpringLoading }
        set { setOwnSpringLoading(newValue) { [weak self] _ in self?.open() } }
    }

    /// Performs the action of a tap.
    private func open() {
        guard isEnabled else { return }
        sendActions(for: .touchUpInside)
        touchUpInsideHappened(nil)
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    public var isSpringLoaded: Bool {
        get { hasOwnSpringLoading }
        set { setOwnSpringLoading(newValue) { [weak self] in self?.chooseSegment(at: $0.location(in: self)) } }
    }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
    public var isSpringLoaded: Bool {
        get { hasOwnSpringLoading }
        set {
            setOwnSpringLoading(newValue) { [weak self] context in
                (self?.hitTest(context.location(in: self), with: nil) as? TabBarButton)?.sendActions(for: .touchUpInside)
            }
        }
    }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
