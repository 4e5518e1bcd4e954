import QuinceFoundation

/// Why a session ended. Source: Apple's documentation of `NFCReaderError`.
public struct NFCReaderError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter
        case readerTransceiveErrorTagConnectionLost = 100
        case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly, readerSessionInvalidationErrorSystemIsBusy
        case readerSessionInvalidationErrorFirstNDEFTagRead
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "NFCError" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .readerErrorUnsupportedFeature ? "Feature not supported" : nil }
}

/// Reads tags. A simulated device reads none, as Simulator: `readingAvailable` is false, and a session ends at once.
///
/// Source: Apple's documentation of `NFCReaderSession`.
open class NFCReaderSession: NSObject, @unchecked Sendable {
    open class var readingAvailable: Bool { false }
    open var alertMessage = ""
    open var isReady: Bool { false }
    open func begin() { DispatchQueue.main.async { self.fail(NFCReaderError(.readerErrorUnsupportedFeature)) } }
    open func invalidate() {}
    open func invalidate(errorMessage: String) {}
    func fail(_ error: any Error) {}
}

/// Source: Apple's documentation of `NFCNDEFReaderSessionDelegate`.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Source: Apple's documentation of `NFCNDEFReaderSession`.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    private weak var delegate: (any NFCNDEFReaderSessionDelegate)?
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        self.delegate = delegate
    }
    override func fail(_ error: any Error) { delegate?.readerSession(self, didInvalidateWithError: error) }
}

/// Source: Apple's documentation of `NFCTypeNameFormat`.
public enum NFCTypeNameFormat: UInt8, Sendable { case empty = 0, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }

/// A record of a tag. Source: Apple's documentation of `NFCNDEFPayload`.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
}

/// The records of a tag. Source: Apple's documentation of `NFCNDEFMessage`.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    open var records: [NFCNDEFPayload]
    public init(records: [NFCNDEFPayload]) { self.records = records }
}
