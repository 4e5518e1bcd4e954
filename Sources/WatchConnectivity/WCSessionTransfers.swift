import QuinceFoundation

/// A transfer to the watch.
protocol WatchTransfer: AnyObject, Sendable {
    var isTransferring: Bool { get }
    /// - Returns: Whether the transfer was still on its way.
    func finish() -> Bool
}

/// A dictionary on its way to the watch.
///
/// Source: Apple's documentation of `WCSessionUserInfoTransfer`.
open class WCSessionUserInfoTransfer: NSObject, WatchTransfer, @unchecked Sendable {
    public let isCurrentComplicationInfo: Bool
    public let userInfo: [String: Any]
    fileprivate let state = TransferState()

    init(userInfo: [String: Any], isCurrentComplicationInfo: Bool) {
        (self.userInfo, self.isCurrentComplicationInfo) = (userInfo, isCurrentComplicationInfo)
        super.init()
    }

    open var isTransferring: Bool { state.isGoing }
    /// Ends the transfer without a word to the delegate.
    open func cancel() { state.end() }
    func finish() -> Bool { state.end() }
}

/// A file that is sent or was received.
///
/// Source: Apple's documentation of `WCSessionFile`.
open class WCSessionFile: NSObject, @unchecked Sendable {
    public let fileURL: URL
    public let metadata: [String: Any]?

    init(fileURL: URL, metadata: [String: Any]?) {
        (self.fileURL, self.metadata) = (fileURL, metadata)
        super.init()
    }
}

/// A file on its way to the watch.
///
/// Source: Apple's documentation of `WCSessionFileTransfer`.
open class WCSessionFileTransfer: NSObject, WatchTransfer, @unchecked Sendable {
    public let file: WCSessionFile
    public let progress = Progress(totalUnitCount: 1)
    fileprivate let state = TransferState()

    init(file: WCSessionFile) {
        self.file = file
        super.init()
    }

    open var isTransferring: Bool { state.isGoing }
    /// Ends the transfer without a word to the delegate.
    open func cancel() {
        if state.end() { progress.cancel() }
    }
    func finish() -> Bool { state.end() }
}

/// Whether a transfer goes on.
private final class TransferState: @unchecked Sendable {
    private let lock = NSLock()
    private var hasEnded = false

    var isGoing: Bool { lock.withLock { !hasEnded } }

    /// - Returns: Whether it went on.
    @discardableResult func end() -> Bool {
        lock.withLock {
            defer { hasEnded = true }
            return !hasEnded
        }
    }
}
