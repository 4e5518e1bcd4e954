import Foundation

extension UserDefaults {
    /// Defaults of their own, which begin empty.
    static func temporary() -> UserDefaults {
        guard let defaults = UserDefaults(suiteName: UUID().uuidString) else { fatalError("A UUID names a suite.") }
        return defaults
    }
}
