internal import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// Asks the device's owner to prove to be that.
///
/// The device is an iPhone with Face ID. Until somebody is enrolled it has no passcode, as a new one of Apple's Simulator.
///
/// Source: Apple's documentation of `LAContext`.
open class LAContext: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private let queue = DispatchQueue(label: "com.apple.LocalAuthentication.reply")
    private var isInvalidated = false
    private var credential: Data?
    /// The policies that the user has met for this context.
    private var met: Set<LAPolicy> = []
    private var knownDomainState: Data?
    private let runtime: DeviceRuntime
    private let desk: @MainActor @Sendable () -> AuthenticationDesk

    public override init() {
        (runtime, desk) = (.current, { .shared })
        super.init()
    }

    init(runtime: DeviceRuntime, desk: @escaping @MainActor @Sendable () -> AuthenticationDesk) {
        (self.runtime, self.desk) = (runtime, desk)
        super.init()
    }

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
    open var evaluatedPolicyDomainState: Data? { lock.withLock { knownDomainState } }

    /// Whether the user could be asked.
    ///
    /// - Parameter error: Gets the reason why not, an `LAError`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        let obstacle = obstacle(to: policy)
        error?.pointee = obstacle?._nsError
        if obstacle == nil { noteDomainState() }
        return obstacle == nil
    }

    /// Asks the user.
    ///
    /// - Parameters:
    ///   - localizedReason: The text that the user sees; must not be empty.
    ///   - reply: Called on a queue of the system's, with an `LAError` where the user did not prove it.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        guard !localizedReason.isEmpty else { raise(.invalidArgumentException, "Non-empty localizedReason must be provided.") }
        if let error = obstacle(to: policy) { return queue.async { reply(false, error) } }
        // What the user has proved for a context holds until it is invalidated.
        if lock.withLock({ met.contains(policy) }) { return queue.async { reply(true, nil) } }
        if interactionNotAllowed {
            let error = LAError.make(.notInteractive, "User interaction required.")
            return queue.async { reply(false, error) }
        }
        requireUsageDescription()
        let request = Authentication.Request(
            policy: policy, reason: localizedReason, fallbackTitle: localizedFallbackTitle, cancelTitle: localizedCancelTitle)
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                guard !isEnded else { return finish(policy, .make(.appCancel, "Authentication was canceled by application."), reply) }
                desk().add(request, for: self) { self.finish(policy, $0, reply) }
            }
        }
    }

    private func finish(_ policy: LAPolicy, _ error: LAError?, _ reply: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        if error == nil {
            lock.withLock { _ = met.insert(policy) }
            noteDomainState()
        }
        queue.async { reply(error == nil, error) }
    }

    /// Ends the app where its Info.plist does not say what it needs faces for, as iOS does.
    private func requireUsageDescription() {
        guard runtime.settings.state.biometry != nil, runtime.information.string("NSFaceIDUsageDescription") == nil else { return }
        // Two spaces, as iOS has it.
        raise(
            .genericException,
            "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  The app's Info.plist must contain an NSFaceIDUsageDescription key with a string value explaining to the user how the app uses this data."
        )
    }

    private var isEnded: Bool { lock.withLock { isInvalidated } }

    /// The device has one face, which does not change.
    private func noteDomainState() {
        guard runtime.settings.state.biometry != nil, let identifier = runtime.settings.vendorIdentifier?.uuid else { return }
        lock.withLock { knownDomainState = withUnsafeBytes(of: identifier) { Data($0) } }
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
    open func invalidate() {
        let isFirst = lock.withLock {
            defer { (isInvalidated, met) = (true, []) }
            return !isInvalidated
        }
        guard isFirst else { return }
        let (context, desk) = (ObjectIdentifier(self), desk)
        DispatchQueue.main.async { MainActor.assumeIsolated { desk().invalidate(context) } }
    }

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

    /// The reason why the owner cannot prove it; nil without one.
    private func obstacle(to policy: LAPolicy) -> LAError? {
        if isEnded { return .make(.invalidContext, "Invalid context.", debug: "Context was invalidated.") }
        guard runtime.settings.state.biometry == nil else { return nil }
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
