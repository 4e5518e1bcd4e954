import QuinceFoundation
import UIKit

public let SWHighlightCenterErrorDomain = "SWHighlightCenterErrorDomain"

/// The reason why there is no highlight. Source: Apple's documentation of `SWHighlightCenterErrorCode`.
public enum SWHighlightCenterErrorCode: Int, Error, CustomNSError, LocalizedError, Sendable {
    case noError = 0, internalError, invalidURL, accessDenied

    public static var errorDomain: String { SWHighlightCenterErrorDomain }
    public var errorCode: Int { rawValue }
    public var errorDescription: String? { self == .invalidURL ? "Nobody has shared the address." : nil }
}

/// Something that people have shared with the user. Source: Apple's documentation of `SWHighlight`.
open class SWHighlight: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL
    init(_ identifier: String, _ url: URL) { (self.identifier, self.url) = (identifier, url) }
}

/// Notified of what people share. Source: Apple's documentation of `SWHighlightCenterDelegate`.
public protocol SWHighlightCenterDelegate: NSObjectProtocol {
    func highlightCenterHighlightsDidChange(_ highlightCenter: SWHighlightCenter)
}

/// Content shared with the user in Messages, which the device lacks: always empty.
///
/// Source: Apple's documentation of `SWHighlightCenter`.
open class SWHighlightCenter: NSObject, @unchecked Sendable {
    open weak var delegate: (any SWHighlightCenterDelegate)?
    open var highlights: [SWHighlight] { [] }
    open class var highlightCollectionTitle: String { "Shared with You" }
    open class var isSystemCollaborationSupportAvailable: Bool { false }

    public override init() { super.init() }

    open func highlight(for URL: URL, completionHandler: @escaping (SWHighlight?, (any Error)?) -> Void) {
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.main.async { call(nil, SWHighlightCenterErrorCode.invalidURL) }
    }
    /// - Throws: `SWHighlightCenterErrorCode.invalidURL`.
    open func highlight(for URL: URL) async throws -> SWHighlight { throw SWHighlightCenterErrorCode.invalidURL }
}
