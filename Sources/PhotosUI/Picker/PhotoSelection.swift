/// The photos that are chosen in a picker.
struct PhotoSelection {
    /// 0 = any number.
    var limit: Int
    /// In the order in which they were chosen.
    private(set) var identifiers: [String]

    /// Whether a choice of one ends the picker at once.
    var isSingle: Bool { limit == 1 }
    var isFull: Bool { limit > 0 && identifiers.count >= limit }

    func contains(_ identifier: String) -> Bool { identifiers.contains(identifier) }

    /// The number of a chosen photo, from 1.
    func number(of identifier: String) -> Int? { identifiers.firstIndex(of: identifier).map { $0 + 1 } }

    /// Chooses a photo, or leaves it out again. A full selection of one is replaced; others take no more.
    ///
    /// - Returns: Whether anything has changed.
    mutating func toggle(_ identifier: String) -> Bool {
        if let index = identifiers.firstIndex(of: identifier) {
            identifiers.remove(at: index)
            return true
        }
        if isSingle { identifiers = [] }
        guard !isFull else { return false }
        identifiers.append(identifier)
        return true
    }

    mutating func remove(_ identifiers: [String]) { self.identifiers.removeAll { identifiers.contains($0) } }

    /// Moves a photo behind another one; to the front where that is nil.
    mutating func move(_ identifier: String, after other: String?) {
        guard let index = identifiers.firstIndex(of: identifier), other == nil || contains(other ?? "") else { return }
        identifiers.remove(at: index)
        identifiers.insert(identifier, at: other.flatMap { identifiers.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }
}
