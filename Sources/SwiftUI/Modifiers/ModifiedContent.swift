/// A view, or a modifier, with a modifier applied.
@MainActor @preconcurrency public struct ModifiedContent<Content, Modifier> {
    nonisolated(unsafe) public var content: Content
    nonisolated(unsafe) public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
    nonisolated public static func == (lhs: Self, rhs: Self) -> Bool { lhs.content == rhs.content && lhs.modifier == rhs.modifier }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = view.map(inputs.scope) { $0.content }
        let modifier = view.map(inputs.scope) { $0.modifier }
        return Modifier._makeView(modifier: modifier, inputs: inputs) { _, inputs in Content._makeView(view: content, inputs: inputs) }
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        // One view is made when it is shown, with its modifiers.
        if _viewListCount(inputs: _ViewListCountInputs()) == 1 { return .unary(view, inputs) }
        let content = view.map(inputs.base.scope) { $0.content }
        let modifier = view.map(inputs.base.scope) { $0.modifier }
        return Modifier._makeViewList(modifier: modifier, inputs: inputs) { _, inputs in
            Content._makeViewList(view: content, inputs: inputs)
        }
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? {
        Modifier._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0) }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("body() should not be called on \(Self.self).") }

    public static func _viewListCount(inputs: _ViewListCountInputs, body: (_ViewListCountInputs) -> Int?) -> Int? {
        Modifier._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0, body: body) }
    }

    public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let first = modifier.map(inputs.scope) { $0.content }
        let second = modifier.map(inputs.scope) { $0.modifier }
        return Modifier._makeView(modifier: second, inputs: inputs) { _, inputs in
            Content._makeView(modifier: first, inputs: inputs, body: body)
        }
    }

    public static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        let first = modifier.map(inputs.base.scope) { $0.content }
        let second = modifier.map(inputs.base.scope) { $0.modifier }
        return Modifier._makeViewList(modifier: second, inputs: inputs) { _, inputs in
            Content._makeViewList(modifier: first, inputs: inputs, body: body)
        }
    }
}

extension View {
    /// This view with a modifier applied.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}
