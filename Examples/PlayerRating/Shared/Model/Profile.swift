import Foundation

/// A player.
struct Profile: Identifiable, Codable, Hashable {
    let id: Int
    let name: String
    /// What the scores add up to.
    var rating: Double
    /// What the last game brought.
    var score: Double
    let pictureName: String
    /// When the last game was; nil before the first one.
    var lastChange: Date?
}
