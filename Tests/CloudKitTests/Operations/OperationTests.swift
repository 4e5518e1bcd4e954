import QuinceFoundation
import Testing

@testable import CloudKit

/// Calls of an operation's blocks, in order.
final class CallLog: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    private var mainThread = false

    func add(_ text: String) {
        lock.withLock {
            texts.append(text)
            if Thread.isMainThread { mainThread = true }
        }
    }
    func add(_ text: String, _ error: (any Error)?) { add(text + " " + ((error as? CKError).map { "\($0.code)" } ?? "-")) }
    func add<Value>(_ text: String, _ result: Result<Value, any Error>) {
        if case .failure(let error) = result { add(text, error) } else { add(text + " success") }
    }
    var calls: [String] { lock.withLock { texts } }
    var usedMainThread: Bool { lock.withLock { mainThread } }
}

/// Runs an operation until its `completionBlock`.
func finish(_ operation: CKOperation, _ log: CallLog, _ begin: (CKOperation) -> Void) async {
    await withCheckedContinuation { continuation in
        operation.completionBlock = {
            log.add("completion")
            continuation.resume()
        }
        begin(operation)
    }
}

struct OperationTests {
    private let database = CKContainer(identifier: "iCloud.example").privateCloudDatabase

    private func run(_ operation: CKDatabaseOperation, _ log: CallLog) async {
        await finish(operation, log) { _ in database.add(operation) }
        #expect(operation.database === database)
        #expect(!log.usedMainThread)
    }

    @Test func aQueryEndsWithoutAnAccount() async {
        let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
        #expect(operation.resultsLimit == CKQueryOperation.maximumResults)
        #expect(operation.desiredKeys == nil)
        let log = CallLog()
        operation.recordMatchedBlock = { _, result in log.add("record", result) }
        operation.queryResultBlock = { log.add("result", $0) }
        operation.queryCompletionBlock = { log.add("completed", $1) }
        await run(operation, log)
        #expect(log.calls == ["completed notAuthenticated", "result notAuthenticated", "completion"])
        #expect(operation.isFinished)
    }

