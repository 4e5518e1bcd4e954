/// The bounds of everything that phones tell each other.
public enum PeerLimits {
    /// Bytes of a peer's display name. Source: Apple's documentation of `MCPeerID.init(displayName:)`.
    public static let name = 63
    /// Characters of a service type. Source: Apple's documentation of `MCNearbyServiceAdvertiser`.
    public static let serviceType = 15
    /// Peers in a session, the own one among them. Source: `kMCSessionMaximumNumberOfPeers`.
    public static let sessionPeers = 8
    /// Bytes of an invitation's context.
    public static let context = 64 << 10
    /// Pairs of a discovery dictionary, and bytes of a key and its value together. Source: RFC 6763, section 6.
    public static let discoveryPairs = 64
    public static let discoveryPair = 254
    /// Bytes of a whole discovery dictionary, so that it fits into one packet of multicast DNS.
    public static let discoveryInfo = 1200
    /// Certificates of a peer, and bytes of one.
    public static let certificates = 8
    public static let certificate = 8 << 10
    /// Bytes by which hosts know each other's keys: a SHA-256.
    public static let key = 32
    /// Bytes of what `MCSession.nearbyConnectionData` gives.
    public static let connectionData = 1024
    /// Bytes of one fragment of data, a resource or a stream, its header included.
    public static let fragment = 64 << 10
    /// Bytes that may be under way from one app to another before the other has taken them.
    public static let window = 2 << 20
    /// The overhead that a fragment counts against the window, in bytes, so that empty fragments cannot bypass it.
    public static let fragmentCost = 64
    /// Bytes of one message of `MCSession.send`.
    public static let data = 64 << 20
    /// Bytes of a resource's or a stream's name.
    public static let contentName = 1024
    /// Advertisers, browsers and sessions of one app, each.
    public static let objects = 256
    /// Invitations of one app that nobody has answered.
    public static let invitations = 64
    /// Peers of other hosts that are kept, of all services together: more are an attack.
    public static let remoteServices = 512
    /// Addresses of one of them that are tried.
    public static let remoteAddresses = 8
    /// Milliseconds an invitation runs at most.
    public static let invitationTimeout: UInt32 = 3_600_000

    /// Whether a text can be a service type: 1 to 15 letters, digits and hyphens, a letter among them, no hyphen at an end or beside another.
    ///
    /// Source: RFC 6335, section 5.1, which Apple's documentation of `MCNearbyServiceAdvertiser` names. The documentation itself has lowercase letters
    /// only, but there are published apps with capitals, so these are no reason to end an app.
    public static func isServiceType(_ text: String) -> Bool {
        let characters = Array(text.utf8)
        let hyphen = UInt8(ascii: "-")
        func isLetter(_ character: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(character | 0x20) }
        func isDigit(_ character: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character) }
        guard (1...serviceType).contains(characters.count), characters.first != hyphen, characters.last != hyphen else { return false }
        guard characters.allSatisfy({ $0 == hyphen || isLetter($0) || isDigit($0) }) else { return false }
        guard characters.contains(where: isLetter) else { return false }
        return !zip(characters, characters.dropFirst()).contains { $0 == hyphen && $1 == hyphen }
    }

    /// Whether a dictionary can be told with a service. Source: Apple's documentation of `MCNearbyServiceAdvertiser.discoveryInfo`.
    public static func isDiscoveryInfo(_ pairs: [String: String]) -> Bool {
        guard pairs.count <= discoveryPairs else { return false }
        var total = 0
        for (key, value) in pairs {
            let printable = key.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "=") }
            guard !key.isEmpty, printable, key.utf8.count + value.utf8.count <= discoveryPair else { return false }
            total += key.utf8.count + value.utf8.count + 2
        }
        return total <= discoveryInfo
    }
}
