import QuinceFoundation

extension CKSyncEngine {
    /// A change of a record that waits to be sent. Source: Apple's documentation of `CKSyncEngine.PendingRecordZoneChange`.
    public enum PendingRecordZoneChange: Hashable, Sendable {
        case saveRecord(CKRecord.ID)
        case deleteRecord(CKRecord.ID)

        var recordID: CKRecord.ID {
            switch self {
            case .saveRecord(let identifier), .deleteRecord(let identifier): identifier
            }
        }
    }

    /// A change of a zone that waits to be sent. Source: Apple's documentation of `CKSyncEngine.PendingDatabaseChange`.
    public enum PendingDatabaseChange: Hashable, Sendable {
        case saveZone(CKRecordZone)
        case deleteZone(CKRecordZone.ID)

        public static func == (first: PendingDatabaseChange, second: PendingDatabaseChange) -> Bool {
            switch (first, second) {
            case (.saveZone(let first), .saveZone(let second)): first.zoneID == second.zoneID
            case (.deleteZone(let first), .deleteZone(let second)): first == second
            default: false
            }
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(zoneID) }

        var zoneID: CKRecordZone.ID {
            switch self {
            case .saveZone(let zone): zone.zoneID
            case .deleteZone(let identifier): identifier
            }
        }
    }

    /// The changes that wait. Source: Apple's documentation of `CKSyncEngine.State`.
    public final class State: @unchecked Sendable {
        private let lock = NSLock()
        private var records: [PendingRecordZoneChange] = []
        private var zones: [PendingDatabaseChange] = []
        private var hasUntracked = false
        private var isReporting = false
        /// Called with each new state, one after the other.
        var changed: (@Sendable (Serialization) async -> Void)?

        init(_ serialization: Serialization?) {
            guard let contents = serialization?.contents else { return }
            records = contents.records.map(\.change)
            zones = contents.zones.map(\.change)
            hasUntracked = contents.hasUntracked
        }

        /// In the order in which they are sent.
        public var pendingRecordZoneChanges: [PendingRecordZoneChange] { lock.withLock { records } }
        public var pendingDatabaseChanges: [PendingDatabaseChange] { lock.withLock { zones } }
        /// Whether the app has changes of which it has not told the engine.
        public var hasPendingUntrackedChanges: Bool {
            get { lock.withLock { hasUntracked } }
            set { change { hasUntracked = newValue } }
        }
        /// Zones of which the server has changes; none without an account.
        public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }

        /// Adds changes; a later change of a record replaces an earlier one.
        public func add(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            change {
                for new in changes where !records.contains(new) {
                    records.removeAll { $0.recordID == new.recordID }
                    records.append(new)
                }
            }
        }
        public func remove(pendingRecordZoneChanges changes: [PendingRecordZoneChange]) {
            change { records.removeAll { changes.contains($0) } }
        }
        /// Adds changes; a later change of a zone replaces an earlier one.
        public func add(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            change {
                for new in changes where !zones.contains(new) {
                    zones.removeAll { $0.zoneID == new.zoneID }
                    zones.append(new)
                }
            }
        }
        public func remove(pendingDatabaseChanges changes: [PendingDatabaseChange]) {
            change { zones.removeAll { changes.contains($0) } }
        }

        /// Changes the state, and has it reported unless that is under way.
        private func change(_ body: () -> Void) {
            let begins = lock.withLock { () -> Bool in
                body()
                defer { isReporting = true }
                return !isReporting && changed != nil
            }
            guard begins else { return }
            Task { await report() }
        }

        private func report() async {
            let serialization = lock.withLock {
                isReporting = false
                return Serialization(Contents(records: records, zones: zones, hasUntracked: hasUntracked))
            }
            await changed?(serialization)
        }
    }
}

extension CKSyncEngine.State {
    /// The state as the app saves it. Source: Apple's documentation of `CKSyncEngine.State.Serialization`.
    public struct Serialization: Codable, Sendable {
        let contents: Contents

        init(_ contents: Contents) { self.contents = contents }
        public init(from decoder: any Decoder) throws { contents = try Contents(from: decoder) }
        public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
    }

    /// The parts of a state.
    struct Contents: Codable, Sendable {
        var records: [RecordChange] = []
        var zones: [ZoneChange] = []
        var hasUntracked = false

        init(records: [CKSyncEngine.PendingRecordZoneChange], zones: [CKSyncEngine.PendingDatabaseChange], hasUntracked: Bool) {
            self.records = records.map { RecordChange($0) }
            self.zones = zones.map { ZoneChange($0) }
            self.hasUntracked = hasUntracked
        }
    }

    struct ZoneChange: Codable, Sendable {
        let name: String, owner: String, isDeletion: Bool

        init(_ change: CKSyncEngine.PendingDatabaseChange) {
            (name, owner) = (change.zoneID.zoneName, change.zoneID.ownerName)
            if case .deleteZone = change { isDeletion = true } else { isDeletion = false }
        }

        var change: CKSyncEngine.PendingDatabaseChange {
            let identifier = CKRecordZone.ID(zoneName: name, ownerName: owner)
            return isDeletion ? .deleteZone(identifier) : .saveZone(CKRecordZone(zoneID: identifier))
        }
    }

    struct RecordChange: Codable, Sendable {
        let record: String, zone: String, owner: String, isDeletion: Bool

        init(_ change: CKSyncEngine.PendingRecordZoneChange) {
            let identifier = change.recordID
            (record, zone, owner) = (identifier.recordName, identifier.zoneID.zoneName, identifier.zoneID.ownerName)
            if case .deleteRecord = change { isDeletion = true } else { isDeletion = false }
        }

        var change: CKSyncEngine.PendingRecordZoneChange {
            let identifier = CKRecord.ID(recordName: record, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner))
            return isDeletion ? .deleteRecord(identifier) : .saveRecord(identifier)
        }
    }
}
