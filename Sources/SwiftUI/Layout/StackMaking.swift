/// Makes the nodes of stacks.
@MainActor enum StackMaking {
    static func make<Stack, Content: View>(
        _ axis: Axis, _ view: _GraphValue<Stack>, _ inputs: _ViewInputs, settings: @escaping (Stack) -> (AlignmentKey, CGFloat?),
        content: @escaping (Stack) -> Content
    ) -> _ViewOutputs {
        var inner = inputs
        inner.environment = inputs.changingEnvironment { $0.stackAxis = axis }.environment
        let list = Content._makeViewList(view: view.map(inputs.scope, content), inputs: _ViewListInputs(inner)).list
        let (key, spacing) = settings(view.attribute.untrackedValue)
        let node = StackNode(axis: axis, alignment: key, spacing: spacing, list, inputs)
        node.observe(inputs) { [unowned node] in
            let (key, spacing) = settings(view.value)
            node.set(alignment: key, spacing: spacing)
        }
        return _ViewOutputs(node)
    }
}

private struct StackAxisKey: EnvironmentKey { static let defaultValue: Axis? = nil }

extension EnvironmentValues {
    /// The direction of the stack around, for what stretches along it.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}
