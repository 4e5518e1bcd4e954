@_spi(Quince) import QuinceFoundation

/// Asks the device's owner to prove to be that.
///
/// The device is an iPhone with Face ID in which nobody is enrolled and that has no passcode, as a new one of Apple's Simulator.
///
/// Source: Apple's documentation of `LAContext`.
open class LAContext: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "com.apple.LocalAuthentication.reply")
    private var isInvalidated = false
    private var credential: Data?

    public override init() { super.init() }

    /// The title of the button that the sheet has after biometry has failed; nil is the system's, an empty text none.
    open var localizedFallbackTitle: String?
    /// The title of the button that cancels; nil is the system's.
    open var localizedCancelTitle: String?
    /// The reason that is shown where the keychain asks.
    open var localizedReason = ""
    /// The seconds for which an unlocking of the device counts; at most `LATouchIDAuthenticationMaximumAllowableReuseDuration`.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether the context fails where the user would have to be asked.
    open var interactionNotAllowed = false

    /// The biometry of the device, whether or not anybody is enrolled.
    open var biometryType: LABiometryType { .faceID }

    /// A value that changes with those who are enrolled; nil before a policy was evaluated with success.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Whether the user could be asked.
    ///
    /// - Parameter error: Gets the reason why not, an `LAError`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = obstacle(to: policy)._nsError
        return false
    }

    /// Asks the user.
    ///
    /// - Parameters:
    ///   - localizedReason: The text that the user sees; must not be empty.
    ///   - reply: Called on a queue of the system's, with an `LAError` where the user did not prove it.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        guard !localizedReason.isEmpty else { raise(.invalidArgumentException, "Non-empty localizedReason must be provided.") }
        let error = obstacle(to: policy)
        queue.async { reply(false, error) }
    }

    /// Asks the user.
    ///
    /// - Returns: true.
    /// - Throws: An `LAError` where the user did not prove it.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isProven, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isProven) }
            }
        }
    }

    /// Ends the context for good: whatever is asked of it fails.
    open func invalidate() { lock.withLock { isInvalidated = true } }

    /// Gives the context a credential, or takes it away.
    ///
    /// - Returns: Whether the context has taken it: an invalidated one does not.
    @discardableResult open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool {
        lock.withLock {
            guard !isInvalidated else { return false }
            self.credential = credential
            return true
        }
    }
    /// Whether the context has a credential.
    open func isCredentialSet(_ type: LACredentialType) -> Bool { lock.withLock { credential != nil } }

    /// The reason why the owner cannot prove it.
    private func obstacle(to policy: LAPolicy) -> LAError {
        if lock.withLock({ isInvalidated }) { return .make(.invalidContext, "Invalid context.", debug: "Context was invalidated.") }
        return switch policy {
        case .deviceOwnerAuthenticationWithBiometrics:
            .make(.biometryNotEnrolled, "Biometry is not enrolled.", debug: "No identities are enrolled.")
        case .deviceOwnerAuthentication: .make(.passcodeNotSet, "Passcode not set.")
        }
    }
}

extension LAContext {
    @available(*, unavailable, message: "not yet in Quince: access control of keys")
    public func evaluateAccessControl(
        _ accessControl: Any, operation: LAAccessControlOperation, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: LADomainState")
    public var domainState: Never { fatalError() }
}

@available(*, unavailable, message: "not yet in Quince: rights that the keychain keeps")
public enum LARight {}
@available(*, unavailable, message: "not yet in Quince: rights that the keychain keeps")
public enum LARightStore {}
@available(*, unavailable, message: "not yet in Quince: rights that the keychain keeps")
public enum LAPersistedRight {}
@available(*, unavailable, message: "not yet in Quince: rights that the keychain keeps")
public enum LASecret {}
@available(*, unavailable, message: "not yet in Quince: rights that the keychain keeps")
public enum LAPublicKey {}
@available(*, unavailable, message: "not yet in Quince: rights that the keychain keeps")
public enum LAPrivateKey {}
@available(*, unavailable, message: "not yet in Quince: rights that the keychain keeps")
public enum LAAuthenticationRequirement {}
@available(*, unavailable, message: "not yet in Quince: rights that the keychain keeps")
public enum LABiometryFallbackRequirement {}
@available(*, unavailable, message: "not yet in Quince: LADomainState")
public enum LADomainState {}
@available(*, unavailable, message: "not yet in Quince: LAEnvironment")
public enum LAEnvironment {}
