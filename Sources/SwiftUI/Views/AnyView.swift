/// A view whose type is not told. When its content is of another type, it is another view.
@MainActor @preconcurrency public struct AnyView: View, ListView {
    public typealias Body = Never
    nonisolated(unsafe) let storage: AnyViewStorage

    nonisolated public init<V: View>(_ view: V) {
        storage = (view as? AnyView)?.storage ?? AnyViewBox(view)
    }
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        _ViewListOutputs(
            BranchList(inputs, select: { ObjectIdentifier(type(of: view.value.storage)) }) { _, inputs in
                view.attribute.untrackedValue.storage.makeList(view.attribute, inputs)
            })
    }
}

/// A view whose type is not told and that stands for one view: what styles make.
struct StyledContent: PrimitiveView {
    typealias Body = Never
    let content: AnyView
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        AnyView._makeView(view: view.map(inputs.scope) { $0.content }, inputs: inputs)
    }
}

/// A view of some type.
@usableFromInline class AnyViewStorage {
    @MainActor func makeList(_ view: Attribute<AnyView>, _ inputs: _ViewListInputs) -> ViewList { EmptyList() }
}

final class AnyViewBox<Content: View>: AnyViewStorage {
    let content: Content
    init(_ content: Content) { self.content = content }

    override func makeList(_ view: Attribute<AnyView>, _ inputs: _ViewListInputs) -> ViewList {
        var last = content
        let content = Attribute<Content>(in: inputs.base.scope) {
            if let box = view.value.storage as? AnyViewBox<Content> { last = box.content }
            return last
        }
        return Content._makeViewList(view: _GraphValue(content), inputs: inputs).list
    }
}
