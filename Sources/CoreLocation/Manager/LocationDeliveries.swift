import QuinceFoundation

/// The kinds of event that a manager delivers, with the last one of each.
struct LocationDeliveries {
    enum Kind: CaseIterable { case continuous, once, significant, visits }

    /// Metres that count as a significant change.
    static let significantDistance = 500.0

    private var active: Set<Kind> = []
    private var last: [Kind: CLLocation] = [:]

    /// - Returns: Whether it was not started before.
    mutating func start(_ kind: Kind) -> Bool { active.insert(kind).inserted }

    mutating func stop(_ kind: Kind) {
        active.remove(kind)
        last[kind] = nil
    }

    /// Whether anything wants locations.
    var wantsLocation: Bool { !active.subtracting([.visits]).isEmpty }

    /// The kinds that a location is delivered for: those of which the device has moved far enough since the last one.
    ///
    /// - Parameter filter: Metres; 0 or less = every movement.
    mutating func due(_ location: CLLocation, filter: CLLocationDistance) -> Set<Kind> {
        let due = active.filter { kind in
            guard kind != .visits else { return false }
            guard let last = last[kind] else { return true }
            let distance = kind == .significant ? Self.significantDistance : filter
            return !(distance > 0) || location.distance(from: last) >= distance
        }
        for kind in due { last[kind] = location }
        return due
    }

    /// A location is delivered: a request is answered with it.
    ///
    /// - Returns: Whether it is still wanted.
    mutating func finish(_ kinds: Set<Kind>) -> Bool {
        let isWanted = !active.isDisjoint(with: kinds)
        if kinds.contains(.once) { stop(.once) }
        return isWanted
    }

    /// An error is delivered, with which a request is answered.
    ///
    /// - Returns: Whether anything wants to know.
    mutating func failed() -> Bool {
        let isWanted = wantsLocation
        stop(.once)
        // What comes next is delivered however near it is.
        last = [:]
        return isWanted
    }
}
