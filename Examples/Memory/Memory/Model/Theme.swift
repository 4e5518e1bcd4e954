/// What the pictures of a game show. The names are those of pictures and of messages between phones.
enum Theme: String, CaseIterable, Codable {
    case education
    case landmarks
    case shopping

    /// How many pictures there are of each theme.
    static let pictureCount = 18

    /// The names of all its pictures.
    var imageNames: [String] {
        (1...Theme.pictureCount).map { "\(rawValue)\($0)" }
    }
}
