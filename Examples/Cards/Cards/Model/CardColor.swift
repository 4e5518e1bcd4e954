/// The color of a figure.
enum CardColor: String, Codable, CaseIterable {
    case red
    case green
    case black
    case gray
    case brown
    case yellow
    case purple
    case orange
}
