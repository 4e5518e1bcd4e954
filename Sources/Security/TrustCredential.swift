@_weakLinked import FoundationNetworking
import QuinceFoundation

/// A credential that accepts a server's certificates.
final class TrustCredential: URLCredential, @unchecked Sendable {
    let trust: SecTrust

    init(_ trust: SecTrust) {
        self.trust = trust
        super.init(user: "", password: "", persistence: .none)
    }

    required init?(coder: NSCoder) { nil }

    override var user: String? { nil }
    override var password: String? { nil }
    override var hasPassword: Bool { false }
    override func isEqual(_ object: Any?) -> Bool { (object as? TrustCredential)?.trust == trust }
    override var hash: Int { trust.hashValue }
}

/// Credentials that a server's certificates make; only a protocol's initializer can make an object of a class of its own.
public protocol _TrustingCredential {
    static func _trusting(_ trust: SecTrust) -> Self
}

extension _TrustingCredential {
    /// Makes a credential that accepts a server's certificates.
    ///
    /// - Parameter trust: The certificates of the challenge, which the app has evaluated.
    public init(trust: SecTrust) { self = Self._trusting(trust) }
}

extension URLCredential: _TrustingCredential {
    public static func _trusting(_ trust: SecTrust) -> Self { TrustCredential(trust) as! Self }
}
