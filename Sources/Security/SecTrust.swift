import QuinceFoundation

/// A policy for the evaluation of a certificate.
public final class SecPolicy: Hashable, @unchecked Sendable {
    enum Kind: Hashable {
        case basic
        case ssl(isServer: Bool, host: String?)
        case revocation(CFOptionFlags)
    }
    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }

    public static func == (left: SecPolicy, right: SecPolicy) -> Bool { left.kind == right.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Certificates, and the policies by which they are to be checked.
///
/// Connections are checked by the networking library itself, which asks no app: `URLProtectionSpace.serverTrust` is nil there.
public final class SecTrust: Hashable, @unchecked Sendable {
    private let lock = NSLock()
    let certificates: [SecCertificate]
    private var _policies: [SecPolicy]
    private var _anchors: [SecCertificate] = []
    private var _usesAnchorsOnly = false

    init(certificates: [SecCertificate], policies: [SecPolicy]) { (self.certificates, _policies) = (certificates, policies) }

    var policies: [SecPolicy] {
        get { lock.withLock { _policies } }
        set { lock.withLock { _policies = newValue } }
    }
    var anchors: [SecCertificate] {
        get { lock.withLock { _anchors } }
        set { lock.withLock { (_anchors, _usesAnchorsOnly) = (newValue, true) } }
    }
    var usesAnchorsOnly: Bool {
        get { lock.withLock { _usesAnchorsOnly } }
        set { lock.withLock { _usesAnchorsOnly = newValue } }
    }

    public static func == (left: SecTrust, right: SecTrust) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum SecTrustResultType: UInt32, @unchecked Sendable {
    case invalid = 0
    case proceed = 1
    case deny = 3
    case unspecified = 4
    case recoverableTrustFailure = 5
    case fatalTrustFailure = 6
    case otherError = 7
}

extension URLProtectionSpace {
    /// The server's certificates, where the challenge is about them; nil for all others.
    ///
    /// Connections whose certificates are not valid fail with `NSURLErrorServerCertificateUntrusted` and its like before an app is asked.
    public var serverTrust: SecTrust? { nil }
}

// MARK: Policies

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// The checks that every certificate must pass.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// The checks of a certificate of TLS.
///
/// - Parameter hostname: The name that it must be made out to; nil = any.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(.ssl(isServer: server, host: hostname.map { String(describing: $0) }))
}

/// The check that a certificate is not revoked.
///
/// - Returns: nil where the flags name no method.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    revocationFlags & kSecRevocationUseAnyAvailableMethod == 0 ? nil : SecPolicy(.revocation(revocationFlags))
}

// MARK: Trust

/// - Parameters:
///   - certificates: One certificate, or an array of them, the one to check first.
///   - policies: A policy, an array of policies, or nil.
/// - Returns: `errSecParam` where there is no certificate. Source: Apple's documentation of `SecTrustCreateWithCertificates(_:_:_:)`.
public func SecTrustCreateWithCertificates(
    _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    guard let certificates = list(certificates, of: SecCertificate.self), !certificates.isEmpty else { return errSecParam }
    guard let policies = policies.map({ list($0, of: SecPolicy.self) }) ?? [] else { return errSecParam }
    trust.pointee = SecTrust(certificates: certificates, policies: policies.isEmpty ? [SecPolicyCreateBasicX509()] : policies)
    return errSecSuccess
}

public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
    guard let policies = list(policies, of: SecPolicy.self) else { return errSecParam }
    trust.policies = policies
    return errSecSuccess
}

public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    guard let anchors = anchorCertificates.map({ list($0, of: SecCertificate.self) }) ?? [] else { return errSecParam }
    trust.anchors = anchors
    return errSecSuccess
}

public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.usesAnchorsOnly = anchorCertificatesOnly
    return errSecSuccess
}

public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }

@available(iOS, introduced: 2.0, deprecated: 15.0, renamed: "SecTrustCopyCertificateChain(_:)")
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}

public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates }

/// The public key of the certificate to check.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first.flatMap(SecCertificateCopyKey) }

@available(iOS, introduced: 2.0, deprecated: 14.0, renamed: "SecTrustCopyKey(_:)")
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Fails: Quince checks no certificates for apps.
///
/// - Parameter error: Gets `errSecUnimplemented`.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let reason = "Quince does not check certificates for apps: no certificate is trusted."
    error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented), userInfo: [NSLocalizedDescriptionKey: reason])
    return false
}

/// Fails with `errSecUnimplemented`: Quince checks no certificates for apps.
@available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "SecTrustEvaluateWithError(_:_:)")
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = .invalid
    return errSecUnimplemented
}

/// A value, or the values of an array; nil where one is of another type.
private func list<Value>(_ value: Any, of type: Value.Type) -> [Value]? {
    if let single = value as? Value { return [single] }
    guard let array = value as? NSArray else { return (value as? [Value]) }
    let values = array.compactMap { $0 as? Value }
    return values.count == array.count ? values : nil
}
