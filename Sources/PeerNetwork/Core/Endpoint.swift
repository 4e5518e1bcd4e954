import PeerProtocol

/// The advertisers, browsers and sessions of an app.
struct Endpoint {
    var advertisers: [UInt32: Advertiser] = [:]
    var browsers: [UInt32: Browser] = [:]
    var sessions: [UInt32: Session] = [:]
    /// Invitations that its app has not answered.
    var invitations: [UInt32: LinkID] = [:]
    /// The senders of invitations that have run out.
    var expired: [UInt32: PeerIdentity] = [:]
    var lastInvitation: UInt32 = 0

    mutating func remember(expired invitation: UInt32, of peer: PeerIdentity) {
        expired[invitation] = peer
        if expired.count > PeerLimits.invitations, let oldest = expired.keys.min() { expired[oldest] = nil }
    }
}

struct Advertiser {
    var peer: PeerIdentity
    var service: String
    var info: [String: String]
    /// Tells it from others on the network.
    var instance: String

    var record: ServiceRecord { ServiceRecord(instance: instance, service: service, peer: peer, info: info) }
}

struct Browser {
    var peer: PeerIdentity
    var service: String
    /// The services reported to the app as found, by peer.
    var seen: [UInt64: ServiceRecord] = [:]
}

struct Session {
    /// Lets somebody into the session.
    struct Admission {
        var peer: UInt64
        /// The app itself must have asked for the connection, too.
        var needsConsent: Bool
        /// The key of the host it comes from; empty = not known.
        var key: [UInt8] = []
    }

    var peer: PeerIdentity
    var encryption: PeerEncryption
    var certificates: [[UInt8]]
    /// The link to each peer that is connected, or may be soon.
    var members: [UInt64: LinkID] = [:]
    /// By their tickets' tokens; the oldest first in `tokens`.
    var admissions: [UInt64: Admission] = [:]
    var tokens: [UInt64] = []
    /// Peers that `MCSession.connectPeer` waits for, until when.
    var awaited: [UInt64: (peer: PeerIdentity, until: UInt64)] = [:]

    var isFull: Bool { members.count >= PeerLimits.sessionPeers - 1 }

    mutating func admit(_ token: UInt64, _ admission: Admission) {
        if admissions.updateValue(admission, forKey: token) == nil { tokens.append(token) }
        if tokens.count > 64 { admissions[tokens.removeFirst()] = nil }
    }

    /// A peer that comes with any of our tickets must come from the host with this key.
    mutating func bind(_ peer: UInt64, to key: [UInt8]) {
        for (token, admission) in admissions where admission.peer == peer && admission.needsConsent { admissions[token]?.key = key }
    }

    /// The peer that a ticket lets in now; nil = none yet.
    func admits(_ ticket: WireMessage.Ticket) -> Bool {
        guard ticket.target.id == peer.id, let admission = admissions[ticket.token], admission.peer == ticket.from.id else { return false }
        return !admission.needsConsent || awaited[ticket.from.id] != nil
    }
}
