/// A view whose content can scroll the scroll views in it to views of an identity.
///
/// Source: Apple's documentation of `ScrollViewReader`.
@MainActor @preconcurrency public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    /// Makes the content.
    nonisolated(unsafe) public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let (content, inner) = makeContent(view, inputs)
        return Content._makeView(view: content, inputs: inner)
    }

    /// Several views in a reader are views of what the reader is in: a stack's, where it is in one.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        if _viewListCount(inputs: _ViewListCountInputs()) == 1 { return .unary(view, inputs) }
        var inputs = inputs
        let (content, inner) = makeContent(view, inputs.base)
        inputs.base = inner
        return Content._makeViewList(view: content, inputs: inputs)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }

    /// The content and the inputs with which it is made, in which the scroll views inside are known to the reader.
    private static func makeContent(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> (_GraphValue<Content>, _ViewInputs) {
        let targets = ScrollTargets(outer: inputs.environment.untrackedValue.scrollTargets)
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.scrollTargets = targets }.environment
        let content = BodyEvaluation.attribute(of: view.attribute, scope: inputs.scope, environment: inputs.environment) {
            $0.content(ScrollViewProxy(targets: targets))
        }
        return (_GraphValue(content), inner)
    }
}

/// Scrolls the scroll views inside a reader.
///
/// Source: Apple's documentation of `ScrollViewProxy`.
public struct ScrollViewProxy: @unchecked Sendable {
    let targets: ScrollTargets

    /// Scrolls to the first view with an identity, animated inside of `withAnimation`.
    ///
    /// - Parameters:
    ///   - id: The view's identity: what `id(_:)` or a `ForEach` gave it.
    ///   - anchor: The point of the view and of the scroll view that come together; nil scrolls as little as shows the whole view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let isAnimated = Transaction.current.animation != nil
        nonisolated(unsafe) let wanted = AnyHashable(id)
        MainActor.assumeIsolated { targets.scroll(to: wanted, anchor, isAnimated) }
    }
}

/// A registry of the scroll views that a reader can scroll.
@MainActor final class ScrollTargets {
    private struct Entry { weak var target: (any Scrollable)? }
    private var entries: [Entry] = []
    private let outer: ScrollTargets?

    init(outer: ScrollTargets?) { self.outer = outer }

    func add(_ target: any Scrollable) {
        entries.removeAll { $0.target == nil }
        entries.append(Entry(target: target))
        outer?.add(target)
    }

    /// Scrolls when what changes together with the call is laid out.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) {
        guard let first = entries.lazy.compactMap(\.target).first else { return }
        first.host.graph.afterUpdate { [weak self] in
            MainActor.assumeIsolated {
                for target in self?.entries.compactMap(\.target) ?? [] where target.scroll(to: id, anchor, isAnimated) { return }
            }
        }
    }
}

/// A node that scrolls what is in it.
@MainActor protocol Scrollable: LayoutNode {
    /// Scrolls to the view of an identity; says whether there is one.
    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool) -> Bool
}

private struct ScrollTargetsKey: EnvironmentKey { static var defaultValue: ScrollTargets? { nil } }

extension EnvironmentValues {
    /// The registry that scroll views add themselves to; nil outside of readers.
    var scrollTargets: ScrollTargets? {
        get { self[ScrollTargetsKey.self] }
        set { self[ScrollTargetsKey.self] = newValue }
    }
}
