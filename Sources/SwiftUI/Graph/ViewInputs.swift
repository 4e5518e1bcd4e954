/// A value in the graph. Source of the name: SwiftUI's interface.
public struct _GraphValue<Value> {
    let attribute: Attribute<Value>

    init(_ attribute: Attribute<Value>) { self.attribute = attribute }

    /// The value in this update; where it is read, the reader depends on it.
    var value: Value { attribute.value }

    /// A part of the value.
    public subscript<U>(keyPath: KeyPath<Value, U>) -> _GraphValue<U> {
        let whole = attribute
        return _GraphValue<U>(Attribute<U>(derived: { whole.value[keyPath: keyPath] }))
    }

    /// A part of the value.
    func map<Part>(_ scope: GraphScope, _ part: @escaping (Value) -> Part) -> _GraphValue<Part> {
        _GraphValue<Part>(attribute.map(in: scope, part))
    }
}

/// The inputs of a view, passed down from its parent.
public struct _ViewInputs {
    let host: ViewGraph
    /// The scope that owns the nodes and attributes that the view makes.
    var scope: GraphScope
    var environment: Attribute<EnvironmentValues>
    /// The changes that enclosing modifiers make to transactions; nil for none.
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

/// The result of building a view: the node that displays it.
public struct _ViewOutputs {
    let node: LayoutNode

    init(_ node: LayoutNode) { self.node = node }
}

/// The inputs of a list of views, passed down from its parent.
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

/// The inputs of counting a type's views: empty so far.
public struct _ViewListCountInputs {
    init() {}
}
