/// The minimum and maximum numbers of peers in a session, including the local one.
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

/// The delivery guarantee of sent data. Source: Apple's documentation of `MCSessionSendDataMode`.
public enum MCSessionSendDataMode: Int, Sendable {
    /// Arrives complete and in order, or the connection ends.
    case reliable = 0
    /// Dropped where it cannot be sent at once.
    case unreliable = 1
}

/// The state of a peer in a session. Source: Apple's documentation of `MCSessionState`.
public enum MCSessionState: Int, Sendable {
    case notConnected = 0
    case connecting = 1
    case connected = 2
}

/// Whether a session's connections are encrypted. Source: Apple's documentation of `MCEncryptionPreference`.
public enum MCEncryptionPreference: Int, Sendable {
    /// Connects to every peer, encrypted; also to one that wants none.
    case optional = 0
    case required = 1
    case none = 2
}
