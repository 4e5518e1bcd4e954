import QuinceFoundation

/// How an item of the keychain or a key may be used. Source: Apple's documentation of `SecAccessControl`.
///
/// As in Apple's Simulator nobody is asked before an item is read.
public final class SecAccessControl: Hashable, @unchecked Sendable {
    /// One of `kSecAttrAccessible…`.
    let protection: String
    let flags: SecAccessControlCreateFlags

    init(_ protection: String, _ flags: SecAccessControlCreateFlags) { (self.protection, self.flags) = (protection, flags) }

    public static func == (left: SecAccessControl, right: SecAccessControl) -> Bool {
        left.protection == right.protection && left.flags == right.flags
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(protection)
        hasher.combine(flags.rawValue)
    }
}

/// Conditions of access. Source: Apple's documentation of `SecAccessControlCreateFlags`.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Face ID, Touch ID or the passcode.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
    /// Only the faces or fingers that are enrolled now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
    /// One of the conditions suffices.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All conditions are needed.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
    public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
    public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)

    @available(*, deprecated, renamed: "biometryAny")
    public static var touchIDAny: SecAccessControlCreateFlags { biometryAny }
    @available(*, deprecated, renamed: "biometryCurrentSet")
    public static var touchIDCurrentSet: SecAccessControlCreateFlags { biometryCurrentSet }
}

/// Makes the conditions of access to an item.
///
/// - Parameters:
///   - protection: One of `kSecAttrAccessible…`.
///   - error: Gets `errSecParam` for another protection, or for conditions that are both joined by “and” and by “or”.
/// - Returns: nil with an error. Source: Apple's documentation of `SecAccessControlCreateWithFlags(_:_:_:_:)`.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    guard let name = protection as? String, SecItemQuery.protections.contains(name), !flags.isSuperset(of: [.and, .or]) else {
        error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
        return nil
    }
    return SecAccessControl(name, flags)
}
