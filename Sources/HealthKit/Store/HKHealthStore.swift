import DeviceProtocol
import DeviceRuntime
import HealthModel
@_spi(Quince) import QuinceFoundation

/// Whether an app may write data of a type. Source: Apple's documentation of `HKAuthorizationStatus`.
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined = 0, sharingDenied, sharingAuthorized }
/// Whether the user would be asked. Source: Apple's documentation of `HKAuthorizationRequestStatus`.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown = 0, shouldRequest, unnecessary }
/// Source: Apple's documentation of `HKUpdateFrequency`.
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

extension NSNotification.Name {
    /// The user prefers other units. Source: Apple's documentation.
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}

/// The user's health data, which the device keeps for all its apps. As in Apple's Simulator it is empty at first; apps and `quince sim health` fill it.
///
/// Handlers are called on background queues. Source: Apple's documentation of `HKHealthStore`.
open class HKHealthStore: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var mirroringHandler: (@Sendable (HKWorkoutSession) -> Void)?

    public override init() { super.init() }

    open class func isHealthDataAvailable() -> Bool { true }
    open func supportsHealthRecords() -> Bool { false }
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    /// Does something on the store's queue; the completion is called on another one, with nil where the body throws.
    func perform<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value, completion: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) {
        HealthUpdates.queue.async {
            let result = Result { try body() }
            DispatchQueue.global().async {
                switch result {
                case .success(let value): completion(value, nil)
                case .failure(let error): completion(nil, error)
                }
            }
        }
    }

    /// Does something on the store's queue; the completion is called on another one.
    func perform(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void, _ body: @escaping @Sendable () throws -> Void) {
        perform(body) { completion($0 != nil, $1) }
    }

    /// Does something on the store's queue.
    func perform<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            HealthUpdates.queue.async { continuation.resume(with: Swift.Result { try body() }) }
        }
    }

    // MARK: Permissions

    /// Whether the app may write data of a type. Nothing says whether it may read it, as on iOS.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
        let asked = (try? HealthDatabase.read())?.authorizations[HealthSource.app.bundle]
        guard asked?.share.contains(type.identifier) == true else { return .notDetermined }
        return switch DeviceRuntime.current.permissions.currentStatus(of: .health) {
        case .notDetermined: .notDetermined
        case .denied: .sharingDenied
        case .granted: .sharingAuthorized
        }
    }

    /// Asks the user where the app has not asked before. Succeeds whatever the answer is.
    ///
    /// An Info.plist without `NSHealthShareUsageDescription` for reading or `NSHealthUpdateUsageDescription` for writing ends the app, as do types
    /// that no app may write or read.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let share = typesToShare ?? [], read = typesToRead ?? []
        Self.validate(share, read)
        let asked = Self.authorization(share, read)
        HealthUpdates.queue.async {
            DeviceRuntime.current.permissions.request(.health) { _ in
                self.perform(completion) { try Self.record(asked) }
            }
        }
    }

    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            requestAuthorization(toShare: typesToShare, read: typesToRead) { _, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Whether `requestAuthorization` would ask the user, or add types.
    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) {
        Self.validate(typesToShare, typesToRead)
        let wanted = Self.authorization(typesToShare, typesToRead)
        perform({ try Self.status(of: wanted) }) { completion($0 ?? .unknown, $1) }
    }

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus {
        try await withCheckedThrowingContinuation { continuation in
            getRequestStatusForAuthorization(toShare: typesToShare, read: typesToRead) { status, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: status) }
            }
        }
    }

    @available(*, unavailable, message: "not yet in Quince: authorization of single objects")
    open func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { fatalError() }

    // MARK: Objects

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        save([object], withCompletion: completion)
    }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        perform(completion) { try Self.saveNow(objects) }
    }
    open func save(_ object: HKObject) async throws { try await save([object]) }
    open func save(_ objects: [HKObject]) async throws { try await perform { try Self.saveNow(objects) } }

    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        delete([object], withCompletion: completion)
    }
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        perform(completion) { try Self.deleteNow(objects) }
    }
    open func delete(_ object: HKObject) async throws { try await delete([object]) }
    open func delete(_ objects: [HKObject]) async throws { try await perform { try Self.deleteNow(objects) } }

    /// Deletes what the app has saved of a type.
    open func deleteObjects(
        of objectType: HKObjectType, predicate: Foundation.NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let predicate = predicate
        perform({ try Self.deleteNow(objectType, predicate) }) { completion($0 != nil, $0 ?? 0, $1) }
    }
    @discardableResult open func deleteObjects(of objectType: HKObjectType, predicate: Foundation.NSPredicate) async throws -> Int {
        nonisolated(unsafe) let predicate = predicate
        return try await perform { try Self.deleteNow(objectType, predicate) }
    }

    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    open func add(_ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        perform(completion) { try Self.saveNow(samples, in: workout.uuid) }
    }
    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
        try await perform { try Self.saveNow(samples, in: workout.uuid) }
    }

    // MARK: Facts about the user

    /// - Throws: `HKError.errorNoData` where it is not entered; `HKError.errorAuthorizationNotDetermined` before the app has asked.
    open func dateOfBirthComponents() throws -> DateComponents {
        guard let date = try characteristics(.dateOfBirth).dateOfBirth else { throw HKError(.errorNoData) }
        return date
    }
    @available(iOS, deprecated: 10.0, message: "Use dateOfBirthComponents()")
    open func dateOfBirth() throws -> Date {
        guard let date = Calendar(identifier: .gregorian).date(from: try dateOfBirthComponents()) else { throw HKError(.errorNoData) }
        return date
    }
    open func biologicalSex() throws -> HKBiologicalSexObject {
        let value = try characteristics(.biologicalSex).biologicalSex
        return HKBiologicalSexObject(value.flatMap { HKBiologicalSex(rawValue: $0) } ?? .notSet)
    }
    open func bloodType() throws -> HKBloodTypeObject {
        let value = try characteristics(.bloodType).bloodType
        return HKBloodTypeObject(value.flatMap { HKBloodType(rawValue: $0) } ?? .notSet)
    }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
        let value = try characteristics(.fitzpatrickSkinType).skinType
        return HKFitzpatrickSkinTypeObject(value.flatMap { HKFitzpatrickSkinType(rawValue: $0) } ?? .notSet)
    }
    open func wheelchairUse() throws -> HKWheelchairUseObject {
        let value = try characteristics(.wheelchairUse).wheelchairUse
        return HKWheelchairUseObject(value.flatMap { HKWheelchairUse(rawValue: $0) } ?? .notSet)
    }
    open func activityMoveMode() throws -> HKActivityMoveModeObject {
        _ = try characteristics(.activityMoveMode)
        return HKActivityMoveModeObject(.activeEnergy)
    }

    // MARK: Queries

    /// Starts a query. One that is active ends the app, as on iOS.
    open func execute(_ query: HKQuery) { query.start() }
    /// Stops a long-running query; its handlers are not called any more.
    open func stop(_ query: HKQuery) { query.stop() }

    // MARK: Background delivery

    /// Accepted for types that the app has asked for; the device has no source of data that works while no app runs.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        perform(completion) {}
    }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
    open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    { perform(completion) {} }
    open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
    open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { perform(completion) {} }
    open func disableAllBackgroundDelivery() async throws {}

    // MARK: Workouts of a watch, which the phone has none of

    private static let noWatch = HKError(.unknownError, "There is no paired Apple Watch.")

    open func startWatchApp(with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    {
        perform(completion) { throw Self.noWatch }
    }
    /// - Throws: `HKError`: there is no paired watch.
    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws { throw Self.noWatch }

    /// Called with sessions that a watch mirrors: never, without a watch.
    open var workoutSessionMirroringStartHandler: (@Sendable (HKWorkoutSession) -> Void)? {
        get { lock.withLock { mirroringHandler } }
        set { lock.withLock { mirroringHandler = newValue } }
    }

    /// The session that was active when the app ended: none, sessions end with their app.
    open func recoverActiveWorkoutSession(completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(nil, nil) }
    }
    open func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { nil }

    // MARK: Units

    /// The units in which the user's region measures.
    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) {
        let units = PreferredUnits.units(for: quantityTypes)
        DispatchQueue.global().async { completion(units, nil) }
    }
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        PreferredUnits.units(for: quantityTypes)
    }
}

