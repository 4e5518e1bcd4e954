/// A value in the graph. Source of the name: SwiftUI's interface.
public struct _GraphValue<Value> {
    let attribute: Attribute<Value>

    init(_ attribute: Attribute<Value>) { self.attribute = attribute }

    /// The value in this update; where it is read, the reader depends on it.
    var value: Value { attribute.value }

    /// A part of the value.
    func map<Part>(_ scope: GraphScope, _ part: @escaping (Value) -> Part) -> _GraphValue<Part> {
        _GraphValue<Part>(attribute.map(in: scope, part))
    }
}

/// What a view gets from where it stands.
public struct _ViewInputs {
    let host: ViewGraph
    /// Where what the view makes belongs.
    var scope: GraphScope
    var environment: Attribute<EnvironmentValues>
    /// What modifiers around say about transactions.
    var transactions: TransactionScope?

    let graph: Graph

    /// The same within a scope of its own.
    func scoped(_ scope: GraphScope) -> _ViewInputs {
        var copy = self
        copy.scope = scope
        return copy
    }

    /// The same for what another host shows.
    @MainActor func hosted(by host: ViewGraph) -> _ViewInputs {
        var inputs = _ViewInputs(host: host, scope: scope, environment: environment)
        inputs.transactions = transactions
        return inputs
    }

    @MainActor init(host: ViewGraph, scope: GraphScope, environment: Attribute<EnvironmentValues>) {
        (self.host, self.scope, self.environment, graph) = (host, scope, environment, host.graph)
    }

    /// The same with another environment, computed from this one.
    func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> _ViewInputs {
        var copy = self
        let outer = environment
        copy.environment = Attribute(in: scope, isEqual: { _, _ in false }) {
            var values = outer.value
            change(&values)
            return values
        }
        return copy
    }
}

/// What a view makes: the node that shows it.
public struct _ViewOutputs {
    let node: LayoutNode

    init(_ node: LayoutNode) { self.node = node }
}

/// What a list of views gets from where it stands.
public struct _ViewListInputs {
    var base: _ViewInputs

    init(_ base: _ViewInputs) { self.base = base }
}

/// The views that a view stands for.
public struct _ViewListOutputs {
    let list: ViewList

    init(_ list: ViewList) { self.list = list }

    /// The view itself as the only one.
    @MainActor static func unary<Content: View>(_ view: _GraphValue<Content>, _ inputs: _ViewListInputs) -> _ViewListOutputs {
        let base = inputs.base
        return _ViewListOutputs(
            UnaryList(ViewElement(base) { Content._makeView(view: view, inputs: $0).node }))
    }
}

/// What the number of views of a type depends on: nothing yet.
public struct _ViewListCountInputs {
    init() {}
}
