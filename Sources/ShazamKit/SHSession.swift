import AVFAudio
import QuinceFoundation

/// A fingerprint of sound. Source: Apple's documentation of `SHSignature`.
open class SHSignature: NSObject, @unchecked Sendable {
    public let dataRepresentation: Data
    open var duration: TimeInterval { 0 }

    /// - Throws: `SHError.signatureInvalid` where the data is empty.
    public init(dataRepresentation: Data) throws {
        guard !dataRepresentation.isEmpty else { throw SHError(.signatureInvalid) }
        self.dataRepresentation = dataRepresentation
    }

    fileprivate override init() { dataRepresentation = Data() }
}

/// A match of a sound with the catalog. Source: Apple's documentation of `SHMatch`.
open class SHMatch: NSObject, @unchecked Sendable {
    public let mediaItems: [SHMatchedMediaItem]
    public let querySignature: SHSignature

    init(_ items: [SHMatchedMediaItem], _ signature: SHSignature) { (mediaItems, querySignature) = (items, signature) }
}

/// Notified of what a session recognizes. Every method is optional. Source: Apple's documentation of `SHSessionDelegate`.
public protocol SHSessionDelegate: NSObjectProtocol {
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}

extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}

/// Recognizes sound by Shazam's catalog, which the device does not reach: each attempt fails.
///
/// Source: Apple's documentation of `SHSession`.
open class SHSession: NSObject, @unchecked Sendable {
    /// Source: Apple's documentation of `SHSession.Result`.
    public enum Result: @unchecked Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }

    open weak var delegate: (any SHSessionDelegate)?
    private let lock = NSLock()
    private var hasFailed = false

    public override init() { super.init() }

    open func match(_ signature: SHSignature) { fail(signature) }
    open func result(from signature: SHSignature) async -> Result { .error(SHError(.matchAttemptFailed), signature) }

    /// Recognizes sound that arrives. The delegate is notified of the first attempt's failure.
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {
        let isFirst = lock.withLock {
            defer { hasFailed = true }
            return !hasFailed
        }
        if isFirst { fail(SHSignature()) }
    }

    private func fail(_ signature: SHSignature) {
        DispatchQueue.global().async { [weak self] in
            guard let self else { return }
            delegate?.session(self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
        }
    }
}

/// Records and recognizes sound. Source: Apple's documentation of `SHManagedSession`.
public final class SHManagedSession: @unchecked Sendable {
    public enum State: Hashable, Sendable { case idle, prerecording, matching }
    public var state: State { .idle }
    public init() {}
    public func prepare() async {}
    public func result() async -> SHSession.Result { .error(SHError(.matchAttemptFailed), SHSignature()) }
    public func cancel() {}
}
