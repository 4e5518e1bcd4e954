import HealthModel
import QuinceFoundation

/// Hears what a live workout builder collects, on a background queue. Source: Apple's documentation of `HKLiveWorkoutBuilderDelegate`.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity)
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity)
}

extension HKLiveWorkoutBuilderDelegate {
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) {}
    public func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) {}
}

/// The source of a live workout builder's data: samples of its types that `quince sim health` and other apps save while it runs.
///
/// Source: Apple's documentation of `HKLiveWorkoutDataSource`.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var predicates: [HKQuantityType: NSPredicate?] = [:]

    /// - Parameter configuration: Decides the types that are collected at first.
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {
        super.init()
        guard let configuration else { return }
        let types: [HKQuantityTypeIdentifier] = [.heartRate, .activeEnergyBurned, .basalEnergyBurned]
        for type in types { predicates[HKQuantityType(type)] = .some(nil) }
        guard configuration.locationType != .indoor || Self.isMeasuredIndoors(configuration.activityType) else { return }
        if let distance = Self.distance(of: configuration.activityType) { predicates[HKQuantityType(distance)] = .some(nil) }
        if [.walking, .running, .hiking].contains(configuration.activityType) { predicates[HKQuantityType(.stepCount)] = .some(nil) }
        if configuration.activityType == .swimming { predicates[HKQuantityType(.swimmingStrokeCount)] = .some(nil) }
    }

    private static func isMeasuredIndoors(_ activity: HKWorkoutActivityType) -> Bool { [.walking, .running, .swimming].contains(activity) }

    /// The distance of an activity that covers one.
    private static func distance(of activity: HKWorkoutActivityType) -> HKQuantityTypeIdentifier? {
        let type = HKWorkout.distance(of: activity)
        guard type == .distanceWalkingRunning else { return type }
        return [.walking, .running, .hiking].contains(activity) ? type : nil
    }

    open var typesToCollect: Set<HKQuantityType> { lock.withLock { Set(predicates.keys) } }
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        lock.withLock { predicates[quantityType] = .some(predicate) }
    }
    open func disableCollection(for quantityType: HKQuantityType) { _ = lock.withLock { predicates.removeValue(forKey: quantityType) } }

    var descriptors: [HKQueryDescriptor] {
        lock.withLock { predicates.map { HKQueryDescriptor(sampleType: $0.key, predicate: $0.value) } }
    }
}

/// Puts the workout of a session together while it runs. Source: Apple's documentation of `HKLiveWorkoutBuilder`.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, HealthObserver, @unchecked Sendable {
    private let lock = NSLock()
    private let delegateQueue = DispatchQueue(label: "com.apple.HealthKit.HKLiveWorkoutBuilder")
    private weak var storedDelegate: (any HKLiveWorkoutBuilderDelegate)?
    private weak var storedSession: HKWorkoutSession?
    private var storedSource: HKLiveWorkoutDataSource?
    private var collectsEvents = true
    /// The change up to which it has collected; nil while it does not.
    private var lastChange: Int?

    init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, session: HKWorkoutSession) {
        storedSession = session
        super.init(healthStore: healthStore, configuration: configuration, device: .local())
    }

    open var delegate: (any HKLiveWorkoutBuilderDelegate)? {
        get { lock.withLock { storedDelegate } }
        set { lock.withLock { storedDelegate = newValue } }
    }
    open var workoutSession: HKWorkoutSession? { lock.withLock { storedSession } }
    open var dataSource: HKLiveWorkoutDataSource? {
        get { lock.withLock { storedSource } }
        set { lock.withLock { storedSource = newValue } }
    }
    /// Whether the session's events come into the workout.
    open var shouldCollectWorkoutEvents: Bool {
        get { lock.withLock { collectsEvents } }
        set { lock.withLock { collectsEvents = newValue } }
    }
    /// Seconds without pauses until now, or until the end.
    open var elapsedTime: TimeInterval { elapsedTime(at: Date()) }
    open var currentWorkoutActivity: HKWorkoutActivity? { workoutSession?.currentActivity }

    // MARK: Collecting

    override func didBegin(_ date: Date) {
        let last = (try? HealthDatabase.read().lastChange) ?? 0
        lock.withLock { lastChange = last }
        HealthUpdates.shared.add(self)
    }
    override func didEnd() {
        lock.withLock { lastChange = nil }
        HealthUpdates.shared.remove(self)
    }

    func storeDidChange() {
        guard let since = lock.withLock({ lastChange }), let start = startDate, let source = dataSource,
            let snapshot = try? HealthSnapshot()
        else { return }
        // Types that the app may not read are left out.
        let new = source.descriptors.flatMap { (try? snapshot.samples(matching: [$0], after: since)) ?? [] }
        lock.withLock { if lastChange != nil { lastChange = snapshot.document.lastChange } }
        collect(new.filter { $0.endDate >= start })
    }

    override func didCollect(_ types: Set<HKSampleType>, event: Bool) {
        notify { delegate, builder in
            if event { delegate.workoutBuilderDidCollectEvent(builder) }
            if !types.isEmpty { delegate.workoutBuilder(builder, didCollectDataOf: types) }
        }
    }

    func notify(_ body: @escaping @Sendable (any HKLiveWorkoutBuilderDelegate, HKLiveWorkoutBuilder) -> Void) {
        delegateQueue.async { if let delegate = self.delegate { body(delegate, self) } }
    }
}
