/// The two who play against each other, by their phones' parts. Who plays alone is the host.
enum Player: CaseIterable {
    /// Deals the cards and begins.
    case host
    case guest

    var other: Player {
        self == .host ? .guest : .host
    }
}
