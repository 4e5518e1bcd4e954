import CoreLocation
import QuinceFoundation
import Testing

@testable import CloudKit

struct RecordTests {
    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    private func note() -> CKRecord { CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "first")) }

    @Test func numbersConvertWhereNothingIsLost() {
        let record = note()
        record["count"] = 3
        record["ratio"] = 1.5
        record["done"] = true
        record["size"] = NSNumber(value: 7)
        #expect(record["count"] == 3.0)
        #expect(record["count"] == Int64(3))
        let number: NSNumber? = record["count"]
        #expect(number == 3)
        #expect(record["ratio"] == nil as Int?)
        #expect(record["done"] == 1)
        #expect(record["size"] == 7)
        let text: NSString? = record["count"]
        #expect(text == nil)
    }

    @Test func valuesAreIteratedInOrder() {
        let record = note()
        record["b"] = "two words"
        record["a"] = 1
        #expect(record.map { $0.0 } == ["a", "b"])
        #expect(record.allTokens() == ["two", "words"])
        record.setValue("new", forKey: "b")
        #expect(record.value(forKey: "b") as? String == "new")
    }

    @Test func encryptedValuesAreTheirOwn() {
        let record = note()
        record.encryptedValues["secret"] = "x"
        #expect(record["secret"] == nil as String?)
        #expect(record.encryptedValues["secret"] == "x")
        #expect(record.encryptedValues.changedKeys() == ["secret"])
        #expect(record.changedKeys() == [])
    }

    @Test func systemFieldsAreEncodedWithoutValues() throws {
        let record = note()
        record["title"] = "Shopping"
        record.setParent(CKRecord.ID(recordName: "list"))
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        let back = try #require(CKRecord(coder: decoder))
        #expect(back.recordID == record.recordID)
        #expect(back.recordType == "Note")
        #expect(back.parent?.recordID.recordName == "list")
        #expect(back.allKeys() == [])
    }

    @Test func wholeRecordsAreArchived() throws {
        let record = note()
        record["title"] = "Shopping"
        record["count"] = 3
        record["date"] = Date(timeIntervalSinceReferenceDate: 5)
        record["data"] = Data([1, 2])
        record["names"] = ["a", "b"]
        record["place"] = CLLocation(latitude: 1, longitude: 2)
        record["other"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "x"), action: .deleteSelf)
        let back = try archived(record)
        #expect(back["title"] == "Shopping")
        #expect(back["count"] == 3)
        #expect(back["date"] == Date(timeIntervalSinceReferenceDate: 5))
        #expect(back["data"] == Data([1, 2]))
        #expect(back["names"] as? [String] == ["a", "b"])
        #expect((back["place"] as? CLLocation)?.coordinate.longitude == 2)
        #expect((back["other"] as? CKRecord.Reference)?.action == .deleteSelf)
        #expect(back.changedKeys() == record.changedKeys())
    }

    @Test func copiesAreIndependent() throws {
        let record = note()
        record["title"] = "one"
        let copy = try #require(record.copy() as? CKRecord)
        copy["title"] = "two"
        #expect(record["title"] == "one")
    }

    @Test func recordsAreOrderedByDistance() throws {
        let near = note(), far = note()
        near["place"] = CLLocation(latitude: 1, longitude: 1)
        far["place"] = CLLocation(latitude: 9, longitude: 9)
        let descriptor = CKLocationSortDescriptor(key: "place", relativeLocation: CLLocation(latitude: 0, longitude: 0))
        #expect(descriptor.compare(near, to: far) == .orderedAscending)
        #expect(descriptor.compare(far, to: near) == .orderedDescending)
        #expect(descriptor.key == "place")
    }

    @Test func identifiersAndSubscriptionsAreArchived() throws {
        let zone = CKRecordZone.ID(zoneName: "z", ownerName: "o")
        #expect(try archived(zone) == zone)
        let subscription = CKQuerySubscription(
            recordType: "Note", predicate: NSPredicate(format: "count > 3"), subscriptionID: "s",
            options: [.firesOnRecordUpdate, .firesOnce])
        subscription.zoneID = zone
        subscription.notificationInfo = CKSubscription.NotificationInfo(alertBody: "Hello", desiredKeys: ["count"], shouldBadge: true)
        let back = try archived(subscription)
        #expect(back.subscriptionType == .query)
        #expect(back.querySubscriptionOptions == [.firesOnRecordUpdate, .firesOnce])
        #expect(back.predicate.predicateFormat == "count > 3")
        #expect(back.zoneID == zone)
        #expect(back.notificationInfo?.alertBody == "Hello")
        #expect(back.notificationInfo?.desiredKeys == ["count"])
        #expect(back.notificationInfo?.shouldBadge == true)
        #expect(back.notificationInfo?.shouldSendContentAvailable == false)
    }
}
