/// A part of an app's user interface, described by its body.
///
/// Source: Apple's documentation of `View`.
@MainActor @preconcurrency public protocol View {
    /// Makes what shows the view: a node of the layout tree.
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
    /// Makes the list of views that the view stands for among others.
    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
    /// How many views the view stands for, where its type tells.
    static func _viewListCount(inputs: _ViewListCountInputs) -> Int?

    associatedtype Body: View
    /// The view's content, evaluated again whenever the state or the environment that it reads changes.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View {
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let body = makeBody(view, inputs)
        return Body._makeView(view: _GraphValue(body), inputs: inputs)
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        // The body of what is one view is asked for when it is shown; else it tells which views there are.
        if Body._viewListCount(inputs: _ViewListCountInputs()) == 1 { return .unary(view, inputs) }
        let body = makeBody(view, inputs.base)
        return Body._makeViewList(view: _GraphValue(body), inputs: inputs)
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Body._viewListCount(inputs: inputs) }

    private static func makeBody(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> Attribute<Body> {
        let shown = AnimatedAttribute.make(view.attribute, inputs)
        return BodyEvaluation.attribute(of: shown, scope: inputs.scope, environment: inputs.environment) { value in value.body }
    }
}

/// A view that shows something by itself and has no body.
@MainActor @preconcurrency protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs { .unary(view, inputs) }
}

/// A view that stands for other views, as many as there may be, and shows nothing by itself.
@MainActor @preconcurrency protocol ListView: View where Body == Never {}

extension ListView {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
    /// Shown where one view is wanted: its views in a stack.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = _makeViewList(view: view, inputs: _ViewListInputs(inputs)).list
        return _ViewOutputs(ImplicitStackNode(list, inputs))
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body.") }
    public static func _makeView(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs { fatalError("Never is no view.") }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}

extension Optional: View where Wrapped: View {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        _ViewOutputs(ImplicitStackNode(_makeViewList(view: view, inputs: _ViewListInputs(inputs)).list, inputs))
    }
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        _ViewListOutputs(
            BranchList(inputs, select: { view.attribute.value == nil ? 0 : 1 }) { branch, inputs in
                guard branch == 1, let first = view.attribute.untrackedValue else { return EmptyList() }
                // The last view stays while it is shown once more on its way out.
                var last = first
                let wrapped = Attribute<Wrapped>(in: inputs.base.scope) {
                    last = view.attribute.value ?? last
                    return last
                }
                return Wrapped._makeViewList(view: _GraphValue(wrapped), inputs: inputs).list
            })
    }
    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { nil }
}