    @Test func recordsEndBeforeTheResult() async {
        let records = ["a", "b"].map { CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: $0)) }
        let operation = CKModifyRecordsOperation(recordsToSave: records, recordIDsToDelete: [CKRecord.ID(recordName: "c")])
        #expect(operation.isAtomic)
        #expect(operation.savePolicy == .ifServerRecordUnchanged)
        let log = CallLog()
        operation.perRecordSaveBlock = { log.add("save \($0.recordName)", $1) }
        operation.perRecordDeleteBlock = { log.add("delete \($0.recordName)", $1) }
        operation.modifyRecordsResultBlock = { log.add("result", $0) }
        await run(operation, log)
        #expect(
            log.calls == [
                "save a notAuthenticated", "save b notAuthenticated", "delete c notAuthenticated", "result notAuthenticated", "completion",
            ])
    }

    @Test func fetchedItemsEndBeforeTheResult() async {
        let log = CallLog(), identifier = CKRecord.ID(recordName: "a"), zone = CKRecordZone.ID(zoneName: "z")
        let records = CKFetchRecordsOperation(recordIDs: [identifier])
        records.perRecordResultBlock = { log.add($0.recordName, $1) }
        records.fetchRecordsResultBlock = { log.add("records", $0) }
        await run(records, log)
        let zones = CKFetchRecordZonesOperation(recordZoneIDs: [zone])
        zones.perRecordZoneResultBlock = { log.add($0.zoneName, $1) }
        zones.fetchRecordZonesResultBlock = { log.add("zones", $0) }
        await run(zones, log)
        let changes = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone], configurationsByRecordZoneID: [zone: .init(resultsLimit: 3)])
        #expect(changes.fetchAllChanges)
        changes.recordZoneFetchResultBlock = { log.add($0.zoneName, $1) }
        changes.fetchRecordZoneChangesResultBlock = { log.add("changes", $0) }
        await run(changes, log)
        let subscriptions = CKFetchSubscriptionsOperation(subscriptionIDs: ["s"])
        subscriptions.perSubscriptionResultBlock = { log.add($0, $1) }
        subscriptions.fetchSubscriptionsResultBlock = { log.add("subscriptions", $0) }
        await run(subscriptions, log)
        let expected = ["a", "records", "z", "zones", "z", "changes", "s", "subscriptions"]
        #expect(log.calls.filter { $0 != "completion" } == expected.map { $0 + " notAuthenticated" })
    }

    @Test func everyOtherOperationEndsToo() async {
        let log = CallLog(), zone = CKRecordZone(zoneName: "z")
        let zones = CKModifyRecordZonesOperation(recordZonesToSave: [zone], recordZoneIDsToDelete: nil)
        zones.perRecordZoneSaveBlock = { log.add($0.zoneName, $1) }
        zones.modifyRecordZonesResultBlock = { log.add("zones", $0) }
        await run(zones, log)
        let changes = CKFetchDatabaseChangesOperation(previousServerChangeToken: nil)
        changes.fetchDatabaseChangesResultBlock = { log.add("changes", $0) }
        await run(changes, log)
        let subscriptions = CKModifySubscriptionsOperation(
            subscriptionsToSave: [CKDatabaseSubscription(subscriptionID: "s")], subscriptionIDsToDelete: ["t"])
        subscriptions.perSubscriptionSaveBlock = { log.add($0, $1) }
        subscriptions.perSubscriptionDeleteBlock = { log.add($0, $1) }
        subscriptions.modifySubscriptionsResultBlock = { log.add("subscriptions", $0) }
        await run(subscriptions, log)
        let metadata = CKFetchShareMetadataOperation(shareURLs: [URL(fileURLWithPath: "/a")])
        metadata.perShareMetadataResultBlock = { log.add($0.lastPathComponent, $1) }
        metadata.fetchShareMetadataResultBlock = { log.add("metadata", $0) }
        await finish(metadata, log) { CKContainer.default().add($0) }
        let share = CKShare(rootRecord: CKRecord(recordType: "Note"))
        let accepted = CKAcceptSharesOperation(shareMetadatas: [CKShare.Metadata(share, containerIdentifier: "c", root: nil)])
        accepted.perShareResultBlock = { log.add($0.containerIdentifier, $1) }
        accepted.acceptSharesResultBlock = { log.add("accepted", $0) }
        await finish(accepted, log) { CKContainer.default().add($0) }
        let expected = ["z", "zones", "changes", "s", "t", "subscriptions", "a", "metadata", "c", "accepted"]
        #expect(log.calls.filter { $0 != "completion" } == expected.map { $0 + " notAuthenticated" })
    }

    @Test func allItemsCanBeAskedFor() async {
        let log = CallLog()
        let zones = CKFetchRecordZonesOperation.fetchAllRecordZonesOperation()
        zones.fetchRecordZonesResultBlock = { log.add("zones", $0) }
        await run(zones, log)
        let subscriptions = CKFetchSubscriptionsOperation.fetchAllSubscriptionsOperation()
        subscriptions.fetchSubscriptionsResultBlock = { log.add("subscriptions", $0) }
        await run(subscriptions, log)
        let user = CKFetchRecordsOperation.fetchCurrentUserRecordOperation()
        user.fetchRecordsResultBlock = { log.add("user", $0) }
        await run(user, log)
        #expect(log.calls.filter { $0 != "completion" } == ["zones", "subscriptions", "user"].map { $0 + " notAuthenticated" })
    }

    @Test func whatIsMissingIsAnInvalidArgument() async {
        let log = CallLog(), operation = CKQueryOperation()
        operation.queryResultBlock = { log.add("result", $0) }
        await run(operation, log)
        #expect(log.calls == ["result invalidArguments", "completion"])
    }

    @Test func aCancelledOperationSaysSo() async {
        let log = CallLog(), operation = CKFetchRecordsOperation(recordIDs: [CKRecord.ID(recordName: "a")])
        operation.fetchRecordsResultBlock = { log.add("result", $0) }
        operation.cancel()
        await run(operation, log)
        #expect(log.calls == ["result operationCancelled", "completion"])
    }

    @Test func anOperationRunsOnAQueueOfTheApps() async {
        let log = CallLog(), queue = OperationQueue(), operation = CKModifyRecordsOperation()
        operation.modifyRecordsResultBlock = { log.add("result", $0) }
        let next = BlockOperation { log.add("next") }
        next.addDependency(operation)
        await withCheckedContinuation { continuation in
            next.completionBlock = { continuation.resume() }
            queue.addOperations([next, operation], waitUntilFinished: false)
        }
        #expect(log.calls == ["result notAuthenticated", "next"])
    }

    @Test func configurationsComeFromTheGroup() {
        let operation = CKQueryOperation()
        #expect(operation.configuration.allowsCellularAccess)
        #expect(!operation.isLongLived)
        #expect(operation.timeoutIntervalForRequest == 60)
        #expect(operation.timeoutIntervalForResource == 604_800)
        let group = CKOperationGroup(), grouped = CKQueryOperation()
        group.defaultConfiguration.timeoutIntervalForRequest = 5
        grouped.group = group
        #expect(grouped.timeoutIntervalForRequest == 5)
        grouped.qualityOfService = .userInitiated
        #expect(grouped.configuration.qualityOfService == .userInitiated)
        #expect(group.defaultConfiguration.qualityOfService == .default)
        grouped.configuration = nil
        #expect(grouped.qualityOfService == .default)
    }

    @Test func databasesAreConfigured() async {
        let configuration = CKOperation.Configuration(), group = CKOperationGroup()
        configuration.timeoutIntervalForRequest = 7
        let log = CallLog(), operation = CKModifyRecordsOperation()
        await database.configuredWith(configuration: configuration, group: group) { configured in
            await finish(operation, log) { _ in configured.add(operation) }
        }
        #expect(operation.timeoutIntervalForRequest == 7)
        #expect(operation.group === group)
        let scope = database.configuredWith(group: group) { $0.databaseScope }
        #expect(scope == .private)
    }
}
