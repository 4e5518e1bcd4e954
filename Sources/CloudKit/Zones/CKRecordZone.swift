import QuinceFoundation

/// The name of the default zone. Source: Apple's documentation of `CKRecordZone.ID.defaultZoneName`.
@available(iOS, deprecated: 10.0, renamed: "CKRecordZone.ID.defaultZoneName")
public let CKRecordZoneDefaultName = CKRecordZone.ID.defaultZoneName

/// A part of a database. Source: Apple's documentation of `CKRecordZone`.
open class CKRecordZone: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// The capabilities of a zone on the server. Source: Apple's documentation of `CKRecordZone.Capabilities`.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Changes can be fetched.
        public static let fetchChanges = Capabilities(rawValue: 1)
        /// Changes are made all or none.
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
        public static let zoneWideSharing = Capabilities(rawValue: 8)
    }

    public typealias ID = CKRecordZoneID

    public let zoneID: ID
    /// The capabilities reported by the server; empty for a zone that was not fetched.
    open var capabilities: Capabilities { [] }
    /// The share of the whole zone; the server sets it, so it is nil here.
    open var share: CKRecord.Reference? { nil }

    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    public init(zoneID: ID) {
        self.zoneID = zoneID
        super.init()
    }

    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: ID.self, forKey: "zoneID") else { return nil }
        zoneID = identifier
        super.init()
    }
    open func encode(with coder: NSCoder) { coder.encode(zoneID, forKey: "zoneID") }
    open func copy(with zone: NSZone? = nil) -> Any { CKRecordZone(zoneID: zoneID) }
}

/// `CKRecordZone.ID`. A class of the top level, as archives name no others.
///
/// The name of a zone, and of who owns it. Source: Apple's documentation of `CKRecordZone.ID`.
open class CKRecordZoneID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = CKRecordZoneID(zoneName: defaultZoneName, ownerName: CKCurrentUserDefaultName)

    public let zoneName: String
    public let ownerName: String

    public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
        (self.zoneName, self.ownerName) = (zoneName, ownerName)
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "zoneName"),
            let owner = coder.decodeObject(of: NSString.self, forKey: "ownerName")
        else { return nil }
        (zoneName, ownerName) = (name as String, owner as String)
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: zoneName), forKey: "zoneName")
        coder.encode(NSString(string: ownerName), forKey: "ownerName")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordZoneID else { return false }
        return other.zoneName == zoneName && other.ownerName == ownerName
    }
    open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
    open dynamic override var description: String { "<CKRecordZoneID: zoneName=\(zoneName), ownerName=\(ownerName)>" }
}
