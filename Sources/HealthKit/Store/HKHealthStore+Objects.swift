import DeviceRuntime
import HealthModel
@_spi(Quince) import QuinceFoundation

/// Saving and deleting, on the store's queue.
extension HKHealthStore {
    /// Whether the user has let the app write some types.
    ///
    /// - Throws: `HKError`.
    static func checkSharing(_ types: Set<HKSampleType>) throws {
        let asked = try HealthDatabase.read().authorizations[HealthSource.app.bundle]?.share ?? []
        let status = DeviceRuntime.current.permissions.currentStatus(of: .health)
        guard status != .notDetermined, types.allSatisfy({ asked.contains($0.identifier) }) else {
            throw HKError(.errorAuthorizationNotDetermined, "Authorization is not determined")
        }
        if status == .denied { throw HKError(.errorAuthorizationDenied) }
    }

    /// Saves samples, and those inside of correlations.
    ///
    /// - Parameter workout: The workout that they become parts of.
    /// - Throws: `HKError`; nothing is saved then.
    static func saveNow(_ objects: [HKObject], in workout: UUID? = nil) throws {
        let samples = objects.compactMap { $0 as? HKSample }
        let all = samples.flatMap { sample in [sample] + Array((sample as? HKCorrelation)?.objects ?? []) }
        try checkSharing(Set(all.map(\.sampleType)).filter { !($0 is HKCorrelationType) })
        let records = try all.map { sample in
            guard var record = sample.record else {
                throw HKError(.errorInvalidArgument, "Objects of class \(type(of: sample)) cannot be saved.")
            }
            // Whoever made the object, the app that saves it is its source.
            (record.source, record.workout) = (.app, workout ?? record.workout)
            return record
        }
        try HealthDatabase.change { document in
            let new = Set(records.map(\.uuid)), known = new.intersection(document.objects.map(\.uuid))
            guard new.count == records.count, workout != nil || known.isEmpty else {
                throw HKError(.errorInvalidArgument, "An object with the same UUID has already been saved.")
            }
            document.save(records.filter { !known.contains($0.uuid) })
            if let workout { document.relate(known, to: workout) }
        }
        HealthUpdates.shared.notify()
    }

    /// - Throws: `HKError` where one of the objects is not there, or another app's.
    static func deleteNow(_ objects: [HKObject]) throws {
        let wanted = Set(objects.map(\.uuid)), app = HealthSource.app.bundle
        try HealthDatabase.change { document in
            let own = document.objects.filter { $0.source.bundle == app && wanted.contains($0.uuid) }
            guard own.count == wanted.count else { throw HKError(.errorInvalidArgument, "Failed to find some objects for deletion.") }
            document.delete(wanted)
        }
        HealthUpdates.shared.notify()
    }

    static func deleteNow(_ type: HKObjectType, _ predicate: Foundation.NSPredicate) throws -> Int {
        guard let type = type as? HKSampleType else { return 0 }
        let app = HealthSource.app.bundle
        let found = try HealthSnapshot().samples(of: type, predicate).filter { $0.sourceRevision.source.bundleIdentifier == app }
        let count = try HealthDatabase.change { $0.delete(Set(found.map(\.uuid))) }
        HealthUpdates.shared.notify()
        return count
    }
}
