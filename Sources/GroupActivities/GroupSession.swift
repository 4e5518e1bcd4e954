import QuinceCombine
import QuinceFoundation

/// A person of a session. Source: Apple's documentation of `Participant`.
public struct Participant: Hashable, Identifiable, Sendable {
    public let id: UUID
}

/// The people that a message goes to. Source: Apple's documentation of `Participants`.
public enum Participants: Hashable, Sendable {
    case all
    case only(Set<Participant>)
    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}

/// An activity that people share. The system alone makes sessions, and here makes none.
///
/// Source: Apple's documentation of `GroupSession`.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable {
    /// Source: Apple's documentation of `GroupSession.State`.
    public enum State: @unchecked Sendable {
        case waiting
        case joined
        case invalidated(reason: any Error)
    }

    /// The sessions that begin. Source: Apple's documentation of `GroupSession.Sessions`.
    public struct Sessions: AsyncSequence, Sendable {
        public typealias Element = GroupSession<ActivityType>
        /// Waits until the task is cancelled.
        public struct Iterator: AsyncIteratorProtocol {
            private var stream = AsyncStream<GroupSession<ActivityType>> { _ in }.makeAsyncIterator()
            public mutating func next() async -> GroupSession<ActivityType>? { await stream.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public let id: UUID
    @Published public var activity: ActivityType
    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    public let localParticipant = Participant(id: UUID())
    public var isLocallyInitiated: Bool { false }

    init(id: UUID, activity: ActivityType) { (self.id, self.activity) = (id, activity) }

    public func join() { state = .joined }
    public func leave() { state = .invalidated(reason: CancellationError()) }
    public func end() { state = .invalidated(reason: CancellationError()) }
}

/// Whether the user is on a call with people to share activities with: no.
///
/// Source: Apple's documentation of `GroupStateObserver`.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
    @Published public private(set) var isEligibleForGroupSession = false
    public init() {}
}
