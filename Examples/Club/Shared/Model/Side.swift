/// A side of the net.
enum Side: String, Codable, CaseIterable, Identifiable, Sendable {
    case home, guest

    var id: Self { self }
    var opponent: Side { self == .home ? .guest : .home }
}
