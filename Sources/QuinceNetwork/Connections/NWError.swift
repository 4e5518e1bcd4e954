/// The kind of an error of name lookups, by its number in DNS Service Discovery.
public typealias DNSServiceErrorType = Int32

/// An error of a connection.
///
/// Source: Apple's documentation of `NWError`.
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible {
    case posix(POSIXErrorCode)
    case dns(DNSServiceErrorType)
    case tls(OSStatus)

    /// The number of the system's error `errno`.
    static func system(_ number: Int32) -> NWError { .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }
    /// The name is not known. Source: `kDNSServiceErr_NoSuchRecord`.
    static let unknownName = NWError.dns(-65554)

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "\(code): \(code == -65554 ? "NoSuchRecord" : "DNS error")"
        case .tls(let status): "\(status)"
        }
    }
}

extension NWError: CustomNSError, LocalizedError {
    /// The number of the error in its domain.
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code): Int(code)
        case .tls(let status): Int(status)
        }
    }

    public static var errorDomain: String { "Network.NWError" }
    public var errorDescription: String? { "The operation couldn’t be completed. (Network.NWError error \(errorCode) - \(reason))" }

    private var reason: String {
        switch self {
        case .posix(let code): String(cString: strerror(code.rawValue))
        case .dns(let code): code == -65554 ? "NoSuchRecord" : "DNS error"
        case .tls(let status): "TLS error \(status)"
        }
    }
}
