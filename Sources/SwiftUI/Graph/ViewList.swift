/// The views that a view stands for among others: none, one, or many, known by number before they are made.
@MainActor class ViewList {
    /// The list this one is a part of.
    weak var parent: ViewList?
    /// Called on the outermost list when there are other elements.
    var onChange: () -> Void = {}

    var count: Int { 0 }

    /// The element at `index`.
    func element(at index: Int) -> ViewElement { fatalError("an empty list has no elements") }

    /// The sections of the list, for what shows them as such.
    var sections: [ListSection] { count == 0 ? [] : [ListSection(content: self)] }

    /// How people edit the element at `index`; nil where they cannot.
    func editing(at index: Int) -> RowEditing? { nil }

    /// Returns the index of the element with an identity that the app gave; nil if there is none. Makes no more elements than the search
    /// needs.
    func index(of id: AnyHashable) -> Int? { nil }

    /// The identities of the current elements, for comparison with a later snapshot.
    var snapshot: RowSnapshot {
        RowSnapshot((0..<count).map { AnyHashable(ObjectIdentifier(element(at: $0))) })
    }

    final func changed() {
        countChanged()
        var top = self
        while let parent = top.parent {
            top = parent
            top.countChanged()
        }
        top.onChange()
    }

    /// Called when a part has other elements.
    func countChanged() {}

    final var elements: [ViewElement] { (0..<count).map(element) }
}

/// A part of a list with its header and footer.
@MainActor struct ListSection {
    var header: ViewList?
    var footer: ViewList?
    var content: ViewList
    var id: AnyHashable?
}

final class EmptyList: ViewList {}

/// One view.
final class UnaryList: ViewList {
    private let only: ViewElement

    init(_ element: ViewElement) { only = element }

    override var count: Int { 1 }
    override func element(at index: Int) -> ViewElement { only }
    override func index(of id: AnyHashable) -> Int? { only.id == id ? 0 : nil }
}
