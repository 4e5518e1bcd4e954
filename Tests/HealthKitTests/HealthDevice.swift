import DeviceProtocol
import DeviceRuntime
import HealthModel
import QuinceFoundation
import RenderProtocol
import Testing

@testable import HealthKit

/// A device with health data in memory, whose user answers what a test says.
final class HealthDevice: BrokerLink, DeviceLink, @unchecked Sendable {
    private let lock = NSLock()
    private var document = DocumentState(revision: 0)
    private var permission: PermissionStatus
    private(set) var questions = 0
    private let presenter: HealthPresenter
    static let app = "com.example.health"

    static let information: [String: Any] = [
        "CFBundleIdentifier": app, "CFBundleName": "Health Test", "NSHealthShareUsageDescription": "To read.",
        "NSHealthUpdateUsageDescription": "To write.",
    ]

    /// Becomes the process's device.
    ///
    /// - Parameter answer: What the user says when asked.
    @MainActor init(permission: PermissionStatus = .granted, answer: PermissionAnswer = .granted) {
        self.permission = permission
        presenter = HealthPresenter(answer)
        let runtime = DeviceRuntime(link: self, broker: self, information: AppInformation(Self.information))
        DeviceRuntime.install(runtime)
        runtime.permissions.presenter = presenter
        presenter.asked = { [weak self] in self?.questions += 1 }
    }

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        lock.withLock {
            switch request {
            case .document(.health, let known):
                return .document(DocumentState(revision: document.revision, contents: known == document.revision ? nil : document.contents))
            case .replaceDocument(.health, let revision, let contents):
                guard revision == document.revision else { return .conflict }
                document = DocumentState(revision: revision + 1, contents: contents)
                return .document(DocumentState(revision: revision + 1))
            default: return .refused("there is no such thing")
            }
        }
    }

    /// What the host or another app does to the data.
    func change(_ body: (inout HealthDocument) -> Void) throws {
        try lock.withLock {
            var value = try HealthDocument(contents: document.contents)
            body(&value)
            document = DocumentState(revision: document.revision + 1, contents: try value.encoded())
        }
        DeviceRuntime.current.systemEvents.publish(.documentChanged(.health))
    }

    func damage() { lock.withLock { document = DocumentState(revision: document.revision + 1, contents: Data("no JSON".utf8)) } }

    func setPermission(_ status: PermissionStatus) { permission = status }

    func send(_ commit: Commit) {}
    func sendPeers(_ request: [UInt8]) {}
    func send(_ message: ProcessMessage) {
        switch message {
        case .system(let id, .permission): DeviceRuntime.current.services.handle(.permission(permission), id: id)
        case .system(_, .setPermission(_, let isGranted)): permission = isGranted ? .granted : .denied
        default: break
        }
    }
}

/// Answers questions for permissions.
@MainActor final class HealthPresenter: PermissionPresenter {
    private let decision: PermissionAnswer
    var asked: () -> Void = {}
    init(_ decision: PermissionAnswer) { self.decision = decision }
    func present(_ service: PrivacyService, answer: @escaping @MainActor (PermissionAnswer) -> Void) {
        asked()
        answer(decision)
    }
}

/// All tests of health data: each has the process's device for itself.
@MainActor @Suite(.serialized) struct HealthKitTests {
    /// A store whose app may read and write what the tests use.
    nonisolated static func store(_ device: HealthDevice) async throws -> HKHealthStore {
        let store = HKHealthStore()
        let quantities: [HKQuantityTypeIdentifier] = [
            .stepCount, .heartRate, .activeEnergyBurned, .distanceWalkingRunning, .bodyMass, .bloodPressureSystolic,
            .bloodPressureDiastolic,
            .dietaryWater, .environmentalAudioExposure,
        ]
        let types = Set<HKSampleType>(
            quantities.map { HKQuantityType($0) } + [HKCategoryType(.sleepAnalysis), .workoutType(), HKSeriesType.workoutRoute()])
        let facts: [HKCharacteristicTypeIdentifier] = [.dateOfBirth, .biologicalSex, .bloodType]
        let read = Set<HKObjectType>(types).union(facts.map { HKCharacteristicType($0) }).union([.activitySummaryType()])
        try await store.requestAuthorization(toShare: types, read: read)
        return store
    }

    /// Seconds after a fixed moment, which is the start of a minute.
    nonisolated static func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: 720_000_000 + seconds) }

    nonisolated static func steps(_ count: Double, _ start: TimeInterval, _ end: TimeInterval, metadata: [String: Any]? = nil)
        -> HKQuantitySample
    {
        HKQuantitySample(
            type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: count), start: date(start), end: date(end),
            metadata: metadata)
    }

    nonisolated static func beats(_ perMinute: Double, _ start: TimeInterval, _ end: TimeInterval? = nil) -> HKQuantitySample {
        HKQuantitySample(
            type: HKQuantityType(.heartRate), quantity: HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: perMinute),
            start: date(start), end: date(end ?? start))
    }

    /// The samples that a query finds.
    nonisolated static func find(
        _ store: HKHealthStore, _ type: HKSampleType, _ predicate: NSPredicate? = nil, limit: Int = HKObjectQueryNoLimit,
        sort: [NSSortDescriptor]? = nil
    ) async throws -> [HKSample] {
        try await withCheckedThrowingContinuation { continuation in
            let query = HKSampleQuery(sampleType: type, predicate: predicate, limit: limit, sortDescriptors: sort) { _, samples, error in
                if let samples { continuation.resume(returning: samples) } else { continuation.resume(throwing: error!) }
            }
            store.execute(query)
        }
    }

    nonisolated static func counts(_ samples: [HKSample]) -> [Double] {
        samples.compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) }
    }

    /// Waits until everything that the store's queue was asked for is done.
    nonisolated static func settle() async { await withCheckedContinuation { done in HealthUpdates.queue.async { done.resume() } } }
}

/// What handlers have reported, in its order.
final class Record<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []
    private var waiting: (count: Int, done: CheckedContinuation<Void, Never>)?

    func add(_ value: Value) {
        let done = lock.withLock { () -> CheckedContinuation<Void, Never>? in
            values.append(value)
            guard let waiting, values.count >= waiting.count else { return nil }
            self.waiting = nil
            return waiting.done
        }
        done?.resume()
    }

    var all: [Value] { lock.withLock { values } }

    /// Waits until there are as many reports.
    func wait(for count: Int) async -> [Value] {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let isThere = lock.withLock {
                if values.count < count { waiting = (count, done) }
                return values.count >= count
            }
            if isThere { done.resume() }
        }
        return all
    }
}
