import Foundation

/// The sections and items of a list at one moment, untyped.
///
/// UIKit's type of iOS; it stands here because Core Data, which stands below UIKit, makes such snapshots, too.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    private var sections: [AnyHashable] = []
    private var items: [AnyHashable: [AnyHashable]] = [:]
    private var reloadedItems: [AnyHashable] = []
    private var reconfiguredItems: [AnyHashable] = []
    private var reloadedSections: [AnyHashable] = []

    public override init() {}

    private func key(_ identifier: Any) -> AnyHashable {
        identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }

    // MARK: Contents

    open var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }
    open var numberOfSections: Int { sections.count }
    open var sectionIdentifiers: [Any] { sections.map(\.base) }
    open var itemIdentifiers: [Any] { sections.flatMap { items[$0] ?? [] }.map(\.base) }
    open var reloadedItemIdentifiers: [Any] { reloadedItems.map(\.base) }
    open var reconfiguredItemIdentifiers: [Any] { reconfiguredItems.map(\.base) }
    open var reloadedSectionIdentifiers: [Any] { reloadedSections.map(\.base) }

    open func numberOfItems(inSection identifier: Any) -> Int { items[key(identifier)]?.count ?? 0 }
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] { (items[key(sectionIdentifier)] ?? []).map(\.base) }

    open func sectionIdentifierForSection(containingItemIdentifier identifier: Any) -> Any? {
        let item = key(identifier)
        return sections.first { items[$0]?.contains(item) == true }?.base
    }

    /// The item's place among all items; `NSNotFound` for one that is not there.
    open func index(ofItemIdentifier identifier: Any) -> Int {
        let item = key(identifier)
        return sections.flatMap { items[$0] ?? [] }.firstIndex(of: item) ?? NSNotFound
    }

    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int { sections.firstIndex(of: key(sectionIdentifier)) ?? NSNotFound }

    // MARK: Changes

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        for section in sectionIdentifiers.map(key) where items[section] == nil {
            sections.append(section)
            items[section] = []
        }
    }

    /// Adds items at the end of the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        guard let last = sections.last else {
            raise(.internalInconsistencyException, "There are currently no sections in the data source. Please add a section first.")
        }
        appendItems(withIdentifiers: identifiers, intoSectionWithIdentifier: last.base)
    }

    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        let section = key(sectionIdentifier)
        guard sections.contains(section) else {
            raise(.internalInconsistencyException, "Invalid parameter not satisfying: section != NSNotFound")
        }
        items[section, default: []] += identifiers.map(key)
    }

    open func deleteItems(withIdentifiers identifiers: [Any]) {
        let gone = Set(identifiers.map(key))
        for section in sections { items[section]?.removeAll { gone.contains($0) } }
    }

    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        let gone = Set(sectionIdentifiers.map(key))
        sections.removeAll { gone.contains($0) }
        for section in gone { items[section] = nil }
    }

    open func deleteAllItems() { (sections, items, reloadedItems, reconfiguredItems, reloadedSections) = ([], [:], [], [], []) }
    open func reloadItems(withIdentifiers identifiers: [Any]) { reloadedItems += identifiers.map(key) }
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { reconfiguredItems += identifiers.map(key) }
    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) { reloadedSections += sectionIdentifiers.map(key) }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSDiffableDataSourceSnapshotReference()
        (copy.sections, copy.items, copy.reloadedItems) = (sections, items, reloadedItems)
        (copy.reconfiguredItems, copy.reloadedSections) = (reconfiguredItems, reloadedSections)
        return copy
    }
}
