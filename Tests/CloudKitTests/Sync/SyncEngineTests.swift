import QuinceFoundation
import Testing

@testable import CloudKit

struct SyncEngineTests {
    /// Keeps the states that an engine reports.
    private final class Delegate: CKSyncEngineDelegate, @unchecked Sendable {
        private let stream: AsyncStream<CKSyncEngine.Event>
        private let continuation: AsyncStream<CKSyncEngine.Event>.Continuation

        init() { (stream, continuation) = AsyncStream.makeStream() }

        func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async { continuation.yield(event) }
        func nextRecordZoneChangeBatch(
            _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
        ) async -> CKSyncEngine.RecordZoneChangeBatch? { nil }

        /// The first state that an engine reports.
        func state() async -> CKSyncEngine.State.Serialization? {
            for await case .stateUpdate(let update) in stream { return update.stateSerialization }
            return nil
        }
    }

    private func engine(_ delegate: Delegate, _ state: CKSyncEngine.State.Serialization? = nil) -> CKSyncEngine {
        CKSyncEngine(
            CKSyncEngine.Configuration(
                database: CKContainer.default().privateCloudDatabase, stateSerialization: state, delegate: delegate))
    }

    @Test func thereIsNoAccount() async {
        let engine = engine(Delegate())
        for body in [{ try await engine.fetchChanges() }, { try await engine.sendChanges() }] {
            let error = await #expect(throws: CKError.self) { try await body() }
            #expect(error?.code == .notAuthenticated)
        }
        await engine.cancelOperations()
    }

    @Test func pendingChangesAreInTheStateThatTheAppSaves() async throws {
        let delegate = Delegate(), first = engine(delegate), record = CKRecord.ID(recordName: "a")
        first.state.add(pendingDatabaseChanges: [.saveZone(CKRecordZone(zoneName: "z"))])
        first.state.add(pendingRecordZoneChanges: [.saveRecord(record), .saveRecord(record)])
        let state = try #require(await delegate.state())
        let data = try JSONEncoder().encode(state)
        let second = engine(Delegate(), try JSONDecoder().decode(CKSyncEngine.State.Serialization.self, from: data))
        #expect(second.state.pendingDatabaseChanges == [.saveZone(CKRecordZone(zoneName: "z"))])
        #expect(first.state.pendingRecordZoneChanges == [.saveRecord(record)])
        first.state.add(pendingRecordZoneChanges: [.deleteRecord(record)])
        #expect(first.state.pendingRecordZoneChanges == [.deleteRecord(record)])
        first.state.remove(pendingRecordZoneChanges: [.deleteRecord(record)])
        #expect(first.state.pendingRecordZoneChanges == [])
    }

    @Test func aBatchIsMadeOfPendingChanges() async throws {
        let saved = CKRecord.ID(recordName: "saved"), lost = CKRecord.ID(recordName: "lost"), gone = CKRecord.ID(recordName: "gone")
        let batch = try #require(
            await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: [.saveRecord(saved), .saveRecord(lost), .deleteRecord(gone)]) {
                $0 == saved ? CKRecord(recordType: "Note", recordID: $0) : nil
            })
        #expect(batch.recordsToSave.map(\.recordID) == [saved])
        #expect(batch.recordIDsToDelete == [gone])
        let empty = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: []) { _ in nil }
        #expect(empty == nil)
    }
}
