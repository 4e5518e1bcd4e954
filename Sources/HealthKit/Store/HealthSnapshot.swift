import DeviceProtocol
import DeviceRuntime
import HealthModel
import QuinceFoundation

/// The health data of one moment, as far as the app may read it.
struct HealthSnapshot {
    let document: HealthDocument
    /// The app's bundle identifier.
    private let app: String
    private let permission: PermissionStatus

    /// - Throws: `HKError`.
    init() throws {
        document = try HealthDatabase.read()
        app = HealthSource.app.bundle
        permission = DeviceRuntime.current.permissions.currentStatus(of: .health)
    }

    /// Which samples of a type the app sees: all, or its own where the user has refused, as on iOS, so that no app learns of the refusal.
    ///
    /// - Throws: `HKError.errorAuthorizationNotDetermined` for a type that the app has never asked for.
    private func seesAll(_ type: String) throws -> Bool {
        let asked = document.authorizations[app] ?? HealthAuthorization()
        guard permission != .notDetermined, asked.read.contains(type) || asked.share.contains(type) else {
            throw HKError(.errorAuthorizationNotDetermined)
        }
        return permission == .granted && asked.read.contains(type)
    }

    private func checkAccess(to type: HKSampleType) throws -> Bool {
        guard type is HKCorrelationType else { return try seesAll(type.identifier) }
        // A correlation is read through the types inside.
        let inside: [HKQuantityTypeIdentifier] =
            type.identifier == HKCorrelationTypeIdentifier.bloodPressure.rawValue ? [.bloodPressureSystolic, .bloodPressureDiastolic] : []
        if inside.isEmpty { return permission == .granted }
        return try inside.allSatisfy { try seesAll($0.rawValue) }
    }

    /// Checks that the user has been asked for a fact about them.
    func checkCharacteristic(_ identifier: HKCharacteristicTypeIdentifier) throws {
        if try !seesAll(identifier.rawValue) { throw HKError(.errorAuthorizationDenied) }
    }

    /// Checks that the user has been asked for their activity rings.
    func checkSummaries() throws { _ = try seesAll(HKObjectType.activitySummaryType().identifier) }

    /// The samples of a type that a predicate accepts, in the order in which they were saved.
    ///
    /// - Parameter after: Only those of later changes.
    func samples(of type: HKSampleType, _ predicate: Foundation.NSPredicate?, after change: Int = 0) throws -> [HKSample] {
        let seesAll = try checkAccess(to: type)
        let records = document.objects.filter {
            $0.type == type.identifier && $0.change > change && (seesAll || $0.source.bundle == app)
        }
        guard !records.isEmpty else { return [] }
        let samples = make(records)
        return predicate.map { predicate in samples.filter { predicate.evaluate(with: $0) } } ?? samples
    }

    func samples(matching descriptors: [HKQueryDescriptor], after change: Int = 0) throws -> [HKSample] {
        var seen: Set<UUID> = []
        return try descriptors.flatMap { try samples(of: $0.sampleType, $0.predicate, after: change) }.filter {
            seen.insert($0.uuid).inserted
        }
    }

    func quantitySamples(of type: HKQuantityType, _ predicate: Foundation.NSPredicate?) throws -> [HKQuantitySample] {
        try samples(of: type, predicate).compactMap { $0 as? HKQuantitySample }
    }

    /// The deleted objects of some types since a change.
    func deletions(of types: Set<String>, after change: Int) -> [HealthDeletion] {
        document.deletions.filter { $0.change > change && types.contains($0.type) && (permission == .granted || $0.source == app) }
    }

    /// The places of a route.
    func places(of route: UUID) -> [HealthLocation]? { document.objects.first { $0.uuid == route }?.route }

    // MARK: Objects

    private func make(_ records: [HealthRecord]) -> [HKSample] {
        let correlated = Set(document.objects.flatMap { $0.members ?? [] })
        let members = records.contains { $0.members != nil } ? Dictionary(document.objects.map { ($0.uuid, $0) }) { $1 } : [:]
        let workouts = Set(records.filter { $0.session != nil }.map(\.uuid))
        let related = Dictionary(grouping: workouts.isEmpty ? [] : document.objects.filter { $0.workout != nil }) { $0.workout }
        return records.compactMap { record in
            let sample = make(record, members, related[record.uuid] ?? [])
            if correlated.contains(record.uuid) { sample?.identity.isPartOfCorrelation = true }
            return sample
        }
    }

    private func make(_ record: HealthRecord, _ members: [UUID: HealthRecord], _ related: [HealthRecord]) -> HKSample? {
        if record.quantity != nil { return HKQuantitySample.make(record) }
        if record.category != nil { return HKCategorySample.make(record) }
        if record.session != nil { return HKWorkout.make(record, samples: related.compactMap { HKQuantitySample.make($0) }) }
        if record.route != nil { return HKWorkoutRoute(record) }
        guard let identifiers = record.members, record.end >= record.start else { return nil }
        let objects = identifiers.compactMap { members[$0] }.compactMap { make($0, [:], []) }
        return HKCorrelation(
            HKCorrelationType(identifier: record.type), Set(objects), record.start, record.end, ObjectIdentity(record))
    }
}
