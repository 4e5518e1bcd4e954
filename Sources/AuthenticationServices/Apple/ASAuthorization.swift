import QuinceFoundation

/// A way in which people identify themselves. Source: Apple's documentation of `ASAuthorizationProvider`.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What people have identified themselves with. Source: Apple's documentation of `ASAuthorizationCredential`.
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying {}

/// A successful authorization.
///
/// Source: Apple's documentation of `ASAuthorization`.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What an app asks to know. Source: Apple's documentation of `ASAuthorization.Scope`.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope("full_name")
        public static let email = Scope("email")
    }

    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}

/// A request for an authorization.
///
/// Source: Apple's documentation of `ASAuthorizationRequest`.
open class ASAuthorizationRequest: NSObject, NSCopying, @unchecked Sendable {
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) { self.provider = provider }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request to an identity provider.
///
/// Source: Apple's documentation of `ASAuthorizationOpenIDRequest`.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// The purpose of a request. Source: Apple's documentation of `ASAuthorization.OpenIDOperation`.
    public struct Operation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = Operation(rawValue: "implicit")
        public static let operationLogin = Operation(rawValue: "login")
        public static let operationRefresh = Operation(rawValue: "refresh")
        public static let operationLogout = Operation(rawValue: "logout")
    }

    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that comes back with the credential.
    open var state: String?
    /// A text that the identity token holds.
    open var nonce: String?
    open var requestedOperation = Operation.operationImplicit
}

extension ASAuthorization {
    public typealias OpenIDOperation = ASAuthorizationOpenIDRequest.Operation
}

/// A request to sign in with Apple. Source: Apple's documentation of `ASAuthorizationAppleIDRequest`.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
    /// The user that has signed in before.
    open var user: String?
}

/// Signs in with Apple, by a simulated account.
///
/// Source: Apple's documentation of `ASAuthorizationAppleIDProvider`.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    /// The state of a user. Source: Apple's documentation of `ASAuthorizationAppleIDProvider.CredentialState`.
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }

    /// Posted when a user has taken the permission back.
    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification")

    public override init() { super.init() }

    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

    /// - Parameter completion: Called off the main thread.
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        let state: CredentialState = AppleAccount.hasSignedIn && userID == AppleAccount.user ? .authorized : .notFound
        DispatchQueue.global().async { completion(state, nil) }
    }

    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        try await withCheckedThrowingContinuation { continuation in
            getCredentialState(forUserID: userID) { state, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: state) }
            }
        }
    }
}

/// How sure Apple is that a user is a person. Source: Apple's documentation of `ASUserDetectionStatus`.
public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }
/// Source: Apple's documentation of `ASUserAgeRange`.
public enum ASUserAgeRange: Int, Sendable { case unknown = 0, child, notChild }

/// The result of signing in with Apple.
///
/// Source: Apple's documentation of `ASAuthorizationAppleIDCredential`.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The identifier of the user for the app; the same each time.
    public let user: String
    public let state: String?
    public let authorizedScopes: [ASAuthorization.Scope]
    public let authorizationCode: Data?
    /// A JSON Web Token. Nobody has signed it: an app's server refuses it, as it should.
    public let identityToken: Data?
    /// nil where the app did not ask, and each time after the first.
    public let email: String?
    /// nil where the app did not ask, and each time after the first.
    public let fullName: PersonNameComponents?
    public let realUserStatus = ASUserDetectionStatus.unsupported
    public let userAgeRange = ASUserAgeRange.unknown

    init(_ request: ASAuthorizationAppleIDRequest, name: PersonNameComponents?, email: String?) {
        user = AppleAccount.user
        (state, self.email, fullName) = (request.state, email, name)
        authorizedScopes = request.requestedScopes ?? []
        authorizationCode = Data(UUID().uuidString.utf8)
        identityToken = AppleAccount.token(nonce: request.nonce, email: email)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A name and password of the keychain.
///
/// Source: Apple's documentation of `ASPasswordCredential`.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Signs in with a password of the keychain, of which a simulated device has none.
///
/// Source: Apple's documentation of `ASAuthorizationPasswordProvider`.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public override init() { super.init() }
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// Source: Apple's documentation of `ASAuthorizationPasswordRequest`.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
