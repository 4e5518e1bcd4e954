/// What the face of a card shows.
enum Figure: String, Codable, CaseIterable {
    case circle
    case ring
    case square
    case cross
    case filled
}