/// The units of a region.
private enum PreferredUnits {
    private static let american: [HKQuantityTypeIdentifier: String] = [
        .bodyMass: "lb", .leanBodyMass: "lb", .height: "ft", .waistCircumference: "in", .distanceWalkingRunning: "mi",
        .distanceCycling: "mi", .distanceWheelchair: "mi", .distanceSwimming: "yd", .bodyTemperature: "degF",
        .basalBodyTemperature: "degF", .waterTemperature: "degF", .dietaryWater: "fl_oz_us", .walkingSpeed: "mi/hr",
        .runningSpeed: "mi/hr", .cyclingSpeed: "mi/hr", .walkingStepLength: "in",
    ]
    private static let metric: [HKQuantityTypeIdentifier: String] = [
        .height: "cm", .distanceWalkingRunning: "km", .distanceCycling: "km", .distanceWheelchair: "km", .walkingSpeed: "km/hr",
        .runningSpeed: "km/hr", .cyclingSpeed: "km/hr", .walkingStepLength: "cm", .waistCircumference: "cm",
    ]
    /// Rates are counted by the minute.
    private static let common: [HKQuantityTypeIdentifier: String] = [.heartRate: "count/min", .respiratoryRate: "count/min"]

    static func units(for types: Set<HKQuantityType>) -> [HKQuantityType: HKUnit] {
        let regional = Locale.current.measurementSystem == .us ? american : metric
        return Dictionary(
            uniqueKeysWithValues: types.map { type in
                let identifier = HKQuantityTypeIdentifier(rawValue: type.identifier)
                return (type, (regional[identifier] ?? common[identifier]).flatMap { HKUnit.parsed($0) } ?? type.canonicalUnit)
            })
    }
}
