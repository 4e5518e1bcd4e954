import Foundation

/// Keeps the players in the user defaults, as JSON.
struct UserDefaultsLadderStorage: LadderStorage {
    private static let key = "profiles"

    let defaults: UserDefaults

    /// Skips players that are not readable.
    func loadProfiles() -> [Profile]? {
        guard let data = defaults.data(forKey: Self.key) else { return nil }
        let profiles = (try? JSONDecoder().decode([Lossy<Profile>].self, from: data))?.compactMap(\.value) ?? []
        return profiles.isEmpty ? nil : profiles
    }

    func save(_ profiles: [Profile]) {
        // Players consist of numbers, texts and dates, which JSON can hold.
        guard let data = try? JSONEncoder().encode(profiles) else { return }
        defaults.set(data, forKey: Self.key)
    }
}
