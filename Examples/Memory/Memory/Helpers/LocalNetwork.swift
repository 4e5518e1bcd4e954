import Foundation

enum LocalNetwork {
    /// What is said where the app may not use the local network.
    static var refusalText: String {
        NSLocalizedString(
            "Memory may not look for phones near by. Allow it the local network in Settings, under Privacy & Security.",
            comment: "The user has refused the local network"
        )
    }
}
