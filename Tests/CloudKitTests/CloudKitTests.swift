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

    @Test func severalItemsAtOnceFailAsAWhole() async {
        let database = CKContainer.default().publicCloudDatabase, query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
        let requests: [() async throws -> Void] = [
            { _ = try await database.records(matching: query) }, { _ = try await database.records(for: []) },
            { _ = try await database.modifyRecords(saving: [], deleting: []) }, { _ = try await database.allRecordZones() },
            { _ = try await database.databaseChanges(since: nil) },
            { _ = try await database.recordZoneChanges(inZoneWith: .default, since: nil) },
            { _ = try await database.allSubscriptions() }, { _ = try await database.modifyRecordZones(saving: [], deleting: []) },
        ]
        for request in requests {
            let error = await #expect(throws: CKError.self) { try await request() }
            #expect(error?.code == .notAuthenticated)
        }
    }

    @Test func errorsHoldTheirParts() {
        let item = CKRecord.ID(recordName: "a"), server = CKRecord(recordType: "Note", recordID: item)
        let changed = CKError(.serverRecordChanged, userInfo: [CKRecordChangedErrorServerRecordKey: server])
        let partial = CKError(.partialFailure, userInfo: [CKPartialErrorsByItemIDKey: [item: changed] as [AnyHashable: any Error]])
        let part = partial.partialErrorsByItemID?[item] as? CKError
        #expect(part?.code == .serverRecordChanged)
        #expect(part?.serverRecord === server)
        #expect(CKError(.requestRateLimited, userInfo: [CKErrorRetryAfterKey: 3.0]).retryAfterSeconds == 3)
    }
}
