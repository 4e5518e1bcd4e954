/// A registry of the handlers that an app's views install for continued user activities.
@MainActor final class UserActivities {
    static let shared = UserActivities()

    private struct Handler {
        let scope: GraphScope
        let type: String
        let action: () -> (NSUserActivity) -> Void
    }

    private var handlers: [Handler] = []
    private var waiting: [NSUserActivity] = []

    func add(_ type: String, _ scope: GraphScope, _ action: @escaping () -> (NSUserActivity) -> Void) {
        handlers.append(Handler(scope: scope, type: type, action: action))
        scope.atEnd { [weak self] in MainActor.assumeIsolated { self?.handlers.removeAll { $0.scope === scope } } }
    }

    func continueActivity(_ activity: NSUserActivity) {
        let own = handlers.filter { $0.type == activity.activityType }
        guard !own.isEmpty else { return waiting.append(activity) }
        for handler in own { handler.action()(activity) }
    }

    /// Continues the activities that have been waiting for views.
    func deliverWaiting() {
        let activities = waiting
        waiting = []
        for activity in activities { continueActivity(activity) }
    }
}

/// Tells an app of activities that are continued.
@MainActor private struct ContinueModifier: NodeModifier {
    typealias Body = Never
    let type: String
    nonisolated(unsafe) let action: (NSUserActivity) -> Void
    nonisolated init(type: String, action: @escaping (NSUserActivity) -> Void) { (self.type, self.action) = (type, action) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        UserActivities.shared.add(modifier.untrackedValue.type, inputs.scope) { modifier.untrackedValue.action }
        inputs.graph.afterUpdate { MainActor.assumeIsolated { UserActivities.shared.deliverWaiting() } }
        return node
    }
}

/// Says what people are doing while the view is there.
@MainActor private struct ActivityModifier: NodeModifier {
    typealias Body = Never
    let type: String
    let isActive: Bool
    nonisolated(unsafe) let update: (NSUserActivity) -> Void
    nonisolated init(type: String, isActive: Bool, update: @escaping (NSUserActivity) -> Void) {
        (self.type, self.isActive, self.update) = (type, isActive, update)
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        var known: NSUserActivity?
        node.observe(inputs) {
            let value = modifier.value
            inputs.graph.afterUpdate {
                guard value.isActive else {
                    known?.invalidate()
                    known = nil
                    return
                }
                let activity = known.flatMap { $0.activityType == value.type ? $0 : nil } ?? NSUserActivity(activityType: value.type)
                known = activity
                value.update(activity)
                activity.becomeCurrent()
            }
        }
        inputs.scope.atEnd { known?.invalidate() }
        return node
    }
}

extension View {
    /// Says what people are doing while the view is there.
    nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)
        -> some View
    { modifier(ActivityModifier(type: activityType, isActive: isActive, update: update)) }
    /// Says what people are doing while there is an element.
    nonisolated public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void)
        -> some View
    {
        modifier(
            ActivityModifier(type: activityType, isActive: element != nil) { activity in if let element { update(element, activity) } })
    }
    /// Calls `action` with each activity of a type that is continued in the app.
    nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
    {
        modifier(ContinueModifier(type: activityType, action: action))
    }
    @available(*, unavailable, message: "not yet in Quince: choosing among an app's windows for what comes from outside")
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: documents in navigation bars")
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: documents in navigation bars")
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: documents in navigation bars")
    nonisolated public func navigationDocument<D: Transferable, I1, I2>(_ document: D, preview: SharePreview<I1, I2>) -> some View { self }
}
