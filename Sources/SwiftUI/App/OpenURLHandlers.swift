/// A registry of the handlers that an app's views install for incoming URLs.
@MainActor final class OpenURLHandlers {
    static let shared = OpenURLHandlers()

    private struct Handler {
        let scope: GraphScope
        let action: () -> (URL) -> Void
    }

    private var handlers: [Handler] = []
    /// The URLs that arrived before any handler was installed.
    private var waiting: [URL] = []

    func add(_ scope: GraphScope, _ action: @escaping () -> (URL) -> Void) {
        handlers.append(Handler(scope: scope, action: action))
        scope.atEnd { [weak self] in MainActor.assumeIsolated { self?.handlers.removeAll { $0.scope === scope } } }
    }

    func open(_ url: URL) {
        guard !handlers.isEmpty else { return waiting.append(url) }
        for handler in handlers { handler.action()(url) }
    }

    /// Opens the URLs that have been waiting for views.
    func deliverWaiting() {
        let urls = waiting
        waiting = []
        for url in urls { open(url) }
    }
}

/// Tells an app of the URLs it is to open.
@MainActor struct OpenURLModifier: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let action: (URL) -> Void
    nonisolated init(action: @escaping (URL) -> Void) { self.action = action }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        OpenURLHandlers.shared.add(inputs.scope) { modifier.untrackedValue.action }
        inputs.graph.afterUpdate { MainActor.assumeIsolated { OpenURLHandlers.shared.deliverWaiting() } }
        return node
    }
}

extension View {
    /// Calls `action` with each URL the app is to open while the view is there.
    ///
    /// Source: Apple's documentation of `onOpenURL(perform:)`.
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modifier(OpenURLModifier(action: action)) }
    @available(*, unavailable, message: "not yet in Quince: addresses shown within the app; present an SFSafariViewController")
    nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }
}
