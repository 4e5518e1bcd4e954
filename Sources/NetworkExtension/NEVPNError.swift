import QuinceFoundation

public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// The reason why a request about virtual private networks failed. Source: Apple's documentation of `NEVPNError`.
public struct NEVPNError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
        case configurationUnknown
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }

    public static var errorDomain: String { NEVPNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .configurationReadWriteFailed ? "IPC failed" : nil }
}
