/// Makes another version of a view.
@MainActor @preconcurrency public protocol ViewModifier {
    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs
    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs
    static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int?

    associatedtype Body: View
    /// The view that stands for the modified one.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

/// The graph as such. Source of the name: SwiftUI's interface.
public struct _Graph {
    init() {}
}

/// The view that a modifier is applied to. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct _ViewModifier_Content<Modifier: ViewModifier>: View, ListView {
    public typealias Body = Never

    let makeView: @MainActor (_ViewInputs) -> _ViewOutputs
    let makeList: @MainActor (_ViewListInputs) -> _ViewListOutputs
    let count: Int?

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        view.attribute.untrackedValue.makeView(inputs)
    }
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        view.attribute.untrackedValue.makeList(inputs)
    }
}

extension _ViewModifier_Content: SelfComparing {
    /// It stands for a place in the graph, which stays the same.
    nonisolated func isSame(as other: Self) -> Bool { true }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Body { fatalError("body() should not be called on \(Self.self).") }
}

extension ViewModifier {
    /// Puts the modifier's body in the place of the view.
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let content = Content(
            makeView: { body(_Graph(), $0) }, makeList: { _ViewListOutputs.unary($0) { body(_Graph(), $0) } }, count: 1)
        let shown = AnimatedAttribute.make(modifier.attribute, inputs)
        let attribute = BodyEvaluation.attribute(of: shown, scope: inputs.scope, environment: inputs.environment) {
            $0.body(content: content)
        }
        return Body._makeView(view: _GraphValue(attribute), inputs: inputs)
    }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let content = Content(
            makeView: { inputs in
                _ViewOutputs(ImplicitStackNode(body(_Graph(), _ViewListInputs(inputs)).list, inputs))
            }, makeList: { body(_Graph(), $0) }, count: nil)
        let shown = AnimatedAttribute.make(modifier.attribute, inputs.base)
        let attribute = BodyEvaluation.attribute(of: shown, scope: inputs.base.scope, environment: inputs.base.environment) {
            $0.body(content: content)
        }
        return Body._makeViewList(view: _GraphValue(attribute), inputs: inputs)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? {
        // What is one view stays one, unless the modifier's body is not.
        body(inputs) == 1 && Body._viewListCount(inputs: inputs) != 0 ? 1 : nil
    }

    /// This modifier with another applied after it.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

extension _ViewListOutputs {
    /// One view, made by a closure.
    @MainActor static func unary(_ inputs: _ViewListInputs, _ make: @escaping (_ViewInputs) -> _ViewOutputs) -> _ViewListOutputs {
        _ViewListOutputs(UnaryList(ViewElement(inputs.base) { make($0).node }))
    }
}

/// A modifier that shows each view it is applied to in another way, by a node around the view's.
@MainActor protocol NodeModifier: ViewModifier where Body == Never {
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode
    /// Returns the inputs of the modified view; by default those of the modifier.
    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs
    /// Whether something is kept that could not be made again, as what is being presented.
    static var keepsState: Bool { get }
}

extension NodeModifier {
    static var keepsState: Bool { true }
    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs { inputs }

    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let content = body(_Graph(), inner(inputs, modifier: modifier.attribute))
        return _ViewOutputs(wrapNoting(content.node, modifier: modifier.attribute, inputs: inputs))
    }

    private static func wrapNoting(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        if keepsState { inputs.scope.noteState() }
        return wrap(node, modifier: modifier, inputs: inputs)
    }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        var inside = inputs
        inside.base = inner(inputs.base, modifier: modifier.attribute)
        let list = body(_Graph(), inside).list
        return _ViewListOutputs(
            MappedList(list) { element in
                element.mapped(inputs.base) { node, inputs in wrapNoting(node, modifier: modifier.attribute, inputs: inputs) }
            })
    }

    public static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? { body(inputs) }
}

/// A modifier that changes what views see around them, and nothing else.
@MainActor protocol InputsModifier: ViewModifier where Body == Never {
    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs
}

extension InputsModifier {
    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs { body(_Graph(), inner(inputs, modifier: modifier.attribute)) }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        var inside = inputs
        inside.base = inner(inputs.base, modifier: modifier.attribute)
        return body(_Graph(), inside)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? { body(inputs) }
}
