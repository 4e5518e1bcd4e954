import QuinceFoundation

/// The table of a migration: which new objects came of which old ones, by entity mapping.
struct MigrationAssociations {
    private struct Table {
        var destinations: [ObjectIdentifier: [NSManagedObject]] = [:]
        var sources: [ObjectIdentifier: [NSManagedObject]] = [:]
        /// All pairs, in the order of their association.
        var pairs: [(source: NSManagedObject, destination: NSManagedObject)] = []
    }

    private var tables: [String: Table] = [:]
    /// The new objects of each old one, of whatever mapping.
    private var all: [ObjectIdentifier: [NSManagedObject]] = [:]

    mutating func add(_ source: NSManagedObject, _ destination: NSManagedObject, _ mapping: String) {
        tables[mapping, default: Table()].destinations[ObjectIdentifier(source), default: []].append(destination)
        tables[mapping]?.sources[ObjectIdentifier(destination), default: []].append(source)
        tables[mapping]?.pairs.append((source, destination))
        all[ObjectIdentifier(source), default: []].append(destination)
    }

    /// The new objects that a mapping made, in order: of some old ones, or of all for nil.
    func destinations(_ mapping: String, of sources: [NSManagedObject]?) -> [NSManagedObject] {
        guard let table = tables[mapping] else { return [] }
        guard let sources else { return Self.unique(table.pairs.map(\.destination)) }
        return Self.unique(sources.flatMap { table.destinations[ObjectIdentifier($0)] ?? [] })
    }

    /// The old objects that a mapping made new ones of: of some of these, or all for nil.
    func sources(_ mapping: String, of destinations: [NSManagedObject]?) -> [NSManagedObject] {
        guard let table = tables[mapping] else { return [] }
        guard let destinations else { return Self.unique(table.pairs.map(\.source)) }
        return Self.unique(destinations.flatMap { table.sources[ObjectIdentifier($0)] ?? [] })
    }

    /// The new objects of some old ones, of whatever mapping.
    func destinations(of sources: [NSManagedObject]) -> [NSManagedObject] {
        Self.unique(sources.flatMap { all[ObjectIdentifier($0)] ?? [] })
    }

    private static func unique(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        var seen: Set<ObjectIdentifier> = []
        return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
