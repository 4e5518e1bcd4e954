import Foundation

/// Players by their ratings, the highest first.
struct Ladder: Equatable {
    private(set) var profiles: [Profile]

    /// - Parameter profiles: In any order.
    init(_ profiles: [Profile]) {
        self.profiles = profiles
        sort()
    }

    var leader: Profile? { profiles.first }

    func profile(_ id: Profile.ID) -> Profile? {
        profiles.first { $0.id == id }
    }

    /// The player's place, counted from 1.
    func place(of id: Profile.ID) -> Int? {
        profiles.firstIndex { $0.id == id }.map { $0 + 1 }
    }

    /// Adds the score of a game to a player's rating.
    mutating func add(_ score: Double, to id: Profile.ID, at date: Date) {
        guard let index = profiles.firstIndex(where: { $0.id == id }) else { return }
        profiles[index].score = score
        profiles[index].rating += score
        profiles[index].lastChange = date
        sort()
    }

    /// Players of the same rating stand in the order of their names, then of their identifiers.
    private mutating func sort() {
        profiles.sort { ($1.rating, $0.name, $0.id) < ($0.rating, $1.name, $1.id) }
    }
}
