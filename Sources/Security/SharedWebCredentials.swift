import QuinceFoundation

/// The key of a password among shared web credentials.
public let kSecSharedPassword: CFString = "spwd"

/// Saves a password for a web site that belongs to the app. No app here is associated with a domain, so the completion gets
/// `errSecMissingEntitlement`.
///
/// Source: Apple's documentation of `SecAddSharedWebCredential(_:_:_:_:)`.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(missingEntitlement) }
}

/// Asks for passwords of web sites that belong to the app. No app here is associated with a domain, so the completion gets
/// `errSecMissingEntitlement`.
///
/// Source: Apple's documentation of `SecRequestSharedWebCredential(_:_:_:)`.
@available(
    *, deprecated, message: "Use ASAuthorizationController to make an ASAuthorizationPasswordRequest (AuthenticationServices framework)"
)
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
    DispatchQueue.global().async { completionHandler(nil, missingEntitlement) }
}

private var missingEntitlement: CFError { NSError(domain: NSOSStatusErrorDomain, code: Int(errSecMissingEntitlement)) }

/// Makes a password of twelve letters and digits in four groups, none of which look alike.
///
/// Source: Apple's documentation of `SecCreateSharedWebCredentialPassword()`.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let characters = Array("ABCDEFGHJKLMNPQRSTUVWXYZabcdefghkmnopqrstuvwxy3456789")
    var source = SystemRandomNumberGenerator()
    return (0..<4).map { _ in String((0..<3).compactMap { _ in characters.randomElement(using: &source) }) }.joined(separator: "-")
}
