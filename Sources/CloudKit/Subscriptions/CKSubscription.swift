import QuinceFoundation

/// Changes of a database that the server tells the app of. Source: Apple's documentation of `CKSubscription`.
open class CKSubscription: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public typealias ID = String

    /// The kind of a subscription. Source: Apple's documentation of `CKSubscription.SubscriptionType`.
    public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

    public let subscriptionID: ID
    public let subscriptionType: SubscriptionType
    private var information: NotificationInfo?
    /// The notification that the server sends; nil = none.
    open var notificationInfo: NotificationInfo? {
        get { information }
        set { information = newValue?.copy() as? NotificationInfo }
    }

    init(_ identifier: ID, _ type: SubscriptionType) {
        (subscriptionID, subscriptionType) = (identifier, type)
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeText(forKey: "SubscriptionID"),
            let type = SubscriptionType(rawValue: coder.decodeInteger(forKey: "SubscriptionType"))
        else { return nil }
        (subscriptionID, subscriptionType) = (identifier, type)
        information = coder.decodeObject(of: NotificationInfo.self, forKey: "NotificationInfo")
        super.init()
    }
    open func encode(with coder: NSCoder) {
        coder.encodeText(subscriptionID, forKey: "SubscriptionID")
        coder.encode(subscriptionType.rawValue, forKey: "SubscriptionType")
        if let information { coder.encode(information, forKey: "NotificationInfo") }
    }
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    func copied() -> CKSubscription { CKSubscription(subscriptionID, subscriptionType) }
}

/// Records that begin or cease to fulfil a predicate, or change. Source: Apple's documentation of `CKQuerySubscription`.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    /// Changes that the server tells of. Source: Apple's documentation of `CKQuerySubscription.Options`.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// The subscription is deleted with its first notification.
        public static let firesOnce = Options(rawValue: 8)
    }

    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    /// The zone; nil = all zones.
    open var zoneID: CKRecordZone.ID?

    @available(iOS, deprecated: 10.0, renamed: "init(recordType:predicate:subscriptionID:options:)")
    public convenience init(recordType: CKRecord.RecordType, predicate: NSPredicate, options querySubscriptionOptions: Options = []) {
        self.init(recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString, options: querySubscriptionOptions)
    }

    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
        options querySubscriptionOptions: Options = []
    ) {
        (self.recordType, self.predicate, self.querySubscriptionOptions) = (recordType, predicate, querySubscriptionOptions)
        super.init(subscriptionID, .query)
    }

    public required init?(coder: NSCoder) {
        guard let type = coder.decodeText(forKey: "RecordType"), let format = coder.decodeText(forKey: "Predicate") else { return nil }
        (recordType, predicate) = (type, NSPredicate(format: format))
        querySubscriptionOptions = Options(rawValue: UInt(max(coder.decodeInteger(forKey: "Options"), 0)))
        zoneID = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID")
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encodeText(recordType, forKey: "RecordType")
        coder.encodeText(predicate.predicateFormat, forKey: "Predicate")
        coder.encode(Int(querySubscriptionOptions.rawValue), forKey: "Options")
        if let zoneID { coder.encode(zoneID, forKey: "ZoneID") }
    }
    override func copied() -> CKSubscription {
        let copy = CKQuerySubscription(
            recordType: recordType, predicate: predicate, subscriptionID: subscriptionID, options: querySubscriptionOptions)
        (copy.zoneID, copy.notificationInfo) = (zoneID, notificationInfo)
        return copy
    }
}

/// Changes in a zone. Source: Apple's documentation of `CKRecordZoneSubscription`.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    /// The type of the records; nil = all.
    open var recordType: CKRecord.RecordType?

    @available(iOS, deprecated: 10.0, renamed: "init(zoneID:subscriptionID:)")
    public convenience init(zoneID: CKRecordZone.ID) { self.init(zoneID: zoneID, subscriptionID: UUID().uuidString) }

    public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
        self.zoneID = zoneID
        super.init(subscriptionID, .recordZone)
    }

    public required init?(coder: NSCoder) {
        guard let zone = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID") else { return nil }
        (zoneID, recordType) = (zone, coder.decodeText(forKey: "RecordType"))
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(zoneID, forKey: "ZoneID")
        coder.encodeText(recordType, forKey: "RecordType")
    }
    override func copied() -> CKSubscription {
        let copy = CKRecordZoneSubscription(zoneID: zoneID, subscriptionID: subscriptionID)
        (copy.recordType, copy.notificationInfo) = (recordType, notificationInfo)
        return copy
    }
}

/// Changes in any zone of a database. Source: Apple's documentation of `CKDatabaseSubscription`.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    /// The type of the records; nil = all.
    open var recordType: CKRecord.RecordType?

    @available(iOS, deprecated: 10.0, renamed: "init(subscriptionID:)")
    public convenience init() { self.init(subscriptionID: UUID().uuidString) }

    public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID, .database) }

    public required init?(coder: NSCoder) {
        recordType = coder.decodeText(forKey: "RecordType")
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encodeText(recordType, forKey: "RecordType")
    }
    override func copied() -> CKSubscription {
        let copy = CKDatabaseSubscription(subscriptionID: subscriptionID)
        (copy.recordType, copy.notificationInfo) = (recordType, notificationInfo)
        return copy
    }
}
