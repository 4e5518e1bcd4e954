import QuinceFoundation

extension CKRecord {
    public typealias ID = CKRecordID

    /// The effect that deleting a record has on those that refer to it. Source: Apple's documentation of `CKRecord.ReferenceAction`.
    public enum ReferenceAction: UInt, Sendable { case none = 0, deleteSelf }

    public typealias Reference = CKReference
}

/// A file of a record. Source: Apple's documentation of `CKAsset`.
open class CKAsset: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The file; nil where it could not be fetched.
    public let fileURL: URL?

    public init(fileURL: URL) {
        self.fileURL = fileURL
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        fileURL = coder.decodeObject(of: NSURL.self, forKey: "FileURL") as URL?
        super.init()
    }
    open func encode(with coder: NSCoder) { if let fileURL { coder.encode(fileURL as NSURL, forKey: "FileURL") } }
}

/// `CKRecord.ID`. A class of the top level, as archives name no others.
///
/// The name of a record, in its zone. Source: Apple's documentation of `CKRecord.ID`.
open class CKRecordID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
        (self.recordName, self.zoneID) = (recordName, zoneID)
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "RecordName"),
            let zone = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID")
        else { return nil }
        (recordName, zoneID) = (name as String, zone)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: recordName), forKey: "RecordName")
        coder.encode(zoneID, forKey: "ZoneID")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordID else { return false }
        return other.recordName == recordName && other.zoneID == zoneID
    }
    open override var hash: Int { recordName.hashValue ^ zoneID.hash }
    open dynamic override var description: String {
        "<CKRecordID: recordName=\(recordName), zoneID=\(zoneID.zoneName):\(zoneID.ownerName)>"
    }
}

/// `CKRecord.Reference`. A class of the top level, as archives name no others.
///
/// A record that another refers to. Source: Apple's documentation of `CKRecord.Reference`.
open class CKReference: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let recordID: CKRecordID
    public let action: CKRecord.ReferenceAction

    public init(recordID: CKRecordID, action: CKRecord.ReferenceAction) {
        (self.recordID, self.action) = (recordID, action)
        super.init()
    }

    public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) { self.init(recordID: record.recordID, action: action) }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: CKRecordID.self, forKey: "RecordID") else { return nil }
        (recordID, action) = (
            identifier, CKRecord.ReferenceAction(rawValue: UInt(Swift.max(coder.decodeInteger(forKey: "Action"), 0))) ?? .none
        )
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(recordID, forKey: "RecordID")
        coder.encode(Int(action.rawValue), forKey: "Action")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CKReference)?.recordID == recordID }
    open override var hash: Int { recordID.hash }
}
