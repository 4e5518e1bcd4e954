import QuinceFoundation

/// A value that records hold. Source: Apple's documentation of `CKRecordValueProtocol`.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

/// Values with names. Source: Apple's documentation of `CKRecord`.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    /// The name of a record, in its zone.
    open class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
            super.init()
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return other.recordName == recordName && other.zoneID == zoneID
        }
        open override var hash: Int { recordName.hashValue ^ zoneID.hash }
    }

    /// A record that another refers to.
    open class Reference: NSObject, @unchecked Sendable {
        /// The effect that deleting the record has on those that refer to it.
        public enum Action: UInt, Sendable { case none = 0, deleteSelf }

        public let recordID: ID
        public let action: Action

        public init(recordID: ID, action: Action) {
            (self.recordID, self.action) = (recordID, action)
            super.init()
        }

        public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }

        open override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
        open override var hash: Int { recordID.hash }
    }

    private let lock = NSLock()
    private var values: [String: any CKRecordValueProtocol] = [:]
    private var changed: Set<String> = []

    public let recordType: RecordType
    public let recordID: ID
    /// The dates and the version that the server has given the record; nil for one that was not saved.
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var recordChangeTag: String? { nil }

    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
        super.init()
    }

    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { lock.withLock { values[key] } }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
        lock.withLock {
            values[key] = object
            changed.insert(key)
        }
    }

    public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }

    public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
        get { object(forKey: key) as? Value }
        set { setObject(newValue, forKey: key) }
    }

    /// The names that have values.
    open func allKeys() -> [FieldKey] { lock.withLock { values.keys.sorted() } }
    /// The names whose values were set since the record was made.
    open func changedKeys() -> [FieldKey] { lock.withLock { changed.sorted() } }
}

/// A file of a record. Source: Apple's documentation of `CKAsset`.
open class CKAsset: NSObject, @unchecked Sendable {
    public let fileURL: URL?

    public init(fileURL: URL) {
        self.fileURL = fileURL
        super.init()
    }
}

/// A part of a database. Source: Apple's documentation of `CKRecordZone`.
open class CKRecordZone: NSObject, @unchecked Sendable {
    /// The name of a zone, and of who owns it.
    open class ID: NSObject, @unchecked Sendable {
        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID(zoneName: defaultZoneName, ownerName: CKCurrentUserDefaultName)

        public let zoneName: String
        public let ownerName: String

        public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
            super.init()
        }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return other.zoneName == zoneName && other.ownerName == ownerName
        }
        open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
    }

    public let zoneID: ID

    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    public init(zoneID: ID) {
        self.zoneID = zoneID
        super.init()
    }

    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
}

/// Conditions for records. Source: Apple's documentation of `CKQuery`.
open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
        super.init()
    }
}
