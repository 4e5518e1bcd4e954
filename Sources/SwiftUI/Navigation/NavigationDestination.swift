/// Says which view a value of a type leads to.
@MainActor private struct DestinationModifier<Value: Hashable, Destination: View>: NodeModifier {
    typealias Body = Never
    let make: (Value) -> Destination

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        inputs.environment.untrackedValue.navigation?.setDestination(ObjectIdentifier(Value.self)) { value in
            guard let value = value.base as? Value else { return nil }
            return PushedController.make(inputs) { inputs in
                let view = FollowedContent.attribute(in: inputs.scope, value) { (value, modifier.value.make) }
                return Destination._makeView(view: _GraphValue(view), inputs: inputs).node
            }
        }
        return node
    }
}

/// Makes the controllers that stacks push.
@MainActor enum PushedController {
    /// - Parameter didLeave: Called when the controller has gone for good.
    static func make(_ inputs: _ViewInputs, didLeave: @escaping () -> Void = {}, _ make: @escaping (_ViewInputs) -> LayoutNode)
        -> ElementController
    {
        let scope = GraphScope(parent: inputs.scope)
        var inner = inputs.scoped(scope)
        inner.environment =
            inner.changingEnvironment { values in
                values.isInListRow = false
                values.isBelowSearchField = false
                values.columnStack = nil
                values.isPresented = true
                let stack = values.navigation
                values.dismiss = DismissAction { stack?.pop() }
            }.environment
        let controller = ElementController(inner, make)
        controller.didLeave = {
            didLeave()
            scope.destroy()
        }
        return controller
    }
}

/// Shows a view above the stack as long as there is a value for it.
@MainActor private struct PresentedDestinationModifier<Value, Destination: View>: NodeModifier {
    typealias Body = Never
    let destination: PresentedDestination<Value, Destination>

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        PresentedDestination.observe(node, inputs) { modifier.value.destination }
        return node
    }
}

/// A view above the stack, and the value it is there for.
@MainActor struct PresentedDestination<Value, Destination: View> {
    nonisolated(unsafe) let value: Binding<Value?>
    nonisolated(unsafe) let identify: (Value) -> AnyHashable
    nonisolated(unsafe) let make: (Value) -> Destination

    nonisolated init(value: Binding<Value?>, identify: @escaping (Value) -> AnyHashable, make: @escaping (Value) -> Destination) {
        (self.value, self.identify, self.make) = (value, identify, make)
    }

    /// Shows the destination that a closure returns, as long as the node exists.
    static func observe(_ node: LayoutNode, _ inputs: _ViewInputs, _ read: @escaping @MainActor () -> Self) {
        let presenter = DestinationPresenter(inputs)
        node.observe(inputs) {
            let destination = read()
            let value = destination.value.wrappedValue
            inputs.graph.afterUpdate {
                MainActor.assumeIsolated {
                    presenter.show(value.map(destination.identify)) { value.map { destination.controller($0, inputs, presenter, read) } }
                }
            }
        }
    }

    private func controller(
        _ shown: Value, _ inputs: _ViewInputs, _ presenter: DestinationPresenter, _ read: @escaping @MainActor () -> Self
    ) -> ElementController {
        let id = identify(shown)
        return PushedController.make(inputs) {
            presenter.left(id)
            if value.wrappedValue.map(identify) == id { value.wrappedValue = nil }
        } _: { inputs in
            let view = FollowedContent.attribute(in: inputs.scope, shown) {
                let destination = read()
                return (destination.value.wrappedValue.flatMap { destination.identify($0) == id ? $0 : nil }, destination.make)
            }
            return Destination._makeView(view: _GraphValue(view), inputs: inputs).node
        }
    }
}

/// Pushes the destination of one modifier onto the stack, and pops it.
@MainActor private final class DestinationPresenter {
    private let inputs: _ViewInputs
    private var shown: (id: AnyHashable, controller: ElementController)?

    init(_ inputs: _ViewInputs) { self.inputs = inputs }

    func left(_ id: AnyHashable) { if shown?.id == id { shown = nil } }

    func show(_ id: AnyHashable?, _ make: () -> ElementController?) {
        guard shown?.id != id else { return }
        guard let stack = inputs.environment.untrackedValue.navigation else {
            if id != nil {
                GraphDiagnostics.warn("A navigationDestination was declared outside of a navigation container and shows nothing.")
            }
            return
        }
        if let old = shown {
            shown = nil
            stack.remove(old.controller)
        }
        guard let id, let new = make() else { return }
        shown = (id, new)
        stack.push(new)
    }
}

extension View {
    /// Shows a view above the stack while a value is true.
    nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V)
        -> some View
    {
        modifier(
            PresentedDestinationModifier(
                destination: PresentedDestination(value: isPresented.presence, identify: { AnyHashable($0) }) { _ in destination() }))
    }
    /// Shows a view above the stack while there is an item.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestinationModifier(
                destination: PresentedDestination(value: item, identify: { AnyHashable($0) }, make: destination)))
    }

    nonisolated public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C)
        -> some View
    {
        modifier(DestinationModifier(make: destination))
    }
}
