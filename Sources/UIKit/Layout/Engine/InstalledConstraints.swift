/// The constraints that an engine has taken in, with what it made of them.
///
/// Each constraint knows the place of its entry. Engines that only measure, for which constraints have no room, look it up.
@MainActor struct InstalledConstraints {
    struct Entry {
        let constraint: NSLayoutConstraint
        let solved: SolverConstraint
        /// The summand besides the constraint's negative `constant`.
        let offset: Double
    }

    /// The place of a constraint's entry among those of an engine.
    struct Place {
        var owner = 0
        var index = 0
    }

    /// Empty places between the entries are used again.
    private var places: ContiguousArray<Entry?> = []
    private var free: ContiguousArray<Int> = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private let isTemporary: Bool
    private let owner: Int

    /// - Parameters:
    ///   - isTemporary: Whether the engine only measures, beside one that the constraints belong to.
    ///   - owner: The engine's number.
    init(isTemporary: Bool = false, owner: Int = 0) { (self.isTemporary, self.owner) = (isTemporary, owner) }

    /// In no particular order.
    var entries: [Entry] { places.compactMap { $0 } }

    func contains(_ constraint: NSLayoutConstraint) -> Bool { index(of: constraint) != nil }

    subscript(constraint: NSLayoutConstraint) -> Entry? { index(of: constraint).flatMap { places[$0] } }

    private func index(of constraint: NSLayoutConstraint) -> Int? {
        if isTemporary { return indices[ObjectIdentifier(constraint)] }
        return constraint.engineEntry.owner == owner ? constraint.engineEntry.index : nil
    }

    /// Makes room for as many more, which mostly come at once.
    mutating func reserveCapacity(for count: Int) {
        if places.isEmpty { places.reserveCapacity(count) }
    }

    mutating func insert(_ entry: Entry) {
        let index = free.popLast() ?? places.count
        if index == places.count { places.append(entry) } else { places[index] = entry }
        if isTemporary {
            indices[ObjectIdentifier(entry.constraint)] = index
        } else {
            entry.constraint.engineEntry = Place(owner: owner, index: index)
        }
    }

    mutating func remove(_ constraint: NSLayoutConstraint) -> Entry? {
        guard let index = index(of: constraint) else { return nil }
        let entry = places[index]
        places[index] = nil
        free.append(index)
        if isTemporary { indices[ObjectIdentifier(constraint)] = nil } else { constraint.engineEntry = Place() }
        return entry
    }
}
