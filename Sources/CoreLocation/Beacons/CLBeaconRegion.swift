import QuinceFoundation

/// The surroundings of beacons. A simulated device has no Bluetooth: such regions cannot be monitored.
///
/// Source: Apple's documentation of `CLBeaconRegion`.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    private let constraint: CLBeaconIdentityConstraint
    /// Whether the region is notified of when the user turns on the display in it.
    open var notifyEntryStateOnDisplay = false

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        constraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }

    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier)
    }

    @available(*, deprecated, renamed: "init(uuid:identifier:)")
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
    @available(*, deprecated, renamed: "init(uuid:major:identifier:)")
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    @available(*, deprecated, renamed: "init(uuid:major:minor:identifier:)")
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { constraint }
    open var uuid: UUID { constraint.uuid }
    open var major: NSNumber? { constraint.major.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { constraint.minor.map { NSNumber(value: $0) } }
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { constraint.uuid }

    /// The data with which a device advertises itself as the beacon.
    ///
    /// - Parameter measuredPower: The strength at one metre in dBm; nil = the device's.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        let bytes = withUnsafeBytes(of: constraint.uuid.uuid) { Array($0) }
        let numbers = [constraint.major ?? 0, constraint.minor ?? 0].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let power = UInt8(bitPattern: measuredPower?.int8Value ?? -59)
        return ["kCBAdvDataAppleBeaconKey": Data(bytes + numbers + [power]) as NSData]
    }

    public required init?(coder: NSCoder) {
        guard let constraint = coder.decodeObject(of: CLBeaconIdentityConstraint.self, forKey: "constraint") else { return nil }
        self.constraint = constraint
        super.init(coder: coder)
        notifyEntryStateOnDisplay = coder.decodeBool(forKey: "notifyEntryStateOnDisplay")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(constraint, forKey: "constraint")
        coder.encode(notifyEntryStateOnDisplay, forKey: "notifyEntryStateOnDisplay")
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: identifier)
        copy.notifyEntryStateOnDisplay = notifyEntryStateOnDisplay
        return copyFlags(to: copy)
    }
}
