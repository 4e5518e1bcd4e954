/// A protocol that connections speak.
///
/// Source: Apple's documentation of `NWProtocol`.
public class NWProtocol: @unchecked Sendable {
    init() {}
}

/// The name of a protocol.
///
/// Source: Apple's documentation of `NWProtocolDefinition`.
public class NWProtocolDefinition: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    public let name: String

    init(_ name: String) { self.name = name }

    public static func == (left: NWProtocolDefinition, right: NWProtocolDefinition) -> Bool { left.name == right.name }
    public var debugDescription: String { name }
}

/// Settings of a protocol.
///
/// Source: Apple's documentation of `NWProtocolOptions`.
public class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

/// A protocol's information on a message or a connection.
///
/// Source: Apple's documentation of `NWProtocolMetadata`.
public class NWProtocolMetadata: @unchecked Sendable {
    init() {}
}

/// The Transmission Control Protocol.
///
/// Source: Apple's documentation of `NWProtocolTCP`.
public class NWProtocolTCP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("tcp")

    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// Whether small pieces are sent at once.
        public var noDelay = false
        /// Whether pieces are sent when a packet is full, or the connection closes.
        public var noPush = false
        /// Whether an idle connection asks its other end whether it is still there.
        public var enableKeepalive = false
        /// The seconds after which an idle connection asks; 0 = the system's.
        public var keepaliveIdle = 0
        /// The unanswered questions after which the connection ends; 0 = the system's.
        public var keepaliveCount = 0
        /// The seconds between questions; 0 = the system's.
        public var keepaliveInterval = 0
        /// The largest segment in bytes; 0 = the system's.
        public var maximumSegmentSize = 0
        /// The seconds after which an attempt to connect is given up; 0 = the system's.
        public var connectionTimeout = 0
        /// The seconds after which a connection ends whose data is not acknowledged; 0 = the system's.
        public var connectionDropTime = 0

        public override init() { super.init() }

        @available(*, unavailable, message: "not yet in Quince: options of TCP's packets")
        public var noOptions: Bool {
            get { fatalError() }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: options of TCP's packets")
        public var persistTimeout: Int {
            get { fatalError() }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: options of TCP's packets")
        public var retransmitFinDrop: Bool {
            get { fatalError() }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: options of TCP's packets")
        public var disableAckStretching: Bool {
            get { fatalError() }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: options of TCP's packets")
        public var enableFastOpen: Bool {
            get { fatalError() }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: options of TCP's packets")
        public var disableECN: Bool {
            get { fatalError() }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: multipath TCP")
        public var multipathForceVersion: Int {
            get { fatalError() }
            set {}
        }
    }

    @available(*, unavailable, message: "not yet in Quince: information on messages")
    public enum Metadata {}
}

/// The User Datagram Protocol.
///
/// Source: Apple's documentation of `NWProtocolUDP`.
public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("udp")

    public class Options: NWProtocolOptions, @unchecked Sendable {
        public override init() { super.init() }

        @available(*, unavailable, message: "not yet in Quince: datagrams without checksum")
        public var preferNoChecksum: Bool {
            get { fatalError() }
            set {}
        }
    }

    @available(*, unavailable, message: "not yet in Quince: information on messages")
    public enum Metadata {}
}

/// The Internet Protocol.
///
/// Source: Apple's documentation of `NWProtocolIP`.
public class NWProtocolIP: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("ip")

    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// The versions that connections may use.
        public enum Version: Sendable { case any, v4, v6 }

        public var version = Version.any
        /// The number of routers that a packet passes; 0 = the system's.
        public var hopLimit: UInt8 = 0

        @available(*, unavailable, message: "not yet in Quince: options of IP's packets")
        public var useMinimumMTU: Bool {
            get { fatalError() }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: options of IP's packets")
        public var disableFragmentation: Bool {
            get { fatalError() }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: options of IP's packets")
        public var shouldCalculateReceiveTime: Bool {
            get { fatalError() }
            set {}
        }
        @available(*, unavailable, message: "not yet in Quince: options of IP's packets")
        public var disableMulticastLoopback: Bool {
            get { fatalError() }
            set {}
        }
    }

    @available(*, unavailable, message: "not yet in Quince: information on messages")
    public enum Metadata {}
}

/// Transport Layer Security.
///
/// Source: Apple's documentation of `NWProtocolTLS`.
public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("tls")

    public class Options: NWProtocolOptions, @unchecked Sendable {
        @available(*, unavailable, message: "not yet in Quince: TLS of connections; URLSession has it")
        public override init() { super.init() }
    }

    @available(*, unavailable, message: "not yet in Quince: TLS of connections; URLSession has it")
    public enum Metadata {}
}

/// The protocol of web sockets.
///
/// Source: Apple's documentation of `NWProtocolWebSocket`.
public class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
    public static let definition = NWProtocolDefinition("websocket")

    public class Options: NWProtocolOptions, @unchecked Sendable {
        public enum Version: Sendable { case v13 }

        @available(*, unavailable, message: "not yet in Quince: web sockets of connections; URLSession has them")
        public init(_ version: Version = .v13) { super.init() }
    }

    @available(*, unavailable, message: "not yet in Quince: web sockets of connections; URLSession has them")
    public enum Metadata {}
    @available(*, unavailable, message: "not yet in Quince: web sockets of connections; URLSession has them")
    public enum Response {}
    @available(*, unavailable, message: "not yet in Quince: web sockets of connections; URLSession has them")
    public enum Opcode {}
    @available(*, unavailable, message: "not yet in Quince: web sockets of connections; URLSession has them")
    public enum CloseCode {}
}

@available(*, unavailable, message: "not yet in Quince: QUIC")
public enum NWProtocolQUIC {}
@available(*, unavailable, message: "not yet in Quince: protocols of apps' own")
public enum NWProtocolFramer {}
@available(*, unavailable, message: "not yet in Quince: protocols of apps' own")
public enum NWProtocolFramerImplementation {}
