/// The identities that the elements of a list had at one time, asked for only where they are compared.
struct RowSnapshot {
    let count: Int
    let identity: (Int) -> AnyHashable

    init(count: Int, identity: @escaping (Int) -> AnyHashable) { (self.count, self.identity) = (count, identity) }

    init(_ identities: [AnyHashable]) { self.init(count: identities.count) { identities[$0] } }

    /// Several lists one after the other.
    init(joining parts: [RowSnapshot]) {
        if parts.count == 1 {
            self = parts[0]
            return
        }
        var ends: [Int] = []
        for part in parts { ends.append((ends.last ?? 0) + part.count) }
        let known = ends
        self.init(count: known.last ?? 0) { index in
            let part = known.firstIndex { $0 > index } ?? 0
            return parts[part].identity(index - (part == 0 ? 0 : known[part - 1]))
        }
    }

    /// All identities, in order.
    var identities: [AnyHashable] { (0..<count).map(identity) }
}

/// The identity of an element among those of all lists.
struct ElementIdentity: Hashable {
    let list: ObjectIdentifier
    let id: AnyHashable
    /// How many elements of the list before it have the same one.
    let occurrence: Int
}

extension [ViewList] {
    /// Returns the index of the element with an identity in the concatenated lists; nil if none contains it.
    @MainActor func index(of id: AnyHashable) -> Int? {
        var start = 0
        for list in self {
            if let index = list.index(of: id) { return start + index }
            start += list.count
        }
        return nil
    }
}
