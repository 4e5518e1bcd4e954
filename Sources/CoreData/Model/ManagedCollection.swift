/// The destinations of one to-many relationship of one object: what the store has, and what has changed since.
///
/// Additions and removals are noted without the store's destinations being known, so that adding to a large relationship does not load it.
package final class ManagedCollection {
    /// Whether `members` are known.
    package private(set) var isLoaded: Bool
    /// Whether the order of members counts.
    package let isOrdered: Bool
    /// The destinations in order; empty while not loaded.
    private var order: [NSManagedObjectID]
    /// The positions of members in `order`; only kept where the order does not count.
    private var positions: [ObjectKey: Int] = [:]
    /// Members that the store does not have yet, in the order of their addition.
    package private(set) var added: [ObjectKey: NSManagedObjectID] = [:]
    private var addedOrder: [NSManagedObjectID] = []
    /// Members that the store still has.
    package private(set) var removed: [ObjectKey: NSManagedObjectID] = [:]
    /// Whether members were moved, in an ordered relationship.
    package private(set) var isReordered = false

    /// Creates an empty relationship, of a new object, or one whose members the store has.
    package init(isOrdered: Bool, isLoaded: Bool) { (self.isOrdered, self.isLoaded, order) = (isOrdered, isLoaded, []) }

    /// The members that the store does not have yet, in the order of their addition.
    package var addedInOrder: [NSManagedObjectID] { addedOrder.filter { added[$0.identity] != nil } }

    package var hasChanges: Bool { !added.isEmpty || !removed.isEmpty || isReordered }

    /// The destinations: in order where the order counts.
    ///
    /// - Precondition: They are loaded.
    package var members: [NSManagedObjectID] { order }
    package var count: Int { order.count }

    /// Sets what the store has; changes that were made before are applied to it.
    package func load(_ stored: [NSManagedObjectID]) {
        guard !isLoaded else { return }
        isLoaded = true
        order = stored.filter { removed[$0.identity] == nil && added[$0.identity] == nil } + addedOrder.filter { added[$0.identity] != nil }
        index()
    }

    private func index() {
        guard !isOrdered else { return }
        positions = Dictionary(order.enumerated().map { ($1.identity, $0) }) { first, _ in first }
    }

    /// Whether an object is a member; nil where that takes loading.
    package func contains(_ id: NSManagedObjectID) -> Bool? {
        if added[id.identity] != nil { return true }
        if removed[id.identity] != nil { return false }
        guard isLoaded else { return nil }
        return isOrdered ? order.contains { $0.identity == id.identity } : positions[id.identity] != nil
    }

    /// Adds an object that is no member, at the end or at a position.
    package func insert(_ id: NSManagedObjectID, at index: Int? = nil) {
        if removed.removeValue(forKey: id.identity) != nil {
            if isOrdered { isReordered = true }
        } else {
            added[id.identity] = id
            addedOrder.append(id)
        }
        guard isLoaded else { return }
        if let index, isOrdered, index < order.count {
            order.insert(id, at: index)
            isReordered = true
        } else {
            if !isOrdered { positions[id.identity] = order.count }
            order.append(id)
        }
    }

    /// Removes an object.
    package func remove(_ id: NSManagedObjectID) {
        if added.removeValue(forKey: id.identity) != nil {
            addedOrder.removeAll { $0.identity == id.identity }
        } else {
            removed[id.identity] = id
        }
        guard isLoaded else { return }
        if isOrdered {
            order.removeAll { $0.identity == id.identity }
        } else if let position = positions.removeValue(forKey: id.identity) {
            let last = order.removeLast()
            guard position < order.count else { return }
            order[position] = last
            positions[last.identity] = position
        }
    }

    /// Sets the order of the members.
    package func reorder(_ members: [NSManagedObjectID]) {
        guard isOrdered, !zip(order, members).allSatisfy({ $0.identity == $1.identity }) else { return }
        (order, isReordered) = (members, true)
    }

    /// Replaces temporary identifiers by permanent ones.
    package func replace(_ permanent: [ObjectKey: NSManagedObjectID]) {
        guard !added.isEmpty || isLoaded else { return }
        func replaced(_ id: NSManagedObjectID) -> NSManagedObjectID { id.isTemporaryID ? permanent[id.identity] ?? id : id }
        order = order.map(replaced)
        addedOrder = addedOrder.map(replaced)
        added = Dictionary(added.values.map(replaced).map { ($0.identity, $0) }) { first, _ in first }
        index()
    }

    /// Notes that the store has the members as they are.
    package func commit() { (added, addedOrder, removed, isReordered) = ([:], [], [:], false) }

    /// A copy for an undo, or for another context.
    package func copy() -> ManagedCollection {
        let copy = ManagedCollection(isOrdered: isOrdered, isLoaded: isLoaded)
        (copy.order, copy.positions, copy.added, copy.addedOrder) = (order, positions, added, addedOrder)
        (copy.removed, copy.isReordered) = (removed, isReordered)
        return copy
    }
}
