/// A service that requires the user's permission; raw values are the names in `quince sim privacy`.
public enum PrivacyService: String, Codable, Sendable, CaseIterable {
    case notifications
    case localNetwork = "local-network"
}

/// The user's decision about an app's request for permission.
public enum PermissionStatus: String, Codable, Sendable {
    /// Nobody has been asked yet.
    case notDetermined = "not-determined"
    case denied, granted
}
