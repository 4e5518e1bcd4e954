import Foundation

/// Keeps the settings in the user defaults, as JSON under the key `settings`.
struct SettingsStore {
    private static let key = "settings"

    let defaults: UserDefaults

    func load() -> GameSettings {
        guard let data = defaults.data(forKey: Self.key),
              let settings = try? JSONDecoder().decode(GameSettings.self, from: data)
        else { return GameSettings() }
        return settings
    }

    func save(_ settings: GameSettings) {
        guard let data = try? JSONEncoder().encode(settings) else { return }
        defaults.set(data, forKey: Self.key)
    }
}
