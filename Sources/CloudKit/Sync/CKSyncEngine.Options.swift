import QuinceFoundation

extension CKSyncEngine {
    /// Why the engine fetches or sends. Source: Apple's documentation of `CKSyncEngine.SyncReason`.
    public enum SyncReason: Hashable, Sendable { case scheduled, manual }

    /// The zones to fetch. Source: Apple's documentation of `CKSyncEngine.FetchChangesOptions`.
    public struct FetchChangesOptions: @unchecked Sendable {
        public enum Scope: Hashable, Sendable {
            case all
            case allExcluding([CKRecordZone.ID])
            case zoneIDs([CKRecordZone.ID])

            public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
                switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(zoneID)
                case .zoneIDs(let zones): zones.contains(zoneID)
                }
            }
        }

        public var scope: Scope
        public var operationGroup: CKOperationGroup
        /// Zones that are fetched first.
        public var prioritizedZoneIDs: [CKRecordZone.ID] = []

        public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
            (self.scope, self.operationGroup) = (scope, operationGroup ?? CKOperationGroup())
        }
    }

    /// The changes to send. Source: Apple's documentation of `CKSyncEngine.SendChangesOptions`.
    public struct SendChangesOptions: @unchecked Sendable {
        public enum Scope: Hashable, Sendable {
            case all
            case allExcluding([CKRecordZone.ID])
            case zoneIDs([CKRecordZone.ID])
            case recordIDs([CKRecord.ID])

            public func contains(_ recordID: CKRecord.ID) -> Bool {
                switch self {
                case .all: true
                case .allExcluding(let zones): !zones.contains(recordID.zoneID)
                case .zoneIDs(let zones): zones.contains(recordID.zoneID)
                case .recordIDs(let records): records.contains(recordID)
                }
            }

            public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool { contains(pendingRecordZoneChange.recordID) }
        }

        public var scope: Scope
        public var operationGroup: CKOperationGroup

        public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
            (self.scope, self.operationGroup) = (scope, operationGroup ?? CKOperationGroup())
        }
    }

    /// Source: Apple's documentation of `CKSyncEngine.SendChangesContext`.
    public struct SendChangesContext: Sendable {
        public let reason: SyncReason
        public let options: SendChangesOptions
    }

    /// Source: Apple's documentation of `CKSyncEngine.FetchChangesContext`.
    public struct FetchChangesContext: Sendable {
        public let reason: SyncReason
        public let options: FetchChangesOptions
    }

    /// The records that are sent together. Source: Apple's documentation of `CKSyncEngine.RecordZoneChangeBatch`.
    public struct RecordZoneChangeBatch: @unchecked Sendable {
        /// The most changes of a batch that is made of pending ones.
        private static let limit = 250

        public var recordsToSave: [CKRecord]
        public var recordIDsToDelete: [CKRecord.ID]
        /// Whether all records of a zone fail with one of them.
        public var atomicByZone: Bool

        public init(recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [], atomicByZone: Bool = false) {
            (self.recordsToSave, self.recordIDsToDelete, self.atomicByZone) = (recordsToSave, recordIDsToDelete, atomicByZone)
        }

        /// The batch of the first changes; nil where there are none. Changes whose record the provider does not have are left out.
        public init?(
            pendingChanges: [PendingRecordZoneChange], recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
        ) async {
            guard !pendingChanges.isEmpty else { return nil }
            self.init()
            for change in pendingChanges.prefix(Self.limit) {
                switch change {
                case .saveRecord(let identifier):
                    if let record = await recordProvider(identifier) { recordsToSave.append(record) }
                case .deleteRecord(let identifier): recordIDsToDelete.append(identifier)
                }
            }
        }
    }
}
