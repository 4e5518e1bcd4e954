import QuinceFoundation

/// The domain of `LAError`.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of the framework. Source: Apple's documentation of `LAError`.
public struct LAError: _BridgedStoredNSError {
    public let _nsError: NSError

    public init(_nsError error: NSError) { _nsError = error }

    public static var _nsErrorDomain: String { LAErrorDomain }

    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = LAError

        /// The user did not prove who they are.
        case authenticationFailed = -1
        /// The user tapped the cancel button.
        case userCancel = -2
        /// The user tapped the fallback button.
        case userFallback = -3
        /// The system ended it, such as for another app that came to the front.
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        /// Biometry failed too often.
        case biometryLockout = -8
        /// The app invalidated the context.
        case appCancel = -9
        /// The context was invalidated before.
        case invalidContext = -10
        case companionNotAvailable = -11
        /// The user would have to be asked, which the context does not allow.
        case notInteractive = -1004
    }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var companionNotAvailable: Code { .companionNotAvailable }
    public static var notInteractive: Code { .notInteractive }

    @available(*, deprecated, renamed: "biometryNotAvailable") public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    @available(*, deprecated, renamed: "biometryNotEnrolled") public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    @available(*, deprecated, renamed: "biometryLockout") public static var touchIDLockout: Code { .biometryLockout }

    /// The error with the system's texts.
    static func make(_ code: Code, _ text: String, debug: String? = nil) -> LAError {
        LAError(code, userInfo: [NSLocalizedDescriptionKey: text, NSDebugDescriptionErrorKey: debug ?? text])
    }
}
