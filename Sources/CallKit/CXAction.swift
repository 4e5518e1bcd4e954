import QuinceFoundation

/// Something to do with calls. Source: Apple's documentation of `CXAction`.
open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var isComplete = false
    open var timeoutDate: Date { .distantFuture }
    public override init() { super.init() }
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

/// Source: Apple's documentation of `CXCallAction`.
open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

/// Source: Apple's documentation of `CXStartCallAction`.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
/// Source: Apple's documentation of `CXAnswerCallAction`.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
/// Source: Apple's documentation of `CXEndCallAction`.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {}
/// Source: Apple's documentation of `CXSetHeldCallAction`.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}
/// Source: Apple's documentation of `CXSetMutedCallAction`.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// Actions that are performed together. Source: Apple's documentation of `CXTransaction`.
open class CXTransaction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var actions: [CXAction]
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
    public init(actions: [CXAction] = []) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Asks the system for actions. Source: Apple's documentation of `CXCallController`.
open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    public override init() { super.init() }
    public init(queue: DispatchQueue) { super.init() }

    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completion(CXErrorCodeRequestTransactionError(.unknownCallProvider)) }
    }
    open func request(_ transaction: CXTransaction) async throws { throw CXErrorCodeRequestTransactionError(.unknownCallProvider) }
    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
}

/// A call. Source: Apple's documentation of `CXCall`.
open class CXCall: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { false }
}

/// Source: Apple's documentation of `CXCallObserverDelegate`.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// The calls of the phone: none. Source: Apple's documentation of `CXCallObserver`.
open class CXCallObserver: NSObject, @unchecked Sendable {
    open var calls: [CXCall] { [] }
    private weak var delegate: (any CXCallObserverDelegate)?
    public override init() { super.init() }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
}
