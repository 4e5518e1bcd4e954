/// The user's decision about an app's access to the photo library.
///
/// Source: Apple's documentation of `PHAuthorizationStatus`.
public enum PHAuthorizationStatus: Int, Sendable {
    /// Nobody has been asked yet.
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    /// The app sees the photos that the user has chosen; the device's questions do not offer it.
    case limited = 4
}

/// A level of access to the photo library.
///
/// Source: Apple's documentation of `PHAccessLevel`.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite = 2
}
