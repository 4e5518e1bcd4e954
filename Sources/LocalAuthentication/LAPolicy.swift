/// The ways in which the device's owner proves to be that.
///
/// Source: Apple's documentation of `LAPolicy`.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By biometry or, where there is none or it fails, the passcode.
    case deviceOwnerAuthentication = 2
}

/// The biometry that a device has.
///
/// Source: Apple's documentation of `LABiometryType`.
public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4

    @available(*, deprecated, renamed: "none") public static var LABiometryNone: LABiometryType { .none }
}

/// The kinds of credentials that a context may be given.
///
/// Source: Apple's documentation of `LACredentialType`.
public enum LACredentialType: Int, Sendable { case applicationPassword = 0 }

/// Operations with keys that access control protects.
///
/// Source: Apple's documentation of `LAAccessControlOperation`.
public enum LAAccessControlOperation: Int, Sendable {
    case createItem = 0, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

/// The longest time for which an unlocking of the device counts, in seconds.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300
