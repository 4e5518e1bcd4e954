import QuinceFoundation

public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"

/// The reason why a request about file providers failed. Source: Apple's documentation of `NSFileProviderError`.
public struct NSFileProviderError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notAuthenticated = -1000
        case filenameCollision = -1001
        case pageExpired = -1002
        case syncAnchorExpired = -1003
        case insufficientQuota = -1004
        case serverUnreachable = -1005
        case noSuchItem = -1006
        case deletionRejected = -1007
        case directoryNotEmpty = -1008
        case providerNotFound = -2001
        case providerTranslocated = -2002
        case olderExtensionVersionRunning = -2003
        case newerExtensionVersionFound = -2004
        case cannotSynchronize = -2005
        case nonEvictableChildren = -2006
        case unsyncedEdits = -2007
        case nonEvictable = -2008
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var notAuthenticated: Code { .notAuthenticated }
    public static var serverUnreachable: Code { .serverUnreachable }
    public static var noSuchItem: Code { .noSuchItem }
    public static var providerNotFound: Code { .providerNotFound }
    public static var cannotSynchronize: Code { .cannotSynchronize }

    public static var errorDomain: String { NSFileProviderErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .providerNotFound ? "The application cannot be used right now." : nil }
}
