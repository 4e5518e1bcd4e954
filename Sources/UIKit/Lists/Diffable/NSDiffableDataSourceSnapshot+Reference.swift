import QuinceFoundation

extension NSDiffableDataSourceSnapshot {
    /// The snapshot of an untyped one, as a cast of it is on iOS; identifiers of other types end the app.
    public init(_reference reference: NSDiffableDataSourceSnapshotReference) {
        self.init()
        for section in reference.sectionIdentifiers {
            let identifier = section as! SectionIdentifierType
            appendSections([identifier])
            appendItems(
                reference.itemIdentifiersInSection(withIdentifier: section).map { $0 as! ItemIdentifierType }, toSection: identifier)
        }
        let reloadedSections = reference.reloadedSectionIdentifiers.map { $0 as! SectionIdentifierType }
        if !reloadedSections.isEmpty { reloadSections(reloadedSections) }
        let reloaded = reference.reloadedItemIdentifiers.map { $0 as! ItemIdentifierType }
        if !reloaded.isEmpty { reloadItems(reloaded) }
        let reconfigured = reference.reconfiguredItemIdentifiers.map { $0 as! ItemIdentifierType }
        if !reconfigured.isEmpty { reconfigureItems(reconfigured) }
    }
}
