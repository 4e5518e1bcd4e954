import QuinceFoundation
import Testing

@testable import CloudKit

struct NotificationTests {
    private func payload(_ change: [String: Any], alert: Any? = nil) -> [AnyHashable: Any] {
        var aps: [String: Any] = ["badge": 2, "sound": "default", "category": "note", "content-available": 1]
        if let alert { aps["alert"] = alert }
        return ["aps": aps, "ck": ["ce": 2, "cid": "iCloud.example", "nid": "n-1", "ckuserid": "_u"].merging(change) { $1 }]
    }

    @Test func aQuerysNotificationIsRead() throws {
        let change: [String: Any] = [
            "qry": ["dbs": 2, "fo": 3, "rid": "r", "zid": "z", "zoid": "o", "sid": "s", "af": ["title": "Shopping", "count": 3]]
        ]
        let alert: [String: Any] = ["title": "T", "body": "B", "loc-key": "K", "loc-args": ["a"], "action-loc-key": "A"]
        let notification = try #require(CKNotification(fromRemoteNotificationDictionary: payload(change, alert: alert)))
        #expect(notification.notificationType == .query)
        #expect(notification.containerIdentifier == "iCloud.example")
        #expect(notification.notificationID == CKNotification.ID("n-1"))
        #expect(notification.subscriptionID == "s")
        #expect(notification.subscriptionOwnerUserRecordID?.recordName == "_u")
        #expect(!notification.isPruned)
        #expect(notification.title == "T")
        #expect(notification.alertBody == "B")
        #expect(notification.alertLocalizationKey == "K")
        #expect(notification.alertLocalizationArgs == ["a"])
        #expect(notification.alertActionLocalizationKey == "A")
        #expect(notification.badge == 2)
        #expect(notification.soundName == "default")
        #expect(notification.category == "note")
        let query = try #require(notification as? CKQueryNotification)
        #expect(query.queryNotificationReason == .recordDeleted)
        #expect(query.recordID == CKRecord.ID(recordName: "r", zoneID: CKRecordZone.ID(zoneName: "z", ownerName: "o")))
        #expect(query.databaseScope == .private)
        #expect(query.recordFields?["title"] as? String == "Shopping")
        #expect(query.recordFields?["count"] as? Int == 3)
    }

    @Test func aZonesNotificationIsRead() throws {
        let change = ["fet": ["dbs": 3, "zid": "z", "zoid": "o", "sid": "s"] as [String: Any]]
        let zone = try #require(CKNotification(fromRemoteNotificationDictionary: payload(change)) as? CKRecordZoneNotification)
        #expect(zone.notificationType == .recordZone)
        #expect(zone.recordZoneID == CKRecordZone.ID(zoneName: "z", ownerName: "o"))
        #expect(zone.databaseScope == .shared)
    }

    @Test func aDatabasesNotificationIsRead() throws {
        let change = ["met": ["dbs": 2, "sid": "s"] as [String: Any]]
        let database = try #require(CKDatabaseNotification(fromRemoteNotificationDictionary: payload(change, alert: "Plain")))
        #expect(database.notificationType == .database)
        #expect(database.databaseScope == .private)
        #expect(database.alertBody == "Plain")
        // A class that does not fit gives nothing.
        #expect(CKQueryNotification(fromRemoteNotificationDictionary: payload(change)) == nil)
    }

    @Test func otherNotificationsAreNone() {
        #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": ["alert": "Hello"]]) == nil)
        #expect(CKNotification(fromRemoteNotificationDictionary: ["ck": "text"]) == nil)
    }
}
