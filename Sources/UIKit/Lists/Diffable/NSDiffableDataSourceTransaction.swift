/// A change of a data source by the user's hand: *NSDiffableDataSourceTransaction*.
@preconcurrency @MainActor public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of each section that changed.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        (initialSnapshot, finalSnapshot) = (old, new)
        difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
        sectionTransactions = new.sectionIdentifiers.compactMap { section in
            let before = old.itemIdentifiers(inSection: section)
            let after = new.itemIdentifiers(inSection: section)
            guard before != after else { return nil }
            var (first, last) = (
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(), NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            )
            first.append(before)
            last.append(after)
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: first, finalSnapshot: last,
                difference: after.difference(from: before).inferringMoves())
        }
    }
}

/// The part of a transaction that concerns one section: *NSDiffableDataSourceSectionTransaction*.
@preconcurrency @MainActor public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
}
