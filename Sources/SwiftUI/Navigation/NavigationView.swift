/// The older navigation: a stack on narrow screens, columns on wide ones.
///
/// Source: Apple's documentation of `NavigationView`.
@available(iOS, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
@MainActor @preconcurrency public struct NavigationView<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content
    /// - Parameter content: The first view is the root of the stack, or the first column; those after it are the other columns.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inputs)).list
        let environment = inputs.environment.untrackedValue
        let isWide = environment.traits.userInterfaceIdiom == .pad && environment.navigationViewKind == .columns
        return isWide ? columns(view, list.count, inputs) : stack(view, inputs)
    }

    private static func stack(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
        NavigationStack<NavigationPath, ColumnView<Content>>._makeView(
            view: view.map(inputs.scope) { view in NavigationStack { ColumnView(content: view.content, index: 0) } }, inputs: inputs)
    }

    private static func columns(_ view: _GraphValue<Self>, _ count: Int, _ inputs: _ViewInputs) -> _ViewOutputs {
        let split = SplitNavigation(inputs, columns: count > 2 ? 3 : 2)
        let places: [UISplitViewController.Column] = count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (index, place) in places.enumerated() {
            split.show(inputs, place) { inputs in
                let column = view.map(inputs.scope) { ColumnView(content: $0.content, index: index) }
                return ColumnView<Content>._makeView(view: column, inputs: inputs).node
            }
        }
        inputs.scope.atEnd { MainActor.assumeIsolated { split.end() } }
        return _ViewOutputs(ControllerNode(split.controller, extendedEdges: .all, inputs))
    }
}

/// One of several views, where there are as many; all of one view's for a list that is known later.
private struct ColumnView<Content: View>: PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let content: Content
    let index: Int

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let index = view.attribute.untrackedValue.index
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inputs)).list
        if index == 0, list.count < 2 { return _ViewOutputs(ImplicitStackNode(list, inputs)) }
        return _ViewOutputs(index < list.count ? list.element(at: index).node : ImplicitStackNode(EmptyList(), inputs))
    }
}
