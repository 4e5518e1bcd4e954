/// How a screen or sheet comes and goes.
///
/// Source: Apple's documentation of `NavigationTransition` (iOS 18).
@MainActor @preconcurrency public protocol NavigationTransition {
    /// The source that the screen comes from. Source of the kind: SwiftUI's interface has such requirements, too.
    nonisolated var _source: _TransitionSource? { get }
}

/// The name of a view that a screen comes from. Source of the kind: SwiftUI's interface has such types, too.
public struct _TransitionSource: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The system's transition.
///
/// Source: Apple's documentation of `AutomaticNavigationTransition` (iOS 18).
public struct AutomaticNavigationTransition: NavigationTransition {
    nonisolated public init() {}
    nonisolated public var _source: _TransitionSource? { nil }
}

/// A screen that grows out of a view and shrinks back into it.
///
/// Source: Apple's documentation of `ZoomNavigationTransition` (iOS 18).
public struct ZoomNavigationTransition: NavigationTransition {
    nonisolated public let _source: _TransitionSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    /// - Parameter sourceID: The name of the view (`matchedTransitionSource(id:in:)`) that the screen grows out of.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_source: _TransitionSource(id: AnyHashable(sourceID), namespace: namespace))
    }
}

/// The views that screens may grow out of.
@MainActor enum TransitionSources {
    private struct Entry {
        weak var node: LayoutNode?
        let looks: TransitionSourceLooks
    }
    private static var entries: [_TransitionSource: Entry] = [:]

    static func set(_ node: LayoutNode, for source: _TransitionSource, _ looks: TransitionSourceLooks) {
        entries = entries.filter { $0.value.node != nil }
        entries[source] = Entry(node: node, looks: looks)
    }

    static func remove(_ node: LayoutNode, for source: _TransitionSource) {
        if entries[source]?.node === node { entries[source] = nil }
    }

    /// How a source looks while a screen grows out of it.
    static func looks(of source: _TransitionSource) -> TransitionSourceLooks { entries[source]?.looks ?? TransitionSourceLooks() }

    /// Returns the frame of a source in a view's coordinates; nil where no source is on the screen.
    static func frame(of source: _TransitionSource, in view: UIView) -> CGRect? {
        guard let node = entries[source]?.node, let container = node.containingView, container.window != nil else { return nil }
        return container.convert(node.frameInContainer, to: view)
    }
}

@MainActor struct TransitionSourceModifier: NodeModifier {
    typealias Body = Never
    let source: _TransitionSource
    let looks: TransitionSourceLooks
    nonisolated init(source: _TransitionSource, looks: TransitionSourceLooks) { (self.source, self.looks) = (source, looks) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        var last: _TransitionSource?
        node.observe(inputs) { [unowned node] in
            let (source, looks) = (modifier.value.source, modifier.value.looks)
            if let last, last != source { TransitionSources.remove(node, for: last) }
            last = source
            TransitionSources.set(node, for: source, looks)
        }
        return node
    }
}

/// Under which a screen keeps the source that it comes from.
private enum ZoomKey {}

@MainActor private struct NavigationTransitionModifier: NodeModifier {
    typealias Body = Never
    let source: _TransitionSource?
    nonisolated init(source: _TransitionSource?) { self.source = source }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in node.traits[ObjectIdentifier(ZoomKey.self)] = TraitBox(modifier.value.source) }
        return node
    }
}

extension LayoutNode {
    /// The view that the screen grows out of.
    var zoomSource: _TransitionSource? {
        let source: _TransitionSource?? = trait(ObjectIdentifier(ZoomKey.self))
        return source ?? nil
    }
}

extension View {
    /// Names the view, so that screens may grow out of it.
    ///
    /// Source: Apple's documentation of `matchedTransitionSource(id:in:)` (iOS 18).
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(TransitionSourceModifier(source: _TransitionSource(id: AnyHashable(id), namespace: namespace), looks: .init()))
    }
    /// Names the view, so that screens may grow out of it, and says how it looks meanwhile.
    ///
    /// Source: Apple's documentation of `matchedTransitionSource(id:in:configuration:)` (iOS 18).
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        modifier(
            TransitionSourceModifier(
                source: _TransitionSource(id: AnyHashable(id), namespace: namespace),
                looks: configuration(EmptyMatchedTransitionSourceConfiguration())._looks.looks))
    }
    /// Says how the screen comes and goes on a navigation stack.
    ///
    /// Source: Apple's documentation of `navigationTransition(_:)` (iOS 18).
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(NavigationTransitionModifier(source: style._source))
    }
}

/// Moves a screen out of a view and back into it.
@MainActor final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let source: _TransitionSource
    private let isPush: Bool

    /// - Returns: Nil where the view is not on the screen.
    init?(pushing controller: UIViewController?, or popped: UIViewController?) {
        let screen = (controller ?? popped) as? ElementController
        guard let source = screen?.hosting.host.root.zoomSource else { return nil }
        (self.source, isPush) = (source, controller != nil)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let toController = context.viewController(forKey: .to), let fromController = context.viewController(forKey: .from),
            let to = toController.view, let from = fromController.view
        else { return context.completeTransition(false) }
        to.frame = context.finalFrame(for: toController)
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        let screen: UIView = isPush ? to : from
        to.layoutIfNeeded()
        let place =
            TransitionSources.frame(of: source, in: container)
            ?? container.bounds.insetBy(dx: container.bounds.width / 4, dy: container.bounds.height / 4)
        let small = CGAffineTransform(
            translationX: place.midX - screen.center.x, y: place.midY - screen.center.y
        ).scaledBy(x: max(place.width / max(screen.bounds.width, 1), 0.01), y: max(place.height / max(screen.bounds.height, 1), 0.01))
        let looks = TransitionSources.looks(of: source)
        let own = (radius: screen.layer.cornerRadius, clips: screen.clipsToBounds, ground: screen.backgroundColor)
        if looks.cornerRadius > 0 { screen.clipsToBounds = true }
        // The radius shrinks with the screen.
        let radius = looks.cornerRadius / max(min(small.a, small.d), 0.01)
        func shrink() {
            (screen.transform, screen.alpha, screen.layer.cornerRadius) = (small, 0, max(radius, own.radius))
            if let ground = looks.ground { screen.backgroundColor = UIColor(ground) }
        }
        func grow() {
            (screen.transform, screen.alpha, screen.layer.cornerRadius, screen.backgroundColor) = (.identity, 1, own.radius, own.ground)
        }
        if isPush { shrink() }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            self.isPush ? grow() : shrink()
        } completion: { _ in
            grow()
            screen.clipsToBounds = own.clips
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

extension StackNavigation {
    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: ZoomAnimator(pushing: toVC, or: nil)
        case .pop: ZoomAnimator(pushing: nil, or: fromVC)
        case .none: nil
        }
    }
}
