/// One change in a batch, told to a layout before it is shown.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// Nil for insertions. The path of a section has `NSNotFound` as its item.
    public let indexPathBeforeUpdate: IndexPath?
    /// Nil for deletions.
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }

    /// All changes of a batch.
    static func items(of map: ListUpdateMap) -> [UICollectionViewUpdateItem] {
        let changes = map.changes
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var items: [UICollectionViewUpdateItem] = []
        items += changes.deletedSections.map { .init(.delete, before: section($0), after: nil) }
        items += changes.insertedSections.map { .init(.insert, before: nil, after: section($0)) }
        items += changes.reloadedSections.map { .init(.reload, before: section($0), after: map.section($0).map(section)) }
        items += changes.movedSections.map { .init(.move, before: section($0.from), after: section($0.to)) }
        items += changes.deletedItems.map { .init(.delete, before: $0, after: nil) }
        items += changes.insertedItems.map { .init(.insert, before: nil, after: $0) }
        items += changes.reloadedItems.map { .init(.reload, before: $0, after: map.path($0)) }
        items += changes.movedItems.map { .init(.move, before: $0.from, after: $0.to) }
        return items
    }
}
