import QuinceFoundation

/// What a Live Activity shows: values that stay, and a state that changes.
///
/// Source: Apple's documentation of `ActivityAttributes`.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The state of a Live Activity with how long it is valid.
///
/// Source: Apple's documentation of `ActivityContent`.
public struct ActivityContent<State: Codable & Hashable>: Hashable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Sendable where State: Sendable {}

/// Source: Apple's documentation of `ActivityState`.
public enum ActivityState: String, Codable, Sendable { case active, ended, dismissed, stale, pending }

/// How Live Activities reach people.
///
/// Source: Apple's documentation of `ActivityStyle`.
public enum ActivityStyle: Sendable, Hashable { case standard, transient }

/// When a Live Activity leaves the lock screen after its end.
///
/// Source: Apple's documentation of `ActivityUIDismissalPolicy`.
public struct ActivityUIDismissalPolicy: Sendable, Equatable {
    private let date: Date?
    private let isDefault: Bool
    public static let `default` = ActivityUIDismissalPolicy(date: nil, isDefault: true)
    public static let immediate = ActivityUIDismissalPolicy(date: nil, isDefault: false)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date, isDefault: false) }
}

/// How updates reach a Live Activity.
///
/// Source: Apple's documentation of `PushType`.
public struct PushType: Sendable, Hashable {
    private let name: String
    public static let token = PushType(name: "token")
    public static func channel(_ id: String) -> PushType { PushType(name: id) }
}

/// What people hear and read when a Live Activity changes.
///
/// Source: Apple's documentation of `AlertConfiguration`.
public struct AlertConfiguration: Sendable {
    public struct AlertSound: Sendable, Hashable {
        private let name: String
        public static let `default` = AlertSound(name: "")
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// Why a Live Activity did not begin.
///
/// Source: Apple's documentation of `ActivityAuthorizationError`.
public enum ActivityAuthorizationError: Int, Error, LocalizedError, Sendable {
    case attributesTooLarge = 0, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget, visibility
    case persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted

    public var errorDescription: String? {
        switch self {
        case .denied: "Live Activities are turned off for the app."
        case .unsupportedTarget: "The app's Info.plist lacks NSSupportsLiveActivities."
        default: nil
        }
    }
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
}

/// Whether an app may begin Live Activities. They are turned off on a simulated device, which has no lock screen and no Dynamic Island for them.
///
/// Source: Apple's documentation of `ActivityAuthorizationInfo`.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }

    /// The changes of `areActivitiesEnabled`: none.
    public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
        public typealias Element = Bool
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> Bool? { nil } }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
    public var frequentPushEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
}

/// A Live Activity. None begins on a simulated device, where people have turned them off: `request` says so.
///
/// Source: Apple's documentation of `Activity`.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<Attributes.ContentState>
    public var activityState: ActivityState { .dismissed }
    public var pushToken: Data? { nil }
    @available(iOS, deprecated: 16.2, message: "Use content") public var contentState: Attributes.ContentState { content.state }

    private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
        (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
    }

    /// The app's activities: none.
    public static var activities: [Activity<Attributes>] { [] }
    public static var pushToStartToken: Data? { nil }

    /// - Throws: `ActivityAuthorizationError.denied`; `.unsupportedTarget` where Info.plist lacks `NSSupportsLiveActivities`.
    @discardableResult public static func request(
        attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        guard Bundle.main.infoDictionary?["NSSupportsLiveActivities"] as? Bool == true else {
            throw ActivityAuthorizationError.unsupportedTarget
        }
        throw ActivityAuthorizationError.denied
    }

    @discardableResult public static func request(
        attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { try request(attributes: attributes, content: content, pushType: pushType) }

    @available(iOS, deprecated: 16.2, message: "Use request(attributes:content:pushType:)")
    @discardableResult public static func request(
        attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }

    // Nothing has begun that could change or end.

    public func update(_ content: ActivityContent<Attributes.ContentState>) async {}
    public func update(_ content: ActivityContent<Attributes.ContentState>, alertConfiguration: AlertConfiguration?) async {}
    @available(iOS, deprecated: 16.2, message: "Use update(_:)") public func update(using contentState: Attributes.ContentState) async {}
    @available(iOS, deprecated: 16.2, message: "Use update(_:alertConfiguration:)")
    public func update(using contentState: Attributes.ContentState, alertConfiguration: AlertConfiguration?) async {}
    public func end(
        _ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    @available(iOS, deprecated: 16.2, message: "Use end(_:dismissalPolicy:)")
    public func end(using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}

    /// A sequence without elements.
    public struct Updates<Element>: AsyncSequence, Sendable {
        public struct Iterator: AsyncIteratorProtocol { public mutating func next() async -> Element? { nil } }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    public static var activityUpdates: Updates<Activity<Attributes>> { Updates() }
    public static var pushToStartTokenUpdates: Updates<Data> { Updates() }
    public var contentUpdates: Updates<ActivityContent<Attributes.ContentState>> { Updates() }
    public var contentStateUpdates: Updates<Attributes.ContentState> { Updates() }
    public var activityStateUpdates: Updates<ActivityState> { Updates() }
    public var pushTokenUpdates: Updates<Data> { Updates() }
}
