/// What an app needs the user's permission for, by the names `quince sim privacy` uses.
public enum PrivacyService: String, Codable, Sendable, CaseIterable {
    case notifications
    case localNetwork = "local-network"
}

/// What the user has said to an app that asked for something.
public enum PermissionStatus: String, Codable, Sendable {
    /// Nobody has been asked yet.
    case notDetermined = "not-determined"
    case denied, granted
}
