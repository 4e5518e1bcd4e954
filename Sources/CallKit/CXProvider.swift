import QuinceFoundation

public let CXErrorDomain = "com.apple.CallKit.error"
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// Why a call is not shown. Source: Apple's documentation of `CXErrorCodeIncomingCallError`.
public struct CXErrorCodeIncomingCallError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = 0, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CXErrorDomainIncomingCall }
    public var errorCode: Int { code.rawValue }
}

/// Why an action is refused. Source: Apple's documentation of `CXErrorCodeRequestTransactionError`.
public struct CXErrorCodeRequestTransactionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists, invalidAction
        case maximumCallGroupsReached
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CXErrorDomainRequestTransaction }
    public var errorCode: Int { code.rawValue }
}

/// Whom a call is with. Source: Apple's documentation of `CXHandle`.
open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the system shows of a call. Source: Apple's documentation of `CXCallUpdate`.
open class CXCallUpdate: NSObject, NSCopying, @unchecked Sendable {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a provider can do. Source: Apple's documentation of `CXProviderConfiguration`.
open class CXProviderConfiguration: NSObject, NSCopying, @unchecked Sendable {
    open var localizedName: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    public override init() { super.init() }
    public init(localizedName: String) { self.localizedName = localizedName }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Why a call ended. Source: Apple's documentation of `CXCallEndedReason`.
public enum CXCallEndedReason: Int, Sendable { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }

/// Receives what people do with calls. Source: Apple's documentation of `CXProviderDelegate`.
public protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// Shows an app's calls as the phone's own. As Simulator, a simulated device has no calls: a call that is reported fails.
///
/// Source: Apple's documentation of `CXProvider`.
open class CXProvider: NSObject, @unchecked Sendable {
    open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?

    public init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
        super.init()
    }

    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unknown)) }
    }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws { throw CXErrorCodeIncomingCallError(.unknown) }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() { delegate = nil }
    open var pendingTransactions: [CXTransaction] { [] }
}
