/// How many pairs a game has.
enum PairCount: Int, CaseIterable, Codable {
    case eight = 8
    case eighteen = 18

    /// How many cards stand in a row: all boards are squares of cards.
    var columnCount: Int {
        switch self {
        case .eight: return 4
        case .eighteen: return 6
        }
    }
}
