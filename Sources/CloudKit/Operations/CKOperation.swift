import QuinceFoundation

/// A request to CloudKit. Nobody is signed in on the device, so each ends with `CKError.notAuthenticated`.
///
/// An operation's blocks are called one after the other on a queue of its own: those of single items first, then that of the result;
/// `completionBlock` follows. Source: Apple's documentation of `CKOperation`.
open class CKOperation: Operation, @unchecked Sendable {
    public typealias ID = String

    /// How an operation is to be done. Source: Apple's documentation of `CKOperation.Configuration`.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        /// nil = the default container.
        open var container: CKContainer?
        open var qualityOfService = QualityOfService.default
        open var allowsCellularAccess = true
        /// Whether the operation goes on after the app has ended.
        open var isLongLived = false
        /// Seconds without an answer after which a request fails.
        open var timeoutIntervalForRequest: TimeInterval = 60
        /// Seconds after which the operation fails as a whole.
        open var timeoutIntervalForResource: TimeInterval = 604_800

        public override init() { super.init() }

        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration()
            (copy.container, copy.qualityOfService, copy.allowsCellularAccess) = (container, qualityOfService, allowsCellularAccess)
            (copy.isLongLived, copy.timeoutIntervalForRequest) = (isLongLived, timeoutIntervalForRequest)
            copy.timeoutIntervalForResource = timeoutIntervalForResource
            return copy
        }
    }

    /// Names the operation among the app's long-lived ones.
    public let operationID: ID = UUID().uuidString
    private var ownConfiguration: Configuration?
    private lazy var queue = DispatchQueue(label: "com.apple.cloudkit.operation-\(operationID).callback")

    /// The configuration; that of the group, or the standard one, until it is set. Set it to nil to have it again.
    open var configuration: Configuration! {
        get {
            if ownConfiguration == nil { ownConfiguration = (group?.defaultConfiguration.copy() as? Configuration) ?? Configuration() }
            return ownConfiguration
        }
        set { ownConfiguration = newValue?.copy() as? Configuration }
    }

    open var group: CKOperationGroup?
    /// Called once a long-lived operation is kept; without an account none is.
    @preconcurrency open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?

    public override init() { super.init() }

    // MARK: Parts of the configuration

    open var container: CKContainer? {
        get { configuration.container }
        set { configuration.container = newValue }
    }
    open var allowsCellularAccess: Bool {
        get { configuration.allowsCellularAccess }
        set { configuration.allowsCellularAccess = newValue }
    }
    open var isLongLived: Bool {
        get { configuration.isLongLived }
        set { configuration.isLongLived = newValue }
    }
    open var timeoutIntervalForRequest: TimeInterval {
        get { configuration.timeoutIntervalForRequest }
        set { configuration.timeoutIntervalForRequest = newValue }
    }
    open var timeoutIntervalForResource: TimeInterval {
        get { configuration.timeoutIntervalForResource }
        set { configuration.timeoutIntervalForResource = newValue }
    }
    open override var qualityOfService: QualityOfService {
        get { configuration.qualityOfService }
        set { configuration.qualityOfService = newValue }
    }

    // MARK: Running

    open override var isAsynchronous: Bool { true }

    open override func start() {
        queue.async {
            // `Operation` skips `main` of one that was cancelled before; its blocks are called nevertheless.
            if self.isCancelled { self.report(.cancelled) }
            super.start()
        }
    }

    open override func main() { report(isCancelled ? .cancelled : problem ?? .noAccount) }

    private func report(_ error: CKError) {
        failItems(error)
        finish(error)
    }

    /// The fault in what the app asks for, found before anything is sent; nil where there is none.
    var problem: CKError? { nil }

    /// Calls the blocks of single items with an error.
    func failItems(_ error: CKError) {}

    /// Calls the blocks of the result with an error.
    func finish(_ error: CKError) {}
}

/// A request to a database. Source: Apple's documentation of `CKDatabaseOperation`.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
    /// The database; nil = the private one of the operation's container.
    open var database: CKDatabase?
}
