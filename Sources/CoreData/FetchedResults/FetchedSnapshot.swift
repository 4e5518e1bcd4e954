@_spi(Quince) import QuinceFoundation

/// A snapshot of fetched results that is made when somebody looks at it: a delegate that takes none costs none.
final class FetchedSnapshot: NSDiffableDataSourceSnapshotReference {
    private var make: ((FetchedSnapshot) -> Void)?

    init(_ make: @escaping (FetchedSnapshot) -> Void) { self.make = make }

    private func filled() {
        guard let make else { return }
        self.make = nil
        make(self)
    }

    private func read<Value>(_ value: () -> Value) -> Value {
        filled()
        return value()
    }

    // MARK: Contents

    override var numberOfItems: Int { read { super.numberOfItems } }
    override var numberOfSections: Int { read { super.numberOfSections } }
    override var sectionIdentifiers: [Any] { read { super.sectionIdentifiers } }
    override var itemIdentifiers: [Any] { read { super.itemIdentifiers } }
    override var reloadedItemIdentifiers: [Any] { read { super.reloadedItemIdentifiers } }
    override var reconfiguredItemIdentifiers: [Any] { read { super.reconfiguredItemIdentifiers } }
    override var reloadedSectionIdentifiers: [Any] { read { super.reloadedSectionIdentifiers } }

    override func numberOfItems(inSection identifier: Any) -> Int { read { super.numberOfItems(inSection: identifier) } }
    override func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        read { super.itemIdentifiersInSection(withIdentifier: sectionIdentifier) }
    }
    override func sectionIdentifierForSection(containingItemIdentifier identifier: Any) -> Any? {
        read { super.sectionIdentifierForSection(containingItemIdentifier: identifier) }
    }
    override func index(ofItemIdentifier identifier: Any) -> Int { read { super.index(ofItemIdentifier: identifier) } }
    override func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        read { super.index(ofSectionIdentifier: sectionIdentifier) }
    }
    override func copy(with zone: NSZone? = nil) -> Any { read { super.copy(with: zone) } }

    // MARK: Changes

    override func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        read { super.appendSections(withIdentifiers: sectionIdentifiers) }
    }
    override func appendItems(withIdentifiers identifiers: [Any]) { read { super.appendItems(withIdentifiers: identifiers) } }
    override func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        read { super.appendItems(withIdentifiers: identifiers, intoSectionWithIdentifier: sectionIdentifier) }
    }
    override func deleteItems(withIdentifiers identifiers: [Any]) { read { super.deleteItems(withIdentifiers: identifiers) } }
    override func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        read { super.deleteSections(withIdentifiers: sectionIdentifiers) }
    }
    override func deleteAllItems() { read { super.deleteAllItems() } }
    override func reloadItems(withIdentifiers identifiers: [Any]) { read { super.reloadItems(withIdentifiers: identifiers) } }
    override func reconfigureItems(withIdentifiers identifiers: [Any]) { read { super.reconfigureItems(withIdentifiers: identifiers) } }
    override func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        read { super.reloadSections(withIdentifiers: sectionIdentifiers) }
    }
}
