import Foundation

extension UserDefaults {
    /// What the app shares with its extensions.
    static let group = UserDefaults(suiteName: "group.dev.quince.examples.PlayerRating") ?? .standard
}
