import QuinceFoundation

/// The state of the connection to the watch.
///
/// Source: Apple's documentation of `WCSessionActivationState`.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated = 0
    /// The user switches to another watch: what was on its way still comes.
    case inactive
    case activated
}

/// Talks with the app on the watch.
///
/// No watch is paired with the device, as with a new iPhone of Apple's Simulator: the session is activated, and nothing can be sent.
///
/// Source: Apple's documentation of `WCSession`.
open class WCSession: NSObject, @unchecked Sendable {
    private static let shared = WCSession()
    private let queue = DispatchQueue(label: "com.apple.watchconnectivity")
    private let lock = NSLock()
    private weak var keptDelegate: (any WCSessionDelegate)?
    private var state = WCSessionActivationState.notActivated
    /// The transfers that have not ended, and cancelled ones whose turn has not come.
    private var transfers: [any WatchTransfer] = []

    override init() { super.init() }

    /// Whether the device can have a watch: iPhones can.
    open class func isSupported() -> Bool { true }

    open class var `default`: WCSession { shared }

    open var delegate: (any WCSessionDelegate)? {
        get { lock.withLock { keptDelegate } }
        set { lock.withLock { keptDelegate = newValue } }
    }

    /// Activates the session, which tells the delegate. Without a delegate nothing happens, and a line in the log says so.
    open func activate() {
        guard delegate != nil else { return NSLog("%@", "WCSession: activate: a delegate must be set before the session is activated") }
        queue.async { [self] in
            lock.withLock { state = .activated }
            delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
        }
    }

    open var activationState: WCSessionActivationState { lock.withLock { state } }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// The folder for data of the paired watch; nil without one.
    open var watchDirectoryURL: URL? { nil }
    /// Whether messages come through at once.
    open var isReachable: Bool { false }
    open var hasContentPending: Bool { false }

    // MARK: Sending

    /// The reason why nothing can be sent.
    private var obstacle: WCError { activationState == .activated ? WCError(.deviceNotPaired) : WCError(.sessionNotActivated) }

    /// Sends a message to the watch at once.
    ///
    /// - Parameter errorHandler: Called on a queue of the system's with the reason why it is not sent.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { fail(errorHandler) }

    /// Sends data to the watch at once.
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) {
        fail(errorHandler)
    }

    private func fail(_ errorHandler: ((any Error) -> Void)?) {
        guard let errorHandler else { return }
        nonisolated(unsafe) let handler = errorHandler
        let error = obstacle
        queue.async { handler(error) }
    }

    /// The values sent last to the watch; nothing was.
    open var applicationContext: [String: Any] { [:] }
    /// The values that the watch sent last; nothing came.
    open var receivedApplicationContext: [String: Any] { [:] }

    /// - Throws: `WCError.deviceNotPaired`, before the session is activated `sessionNotActivated`.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw obstacle }

    /// Queues a dictionary for the watch; the delegate is told of the error.
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        start(WCSessionUserInfoTransfer(userInfo: userInfo, isCurrentComplicationInfo: false))
    }

    /// Queues a dictionary for the watch's complication; the delegate is told of the error.
    @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        start(WCSessionUserInfoTransfer(userInfo: userInfo, isCurrentComplicationInfo: true))
    }

    private func start(_ transfer: WCSessionUserInfoTransfer) -> WCSessionUserInfoTransfer {
        start(transfer) { $0.session($1, didFinish: transfer, error: $2) }
        return transfer
    }

    /// Keeps a transfer until its turn in the queue, when it fails.
    ///
    /// - Parameter notify: Tells the delegate, unless the transfer was cancelled.
    private func start(
        _ transfer: any WatchTransfer, notify: @escaping @Sendable (any WCSessionDelegate, WCSession, any Error) -> Void
    ) {
        let error = obstacle
        lock.withLock { transfers.append(transfer) }
        queue.async { [self] in
            let isFinished = transfer.finish()
            lock.withLock { transfers.removeAll { $0 === transfer } }
            if isFinished, let delegate = self.delegate { notify(delegate, self, error) }
        }
    }

    /// Queues a file for the watch; the delegate is told of the error.
    @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
        start(transfer) { $0.session($1, didFinish: transfer, error: $2) }
        return transfer
    }

    /// The dictionaries on their way, in the order in which they were queued.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { outstanding() }
    /// The files on their way, in the order in which they were queued.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { outstanding() }

    private func outstanding<Transfer: WatchTransfer>() -> [Transfer] {
        lock.withLock { transfers }.compactMap { $0 as? Transfer }.filter { $0.isTransferring }
    }
}
