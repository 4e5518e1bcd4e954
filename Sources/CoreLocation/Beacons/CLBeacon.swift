import QuinceFoundation

/// A beacon near by. A simulated device finds none.
///
/// Source: Apple's documentation of `CLBeacon`.
open class CLBeacon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let identity: CLBeaconIdentityConstraint

    open var uuid: UUID { identity.uuid }
    open var major: NSNumber { NSNumber(value: identity.major ?? 0) }
    open var minor: NSNumber { NSNumber(value: identity.minor ?? 0) }
    open var proximity: CLProximity { .unknown }
    /// Metres; negative = unknown.
    open var accuracy: CLLocationAccuracy { -1 }
    /// Decibels.
    open var rssi: Int { 0 }
    open var timestamp: Date { .distantPast }
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { identity.uuid }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let identity = CLBeaconIdentityConstraint(coder: coder) else { return nil }
        self.identity = identity
    }
    open func encode(with coder: NSCoder) { identity.encode(with: coder) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
