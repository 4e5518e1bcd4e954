/// A view of the elements of a collection, which lists let people change.
///
/// Source: Apple's documentation of `DynamicViewContent`.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

/// How people edit an element of a list.
struct RowEditing {
    /// Tells elements that are moved among each other from those of other lists.
    var owner: ObjectIdentifier
    /// The element's place among those of its collection.
    var index: Int
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insertion: RowInsertion?
}

/// A `ForEach` whose elements people delete or move.
@MainActor struct EditingModifier: ViewModifier {
    typealias Body = Never
    nonisolated(unsafe) let change: (inout RowEditing) -> Void
    nonisolated init(change: @escaping (inout RowEditing) -> Void) { self.change = change }

    static func _makeViewList(
        modifier: _GraphValue<Self>, inputs: _ViewListInputs, body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
    ) -> _ViewListOutputs {
        _ViewListOutputs(EditableList(body(_Graph(), inputs).list) { modifier.attribute.untrackedValue.change(&$0) })
    }
}

/// A list whose elements people edit.
final class EditableList: ViewList {
    private let base: ViewList
    private let change: (inout RowEditing) -> Void

    init(_ base: ViewList, _ change: @escaping (inout RowEditing) -> Void) {
        (self.base, self.change) = (base, change)
        super.init()
        base.parent = self
    }

    override var count: Int { base.count }
    override func element(at index: Int) -> ViewElement { base.element(at: index) }
    override func editing(at index: Int) -> RowEditing? {
        var editing = base.editing(at: index) ?? RowEditing(owner: ObjectIdentifier(self), index: index)
        change(&editing)
        return editing
    }
}

extension DynamicViewContent {
    /// Lets people delete elements; nil where they cannot.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(EditingModifier { $0.delete = action })
    }
    /// Lets people move elements; nil where they cannot.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(EditingModifier { $0.move = action })
    }
}
