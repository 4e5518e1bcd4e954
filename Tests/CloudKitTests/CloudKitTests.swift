import Testing

@testable import CloudKit

struct CloudKitTests {
    @Test func nobodyIsSignedIn() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        let status = await withCheckedContinuation { continuation in
            CKContainer(identifier: "iCloud.example").accountStatus { status, error in
                #expect(error == nil)
                continuation.resume(returning: status)
            }
        }
        #expect(status == .noAccount)
        let error = await #expect(throws: CKError.self) { _ = try await CKContainer.default().userRecordID() }
        #expect(error?.code == .notAuthenticated)
    }

    @Test func nothingIsSaved() async {
        let database = CKContainer.default().privateCloudDatabase
        #expect(database.databaseScope == .private)
        let record = CKRecord(recordType: "Note")
        let error = await #expect(throws: CKError.self) { try await database.save(record) }
        #expect(error?.code == .notAuthenticated)
        let reported = await withCheckedContinuation { continuation in
            database.perform(CKQuery(recordType: "Note", predicate: NSPredicate(value: true)), inZoneWith: nil) { _, error in
                continuation.resume(returning: error)
            }
        }
        #expect((reported as? CKError)?.code == .notAuthenticated)
    }

    @Test func aRecordHasValues() {
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "first"))
        record["title"] = "Shopping" as CKRecordValue
        record["count"] = 3
        record["parts"] = ["a", "b"]
        #expect(record["title"] as? String == "Shopping")
        let count: Int? = record["count"]
        #expect(count == 3)
        record["parts"] = nil as String?
        #expect(record.allKeys() == ["count", "title"])
        #expect(record.changedKeys() == ["count", "parts", "title"])
        #expect(record.recordID == CKRecord.ID(recordName: "first"))
        #expect(record.recordID != CKRecord.ID(recordName: "first", zoneID: CKRecordZone.ID(zoneName: "other")))
        #expect(record.creationDate == nil)
    }
}
