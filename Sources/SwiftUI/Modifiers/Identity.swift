/// Ties a view's identity to a value: with another value it is another view. Source of the name: SwiftUI's interface.
@MainActor @preconcurrency public struct IDView<Content: View, ID: Hashable>: View, ListView {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let id: ID

    nonisolated init(_ content: Content, id: ID) {
        self.content = content
        self.id = id
    }

    public static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Content._viewListCount(inputs: inputs) }

    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let content = view.map(inputs.base.scope) { $0.content }.attribute
        return _ViewListOutputs(
            BranchList(inputs, select: { view.value.id }) { id, inputs in
                let inner = Attribute<Content>(in: inputs.base.scope) { content.value }
                let list = Content._makeViewList(view: _GraphValue(inner), inputs: inputs).list
                for element in list.count == 1 ? list.elements : [] { element.id = AnyHashable(id) }
                return list
            })
    }
}

/// A view that may have been given an identity, which it tells without being made.
@MainActor protocol ExplicitlyIdentified {
    var explicitID: AnyHashable? { get }
}

extension IDView: ExplicitlyIdentified {
    var explicitID: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: ExplicitlyIdentified {
    var explicitID: AnyHashable? { (content as? any ExplicitlyIdentified)?.explicitID }
}

extension View {
    /// Ties the view's identity to a value: with another value it is another view, with state of its own.
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(self, id: id) }
}
