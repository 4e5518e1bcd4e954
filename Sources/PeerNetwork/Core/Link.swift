import PeerProtocol

/// One end of a connection between two peers.
struct Link {
    enum Stage {
        /// Ours: the connection to the other host is being made; then this is said.
        case opening(WireMessage)
        /// Ours: the invitation or ticket has been sent.
        case asking
        /// Theirs: nothing has been said yet.
        case greeting
        /// Theirs: our app has been asked.
        case asked(invitation: UInt32)
        /// Theirs: a ticket that we do not know yet.
        case holding(WireMessage.Ticket)
        /// Both want a session; certificates are exchanged.
        case negotiating(Negotiation)
        case connected
    }

    struct Negotiation {
        var hasCertificates = false
        var isApproved = false
        var peerIsReady = false
    }

    var stage: Stage
    let isOurs: Bool
    /// The other end, where it is on this host.
    var twin: LinkID?
    var endpoint: EndpointID?
    var session: UInt32?
    /// Whether an introduction led to it: the app has not asked for it, and hears nothing where the other side does not want it.
    var isAutomatic = false
    var peer: PeerIdentity?
    var peerEncryption = PeerEncryption.optional
    /// The other host's address, and where it listens.
    var remoteHost: String?
    var remotePort: UInt16 = 0
    /// The key that the other host must have, or has shown to have; empty = not known.
    var key: [UInt8] = []
    var nextSent: UInt32 = 0
    var nextReceived: UInt32 = 0
    var lastSent: UInt64
    var lastReceived: UInt64
    /// When the stage takes too long.
    var deadline: UInt64?
    /// The remaining send window of this end, in bytes. `receiveWindow` is that of the other end.
    var sendWindow = PeerLimits.window
    var receiveWindow = PeerLimits.window
    /// The number of messages without payload that the other end may still send at once.
    var patience = Link.maximumPatience

    static let maximumPatience = 512

    /// Whether the other side has not agreed yet.
    var isUnanswered: Bool {
        switch stage {
        case .opening, .asking: true
        default: false
        }
    }

    var isConnected: Bool { if case .connected = stage { true } else { false } }
}
