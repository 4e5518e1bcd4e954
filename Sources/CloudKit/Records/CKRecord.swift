import QuinceFoundation

/// Values with names. Source: Apple's documentation of `CKRecord`.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting, Sequence, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    /// The types of records that the system makes. Source: Apple's documentation of `CKRecord.SystemType`.
    public enum SystemType {
        public static let userRecord: RecordType = "Users"
        public static let share: RecordType = "cloudkit.share"
    }

    /// The keys of the system's own values, in predicates and in the keys of a fetch. Source: Apple's documentation of `CKRecord.SystemFieldKey`.
    public enum SystemFieldKey {
        public static let recordID: FieldKey = "recordID"
        public static let creatorUserRecordID: FieldKey = "creatorUserRecordID"
        public static let creationDate: FieldKey = "creationDate"
        public static let lastModifiedUserRecordID: FieldKey = "lastModifiedUserRecordID"
        public static let modificationDate: FieldKey = "modificationDate"
        public static let parent: FieldKey = "parent"
        public static let share: FieldKey = "share"
    }

    private let fields: FieldStore
    private let encryptedFields: FieldStore
    private let lock = NSLock()
    private var parentReference: Reference?
    private var shareReference: Reference?

    public let recordType: RecordType
    public let recordID: ID
    /// The date at which the server has first saved the record; nil for one that was not saved.
    open var creationDate: Date? { nil }
    /// The date at which the server has last saved the record; nil for one that was not saved.
    open var modificationDate: Date? { nil }
    /// The version that the server has given the record; nil for one that was not saved.
    open var recordChangeTag: String? { nil }
    /// The user who has first saved the record; nil for one that was not saved.
    open var creatorUserRecordID: ID? { nil }
    /// The user who has last saved the record; nil for one that was not saved.
    open var lastModifiedUserRecordID: ID? { nil }
    /// The share that the record is the root of.
    open var share: Reference? { lock.withLock { shareReference } }

    /// The record that this one is shared with.
    open var parent: Reference? {
        get { lock.withLock { parentReference } }
        set { lock.withLock { parentReference = newValue } }
    }

    /// Values that are encrypted on the device before they are saved.
    open var encryptedValues: any CKRecordKeyValueSetting { encryptedFields }

    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID, fields, encryptedFields) = (recordType, recordID, FieldStore(), FieldStore())
        super.init()
    }

    @available(iOS, deprecated: 15.0, message: "Use init(recordType:recordID:) with a CKRecord.ID in the zone.")
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }

    init(copying other: CKRecord) {
        (recordType, recordID, parentReference) = (other.recordType, other.recordID, other.parent)
        shareReference = other.share
        (fields, encryptedFields) = (other.fields.copy(), other.encryptedFields.copy())
        super.init()
    }

    // MARK: Values

    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields.object(forKey: key) }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { fields.setObject(object, forKey: key) }
    /// The names that have values.
    open func allKeys() -> [FieldKey] { fields.allKeys() }
    /// The names whose values were set since the record was made.
    open func changedKeys() -> [FieldKey] { fields.changedKeys() }

    /// The words in the texts of the record.
    open func allTokens() -> [String] {
        allKeys().flatMap { key -> [String] in
            guard let text: String = self[key] else { return [] }
            return text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
    }

    /// Sets the parent to a record; nil removes it.
    open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
    /// Sets the parent to the record of an identifier; nil removes it.
    open func setParent(_ parentRecordID: ID?) { parent = parentRecordID.map { Reference(recordID: $0, action: .none) } }

    func setShare(_ reference: Reference) { lock.withLock { shareReference = reference } }

    // MARK: Archives

    public class var supportsSecureCoding: Bool { true }

    /// Encodes what the system keeps of the record (its type, identifier and parent) without the app's values.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(NSString(string: recordType), forKey: "RecordType")
        coder.encode(recordID, forKey: "RecordID")
        if let parent { coder.encode(parent, forKey: "ParentReference") }
        if let share { coder.encode(share, forKey: "ShareReference") }
    }

    open func encode(with coder: NSCoder) {
        encodeSystemFields(with: coder)
        coder.encode(FieldArchive.data(of: fields), forKey: "ValueStore")
        coder.encode(FieldArchive.data(of: encryptedFields), forKey: "EncryptedValueStore")
    }

    public required init?(coder: NSCoder) {
        guard let type = coder.decodeObject(of: NSString.self, forKey: "RecordType"),
            let identifier = coder.decodeObject(of: ID.self, forKey: "RecordID")
        else { return nil }
        (recordType, recordID) = (type as String, identifier)
        parentReference = coder.decodeObject(of: Reference.self, forKey: "ParentReference")
        shareReference = coder.decodeObject(of: Reference.self, forKey: "ShareReference")
        fields = FieldArchive.store(from: coder.decodeObject(of: NSData.self, forKey: "ValueStore") as Data?)
        encryptedFields = FieldArchive.store(from: coder.decodeObject(of: NSData.self, forKey: "EncryptedValueStore") as Data?)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { CKRecord(copying: self) }
    open dynamic override var description: String { "<CKRecord: \(recordID.recordName); recordType=\(recordType), values=\(allKeys())>" }
}

extension CKRecord: KeyValueCoding {
    package func codedValue(forKey key: String) -> Any? { object(forKey: key) }
    package func setCodedValue(_ value: Any?, forKey key: String) { setObject(value as? any CKRecordValueProtocol, forKey: key) }
}
