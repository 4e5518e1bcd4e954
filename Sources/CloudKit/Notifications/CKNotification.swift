import QuinceFoundation

/// A notification of CloudKit's server. Source: Apple's documentation of `CKNotification`.
///
/// `CKNotification(fromRemoteNotificationDictionary:)` makes one of the subclasses, by what the dictionary holds.
open class CKNotification: NSObject, @unchecked Sendable {
    /// The kind of a notification. Source: Apple's documentation of `CKNotification.NotificationType`.
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }

    /// Names a notification. Source: Apple's documentation of `CKNotification.ID`.
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        private let text: String
        init(_ text: String) {
            self.text = text
            super.init()
        }
        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.text == text }
        open override var hash: Int { text.hashValue }
    }

    let payload: NotificationPayload
    public let notificationType: NotificationType
    open var notificationID: ID? { payload.text("nid").map { ID($0) } }
    open var containerIdentifier: String? { payload.text("cid") }
    /// The user whose subscription the notification is for.
    open var subscriptionOwnerUserRecordID: CKRecord.ID? { payload.text("ckuserid").map { CKRecord.ID(recordName: $0) } }
    /// Whether the server has left out parts, as notifications have a greatest size.
    open var isPruned: Bool { payload.number("p") == 1 }
    open var subscriptionID: CKSubscription.ID? { payload.details["sid"] as? String }

    open var alertBody: String? { payload.alertText("body") ?? payload.aps["alert"] as? String }
    open var alertLocalizationKey: String? { payload.alertText("loc-key") }
    open var alertLocalizationArgs: [String]? { payload.alertTexts("loc-args") }
    open var title: String? { payload.alertText("title") }
    open var titleLocalizationKey: String? { payload.alertText("title-loc-key") }
    open var titleLocalizationArgs: [String]? { payload.alertTexts("title-loc-args") }
    open var subtitle: String? { payload.alertText("subtitle") }
    open var subtitleLocalizationKey: String? { payload.alertText("subtitle-loc-key") }
    open var subtitleLocalizationArgs: [String]? { payload.alertTexts("subtitle-loc-args") }
    open var alertActionLocalizationKey: String? { payload.alertText("action-loc-key") }
    open var alertLaunchImage: String? { payload.alertText("launch-image") }
    open var badge: NSNumber? { NotificationPayload.integer(payload.aps["badge"]).map { NSNumber(value: $0) } }
    open var soundName: String? { payload.aps["sound"] as? String }
    open var category: String? { payload.aps["category"] as? String }

    init(_ payload: NotificationPayload, _ type: NotificationType) {
        (self.payload, notificationType) = (payload, type)
        super.init()
    }

    /// The database whose number the notification holds.
    var scope: CKDatabase.Scope {
        NotificationPayload.integer(payload.details["dbs"]).flatMap { CKDatabase.Scope(rawValue: $0) } ?? .private
    }

    /// The zone that the notification names.
    var namedZone: CKRecordZone.ID? {
        (payload.details["zid"] as? String).map { zone in
            CKRecordZone.ID(zoneName: zone, ownerName: payload.details["zoid"] as? String ?? CKCurrentUserDefaultName)
        }
    }

    /// The notification of a dictionary, of the class that fits; nil where the dictionary is none of CloudKit's.
    static func make(_ dictionary: [AnyHashable: Any]) -> CKNotification? {
        guard let payload = NotificationPayload(dictionary) else { return nil }
        switch payload.kind {
        case .query: return CKQueryNotification(payload, .query)
        case .recordZone: return CKRecordZoneNotification(payload, .recordZone)
        case .database: return CKDatabaseNotification(payload, .database)
        case .readNotification: return CKNotification(payload, .readNotification)
        }
    }
}

// An initializer of a class cannot give an instance of a subclass, but that of a protocol's extension can.
extension CustomStringConvertible where Self: CKNotification {
    /// Reads a notification that the app has received; nil where it is none of CloudKit's.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
        guard let notification = CKNotification.make(notificationDictionary) as? Self else { return nil }
        self = notification
    }
}

/// A notification of a query's subscription. Source: Apple's documentation of `CKQueryNotification`.
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    /// The change. Source: Apple's documentation of `CKQueryNotification.Reason`.
    public enum Reason: Int, Sendable { case recordCreated = 1, recordUpdated, recordDeleted }

    open var queryNotificationReason: Reason {
        NotificationPayload.integer(payload.details["fo"]).flatMap { Reason(rawValue: $0) } ?? .recordCreated
    }
    /// The values that the subscription asks for in `desiredKeys`.
    open var recordFields: [String: any CKRecordValueProtocol]? {
        (payload.details["af"] as? [String: Any])?.compactMapValues { NotificationPayload.value($0) }
    }
    open var recordID: CKRecord.ID? {
        (payload.details["rid"] as? String).map { CKRecord.ID(recordName: $0, zoneID: namedZone ?? .default) }
    }
    open var databaseScope: CKDatabase.Scope { scope }
}

/// A notification of a zone's subscription. Source: Apple's documentation of `CKRecordZoneNotification`.
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open var recordZoneID: CKRecordZone.ID? { namedZone }
    open var databaseScope: CKDatabase.Scope { scope }
}

/// A notification of a database's subscription. Source: Apple's documentation of `CKDatabaseNotification`.
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open var databaseScope: CKDatabase.Scope { scope }
}
