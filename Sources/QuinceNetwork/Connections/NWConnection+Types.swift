extension NWConnection {
    /// The states of a connection.
    public enum State: Equatable, Sendable {
        /// The connection has not been started.
        case setup
        /// No way leads to the endpoint at present; the connection tries again when the network changes.
        case waiting(NWError)
        /// The connection is being made.
        case preparing
        /// Data can be sent and received.
        case ready
        /// The connection has ended with an error.
        case failed(NWError)
        /// The app has cancelled the connection.
        case cancelled
    }

    /// The ways in which an app hears of what became of data that it sends.
    public enum SendCompletion: Sendable {
        /// Called once the data has been handed to the network, or with the error.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// Nobody has to know; the data may be sent again.
        case idempotent
    }

    /// Information on a message or a part of one.
    ///
    /// Source: Apple's documentation of `NWConnection.ContentContext`.
    public class ContentContext: @unchecked Sendable {
        public let identifier: String
        /// Whether the message is the last one in its direction.
        public let isFinal: Bool
        /// 0 to 1; messages of a connection of bytes are sent in their order nevertheless.
        public let relativePriority: Double
        /// The milliseconds after which an unsent message is dropped; 0 = never.
        public let expirationMilliseconds: UInt64
        public let antecedent: ContentContext?
        public let protocolMetadata: [NWProtocolMetadata]

        public static let defaultMessage = ContentContext(identifier: "Default message")
        public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "Default stream", isFinal: true)

        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: ContentContext? = nil,
            metadata: [NWProtocolMetadata]? = []
        ) {
            (self.identifier, self.isFinal, relativePriority) = (identifier, isFinal, priority)
            (expirationMilliseconds, self.antecedent, protocolMetadata) = (expiration, antecedent, metadata ?? [])
        }

        /// The information of a protocol; nil without any.
        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
    }

    @available(*, unavailable, message: "not yet in Quince: reports of transfers")
    public enum DataTransferReport {}
    @available(*, unavailable, message: "not yet in Quince: reports of transfers")
    public enum PendingDataTransferReport {}
    @available(*, unavailable, message: "not yet in Quince: reports of establishment")
    public enum EstablishmentReport {}
}

extension NWConnection: CustomDebugStringConvertible {
    public var debugDescription: String { "[\(endpoint) \(parameters)]" }

    @available(*, unavailable, message: "not yet in Quince: information on messages")
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: messages in parts")
    public func receiveDiscontiguous(
        minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping (DispatchData?, ContentContext?, Bool, NWError?) -> Void
    ) { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: reports of transfers")
    public func startDataTransferReport() -> Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: reports of establishment")
    public func requestEstablishmentReport(queue: DispatchQueue, completion: @escaping (Never?) -> Void) {}
}
