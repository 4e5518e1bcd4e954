import QuinceFoundation

/// Sends messages to the people of a session. Nobody takes part in one here.
///
/// Source: Apple's documentation of `GroupSessionMessenger`.
public final class GroupSessionMessenger: Sendable {
    /// Source: Apple's documentation of `GroupSessionMessenger.DeliveryMode`.
    public enum DeliveryMode: Hashable, Sendable { case reliable, unreliable }
    /// Where a message comes from. Source: Apple's documentation of `GroupSessionMessenger.MessageContext`.
    public struct MessageContext: Sendable { public let source: Participant }

    /// The messages that arrive. Source: Apple's documentation of `GroupSessionMessenger.Messages`.
    public struct Messages<Message>: AsyncSequence {
        public typealias Element = (Message, MessageContext)
        /// Waits until the task is cancelled.
        public struct Iterator: AsyncIteratorProtocol {
            private var stream = AsyncStream<Element> { _ in }.makeAsyncIterator()
            public mutating func next() async -> Element? { await stream.next() }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }

    public let deliveryMode: DeliveryMode

    public init<ActivityType: GroupActivity>(session: GroupSession<ActivityType>, deliveryMode: DeliveryMode = .reliable) {
        self.deliveryMode = deliveryMode
    }

    /// Sends a message; nobody receives it.
    public func send<Message: Codable>(_ value: Message, to participants: Participants = .all) async throws {}
    public func send<Message: Codable>(
        _ value: Message, to participants: Participants = .all, completion: @escaping @Sendable ((any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(nil) } }
    public func send(_ value: Data, to participants: Participants = .all) async throws {}
    public func messages<Message: Codable>(of type: Message.Type) -> Messages<Message> { Messages() }
    public func messages(of type: Data.Type) -> Messages<Data> { Messages() }
}
