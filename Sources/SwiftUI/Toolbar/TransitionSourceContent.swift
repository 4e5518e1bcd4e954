extension ToolbarContent {
    /// Names the item, so that screens may grow out of it.
    ///
    /// Source: Apple's documentation of `matchedTransitionSource(id:in:)` of toolbar content (iOS 26).
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
        TransitionSourceContent(base: self, source: _TransitionSource(id: AnyHashable(id), namespace: namespace))
    }
}

extension CustomizableToolbarContent {
    /// Names the item, so that screens may grow out of it.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some CustomizableToolbarContent {
        TransitionSourceContent(base: self, source: _TransitionSource(id: AnyHashable(id), namespace: namespace))
    }
}

/// Toolbar content whose views are the source of a transition.
private struct TransitionSourceContent<Base: ToolbarContent>: PrimitiveToolbarContent {
    typealias Body = Never
    nonisolated(unsafe) let base: Base
    let source: _TransitionSource

    nonisolated init(base: Base, source: _TransitionSource) { (self.base, self.source) = (base, source) }

    static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        let source = content.attribute.untrackedValue.source
        var view = inputs.view
        view.environment = inputs.view.changingEnvironment { $0.toolbarTransitionSource = source }.environment
        return Base._makeContent(content: content.map(inputs.view.scope) { $0.base }, inputs: _ToolbarInputs(view: view))
    }
}

extension TransitionSourceContent: CustomizableToolbarContent where Base: CustomizableToolbarContent {}

private struct ToolbarTransitionSourceKey: EnvironmentKey { static var defaultValue: _TransitionSource? { nil } }

extension EnvironmentValues {
    /// The name that toolbar content gives the views of its items.
    var toolbarTransitionSource: _TransitionSource? {
        get { self[ToolbarTransitionSourceKey.self] }
        set { self[ToolbarTransitionSourceKey.self] = newValue }
    }
}
