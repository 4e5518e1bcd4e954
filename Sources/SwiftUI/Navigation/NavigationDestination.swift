/// Says which view a value of a type leads to.
@MainActor private struct DestinationModifier<Value: Hashable, Destination: View>: NodeModifier {
    typealias Body = Never
    let make: (Value) -> Destination

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        inputs.environment.untrackedValue.navigation?.setDestination(ObjectIdentifier(Value.self)) { value in
            guard let value = value.base as? Value else { return nil }
            let scope = GraphScope(parent: inputs.scope)
            var inner = inputs.scoped(scope)
            inner.environment =
                inner.changingEnvironment { values in
                    values.isPresented = true
                    let stack = values.navigation
                    values.dismiss = DismissAction { stack?.pop() }
                }.environment
            let controller = ElementController(inner) { inputs in
                let view = modifier.map(in: inputs.scope) { $0.make(value) }
                return Destination._makeView(view: _GraphValue(view), inputs: inputs).node
            }
            controller.didLeave = { scope.destroy() }
            return controller
        }
        return node
    }
}

extension View {
    nonisolated public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C)
        -> some View
    {
        modifier(DestinationModifier(make: destination))
    }
}
