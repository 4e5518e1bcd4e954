internal import PeerProtocol
import UIKit

/// A peer: a name that people see, and an identity of its own. Two peers of the same name are different ones.
///
/// Kept with `NSKeyedArchiver`, it is the same peer after the app's next start. Source: Apple's documentation of `MCPeerID`.
open class MCPeerID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let identity: PeerIdentity

    /// - Parameter myDisplayName: 1 to 63 bytes of UTF-8; anything else ends the app with `NSInvalidArgumentException`.
    public init(displayName myDisplayName: String) {
        guard (1...PeerLimits.name).contains(myDisplayName.utf8.count) else {
            uncaughtException(
                .invalidArgument,
                "Invalid displayName passed to MCPeerID: it must have 1 to 63 bytes of UTF-8, not \(myDisplayName.utf8.count)")
        }
        identity = PeerIdentity(id: UInt64.random(in: 1 ... .max), name: myDisplayName)
        super.init()
    }

    init(_ identity: PeerIdentity) {
        self.identity = identity
        super.init()
    }

    /// The peer's name for display.
    open var displayName: String { identity.name }

    open override func isEqual(_ object: Any?) -> Bool { (object as? MCPeerID)?.identity.id == identity.id }
    open override var hash: Int { identity.id.hashValue }
    open dynamic override var description: String { "<MCPeerID: \(String(identity.id, radix: 16)) DisplayName = \(displayName)>" }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archives

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(identity.name, forKey: "displayName")
        coder.encode(Int64(bitPattern: identity.id), forKey: "identity")
    }

    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(forKey: "displayName") as? String, (1...PeerLimits.name).contains(name.utf8.count),
            coder.containsValue(forKey: "identity")
        else { return nil }
        identity = PeerIdentity(id: UInt64(bitPattern: coder.decodeInt64(forKey: "identity")), name: name)
        super.init()
    }
}
