/// Shows its content with what a modifier says about transactions.
@MainActor final class TransactionNode: WrapperNode {
    override class var keepsState: Bool { false }
    private let transactions: TransactionScope?
    private var outer: TransactionScope?

    /// - Parameter inner: The inputs of the content.
    init(_ content: LayoutNode, inner: _ViewInputs, _ inputs: _ViewInputs) {
        transactions = inner.transactions
        super.init(content, inputs)
    }

    override func willDisplay() {
        outer = host.transactions
        host.transactions = transactions
    }

    override func didDisplayChildren() { host.transactions = outer }
}

/// A modifier that says something about the transactions of changes inside.
@MainActor protocol TransactionChangingModifier: ViewModifier where Body == Never {
    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs
}

extension TransactionChangingModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let inner = inner(inputs, modifier: modifier.attribute)
        return _ViewOutputs(TransactionNode(body(_Graph(), inner).node, inner: inner, inputs))
    }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        var inside = inputs
        inside.base = inner(inputs.base, modifier: modifier.attribute)
        let inner = inside.base
        return _ViewListOutputs(
            MappedList(body(_Graph(), inside).list) { element in
                element.mapped(inputs.base) { node, inputs in TransactionNode(node, inner: inner, inputs) }
            })
    }

    public static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? { body(inputs) }
}
