/// The sections and items of a list at one moment: *NSDiffableDataSourceSnapshot*. Identifiers are unique.
@preconcurrency public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Contents

    public var numberOfItems: Int { sectionOfItem.count }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { members(identifier).count }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { members(identifier) }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { sectionOfItem[identifier] }
    /// The item's place among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = sectionOfItem[identifier], let index = members(section).firstIndex(of: identifier) else { return nil }
        return sectionIdentifiers.prefix { $0 != section }.reduce(index) { $0 + members($1).count }
    }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }

    private func members(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let members = items[section] else {
            uncaughtException(.internalInconsistency, "Invalid parameter not satisfying: section != NSNotFound")
        }
        return members
    }

    // MARK: Items

    /// Adds items at the end of a section, the last one unless named.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            uncaughtException(
                .internalInconsistency, "There are currently no sections in the data source. Please add a section first.")
        }
        _ = members(section)
        makeRoom(identifiers)
        items[section]?.append(contentsOf: identifiers)
        for item in identifiers { sectionOfItem[item] = section }
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { remove(identifiers) }
    public mutating func deleteAllItems() {
        (sectionIdentifiers, items, sectionOfItem) = ([], [:], [:])
        (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }
    /// Has the items' cells made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers { check(item, "reload") }
        reloadedItemIdentifiers += identifiers
    }
    /// Has the items' cells set up again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers { check(item, "reconfigure") }
        reconfiguredItemIdentifiers += identifiers
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        makeRoom(identifiers)
        guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
            uncaughtException(.internalInconsistency, "Invalid item identifier specified for insertion: \(item)")
        }
        items[section]?.insert(contentsOf: identifiers, at: index + offset)
        for item in identifiers { sectionOfItem[item] = section }
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        check(item, "move")
        guard item != other else { return }
        remove([item])
        insert([item], beside: other, offset: offset)
    }

    private func check(_ item: ItemIdentifierType, _ what: String) {
        guard sectionOfItem[item] == nil else { return }
        uncaughtException(.internalInconsistency, "Invalid item identifier specified for \(what): \(item)")
    }

    /// Makes room for items that come: they are unique, and those that were there move.
    private mutating func makeRoom(_ identifiers: [ItemIdentifierType]) {
        var seen: Set<ItemIdentifierType> = []
        let repeated = identifiers.filter { !seen.insert($0).inserted }
        guard repeated.isEmpty else {
            let list = Set(repeated).map { "    \($0)" }.joined(separator: ",\n")
            uncaughtException(
                .internalInconsistency, "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
        }
        let known = identifiers.filter { sectionOfItem[$0] != nil }
        guard !known.isEmpty else { return }
        NSLog(
            "Warning: \(known.count) inserted identifier(s) already present; existing items will be moved into place for this current insertion. Please note this will impact performance if items are not unique when inserted."
        )
        remove(known)
    }

    private mutating func remove(_ identifiers: [ItemIdentifierType]) {
        var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for item in identifiers { if let section = sectionOfItem.removeValue(forKey: item) { gone[section, default: []].insert(item) } }
        for (section, gone) in gone { items[section]?.removeAll(where: gone.contains) }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sectionIdentifiers.count) }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: place(toIdentifier))
    }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: place(toIdentifier) + 1)
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        sectionIdentifiers.removeAll(where: gone.contains)
        for section in gone { for item in items.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil } }
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = members(section) }
        reloadedSectionIdentifiers += identifiers
    }

    private func place(_ section: SectionIdentifierType) -> Int {
        guard let index = sectionIdentifiers.firstIndex(of: section) else {
            uncaughtException(.internalInconsistency, "Invalid section identifier specified: \(section)")
        }
        return index
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        let repeated = identifiers.filter { items[$0] != nil }
        guard Set(identifiers).count == identifiers.count, repeated.isEmpty else {
            uncaughtException(
                .internalInconsistency,
                "Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers."
            )
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
        for section in identifiers { items[section] = [] }
    }

    private mutating func move(_ section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard section != other else { return }
        sectionIdentifiers.remove(at: place(section))
        sectionIdentifiers.insert(section, at: place(other) + offset)
    }

    // MARK: For data sources

    /// Exchanges all items of a section.
    mutating func replaceItems(of section: SectionIdentifierType, with new: [ItemIdentifierType]) {
        remove(members(section))
        makeRoom(new)
        items[section] = new
        for item in new { sectionOfItem[item] = section }
    }

    /// Forgets what is to be made anew: it was.
    mutating func forgetReloads() {
        (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
