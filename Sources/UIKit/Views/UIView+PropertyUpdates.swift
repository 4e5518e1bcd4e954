import Observation

/// The pass that configures views and controllers before their layout.
///
/// Source: Apple's documentation of `UIView.updateProperties()` (iOS 26): it runs before `layoutSubviews()` in each update, first when the
/// view is about to be laid out, then again whenever it was asked for or an observable object that it read has changed.
extension UIView {
    /// Runs the pending property updates of the view and its controller, which may ask for layout.
    func runPropertyUpdates() {
        if let controller = hierarchy.controller, controller.environment.needsPropertyUpdate {
            controller.environment.needsPropertyUpdate = false
            withObservationTracking {
                controller.updateProperties()
            } onChange: { [weak controller] in
                PropertyUpdates.onMain { [weak controller] in controller?.setNeedsUpdateProperties() }
            }
        }
        guard environment.needsPropertyUpdate else { return }
        environment.needsPropertyUpdate = false
        withObservationTracking {
            updateProperties()
        } onChange: { [weak self] in
            PropertyUpdates.onMain { [weak self] in self?.setNeedsUpdateProperties() }
        }
    }

    /// Schedules a property update with the next layout of the view.
    func requestPropertyUpdate() {
        environment.needsPropertyUpdate = true
        layer.setNeedsLayout()
    }

    /// Runs the pending property updates of the view and of all views inside.
    func runPropertyUpdatesInSubtree() {
        traitCollection.asCurrent { runPropertyUpdates() }
        for view in subviews { view.runPropertyUpdatesInSubtree() }
    }
}

enum PropertyUpdates {
    /// Calls a closure on the main thread: at once where this is it.
    static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        guard !Thread.isMainThread else { return MainActor.assumeIsolated(body) }
        Task { @MainActor in body() }
    }
}
