import QuinceFoundation

extension CKDatabase {
    /// Changes of a database's zones. Source: Apple's documentation of `CKDatabase.DatabaseChange`.
    public enum DatabaseChange {
        /// A zone that was made or changed.
        public struct Modification: Hashable, Sendable {
            public let zoneID: CKRecordZone.ID
        }
        /// A zone that was deleted.
        public struct Deletion: Hashable, Sendable {
            public enum Reason: Int, Sendable { case deleted, purged, encryptedDataReset }
            public let zoneID: CKRecordZone.ID
            public let reason: Reason
            public var purged: Bool { reason == .purged }
        }
    }

    /// Changes of a zone's records. Source: Apple's documentation of `CKDatabase.RecordZoneChange`.
    public enum RecordZoneChange {
        /// A record that was made or changed.
        public struct Modification: Hashable, @unchecked Sendable {
            public let record: CKRecord
        }
        /// A record that was deleted.
        public struct Deletion: Hashable, Sendable {
            public let recordID: CKRecord.ID
            public let recordType: CKRecord.RecordType
        }
    }

    @preconcurrency public func fetchDatabaseChanges(
        since changeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (
                        modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
                        changeToken: CKServerChangeToken,
                        moreComing: Bool
                    ), any Error
                >
            ) -> Void
    ) { fail(completionHandler) }

    public func databaseChanges(
        since changeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil
    ) async throws -> (
        modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion], changeToken: CKServerChangeToken,
        moreComing: Bool
    ) { throw CKError.noAccount }

    @preconcurrency public func fetchRecordZoneChanges(
        inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int? = nil,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (
                        modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
                        deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
                    ), any Error
                >
            ) -> Void
    ) { fail(completionHandler) }

    public func recordZoneChanges(
        inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int? = nil
    ) async throws -> (
        modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
        deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
    ) { throw CKError.noAccount }
}
