import QuinceFoundation

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why an authorization ended. Source: Apple's documentation of `ASAuthorizationError`.
public struct ASAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential, credentialImport
        case credentialExport
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        "The operation couldn’t be completed. (\(ASAuthorizationErrorDomain) error \(code.rawValue).)"
    }
    public static var unknown: Code { .unknown }
    public static var canceled: Code { .canceled }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var failed: Code { .failed }
    public static var notInteractive: Code { .notInteractive }
}

/// Why a session of the web ended. Source: Apple's documentation of `ASWebAuthenticationSessionError`.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? {
        "The operation couldn’t be completed. (\(ASWebAuthenticationSessionErrorDomain) error \(code.rawValue).)"
    }
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
