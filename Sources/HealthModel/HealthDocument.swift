import Foundation

/// The health data of a device's user: the format of `DeviceDocument.health`, which apps and the host read and change.
public struct HealthDocument: Codable, Equatable, Sendable {
    /// The number of the last change; each saved or deleted object has the number of its own.
    public var lastChange = 0
    /// The samples, in the order in which they were saved.
    public var objects: [HealthRecord] = []
    /// The deletions, the oldest first; the last `maximumDeletions` are kept.
    public var deletions: [HealthDeletion] = []
    public var characteristics = HealthCharacteristics()
    /// The types that apps have asked for, by their bundle identifiers.
    public var authorizations: [String: HealthAuthorization] = [:]

    public static let maximumDeletions = 10_000

    public init() {}

    /// Reads a document as the host keeps it.
    ///
    /// - Parameter contents: nil = an empty store.
    public init(contents: Data?) throws {
        self = try contents.map { try JSONDecoder().decode(HealthDocument.self, from: $0) } ?? HealthDocument()
    }

    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(self)
    }

    /// Adds samples. One with a sync identifier takes the place of the source's earlier one of the same type, unless its version is not greater: then
    /// nothing changes.
    public mutating func save(_ records: [HealthRecord]) {
        for var record in records {
            if let identifier = record.syncIdentifier {
                let earlier = objects.first {
                    $0.syncIdentifier == identifier && $0.type == record.type && $0.source.bundle == record.source.bundle
                }
                if let earlier {
                    guard record.syncVersion > earlier.syncVersion else { continue }
                    delete([earlier.uuid])
                }
            }
            lastChange += 1
            record.change = lastChange
            objects.append(record)
        }
    }

    /// Deletes samples, and the routes of workouts among them.
    ///
    /// - Returns: The number of deleted samples.
    @discardableResult public mutating func delete(_ identifiers: Set<UUID>) -> Int {
        guard !identifiers.isEmpty else { return 0 }
        var deleted: [HealthRecord] = []
        objects.removeAll { record in
            guard identifiers.contains(record.uuid) else { return false }
            deleted.append(record)
            return true
        }
        for record in deleted {
            lastChange += 1
            deletions.append(HealthDeletion(uuid: record.uuid, type: record.type, source: record.source.bundle, change: lastChange))
        }
        if deletions.count > Self.maximumDeletions { deletions.removeFirst(deletions.count - Self.maximumDeletions) }
        return deleted.count
    }

    /// Marks samples as parts of a workout.
    public mutating func relate(_ identifiers: Set<UUID>, to workout: UUID) {
        for index in objects.indices where identifiers.contains(objects[index].uuid) { objects[index].workout = workout }
    }
}

/// The types that an app has asked for.
public struct HealthAuthorization: Codable, Equatable, Sendable {
    public var share: Set<String> = []
    public var read: Set<String> = []

    public init() {}
}

/// The characteristics of the user; nil for those that were not entered.
public struct HealthCharacteristics: Codable, Equatable, Sendable {
    /// The raw value of `HKBiologicalSex`.
    public var biologicalSex: Int?
    /// The raw value of `HKBloodType`.
    public var bloodType: Int?
    public var dateOfBirth: DateComponents?
    /// The raw value of `HKFitzpatrickSkinType`.
    public var skinType: Int?
    /// The raw value of `HKWheelchairUse`.
    public var wheelchairUse: Int?

    public init() {}
}

/// A sample that was deleted.
public struct HealthDeletion: Codable, Equatable, Sendable {
    public let uuid: UUID
    public let type: String
    /// The bundle identifier of the app that had saved it.
    public let source: String
    public let change: Int
}
