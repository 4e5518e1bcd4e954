/// The names of those who play against each other.
struct Players: Codable, Hashable, Sendable {
    var home: String
    var guest: String

    subscript(side: Side) -> String { side == .home ? home : guest }
}
