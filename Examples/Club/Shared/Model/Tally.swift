/// A number for each side: points, games or sets.
struct Tally: Codable, Hashable, Sendable {
    var home = 0
    var guest = 0

    subscript(side: Side) -> Int {
        get { side == .home ? home : guest }
        set { if side == .home { home = newValue } else { guest = newValue } }
    }

    /// How far a side is ahead; negative if it is behind.
    func lead(of side: Side) -> Int { self[side] - self[side.opponent] }
}
