import HealthModel
import QuinceFoundation

public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// Is called at first, and then after each change of samples. Source: Apple's documentation of `HKObserverQuery`.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    typealias Handler =
        @Sendable (
            HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
        ) -> Void

    private let descriptors: [HKQueryDescriptor]
    private let handler: Handler
    private var lastChange: Int?

    private init(_ descriptors: [HKQueryDescriptor], _ handler: @escaping Handler) {
        (self.descriptors, self.handler) = (descriptors, handler)
        let only = descriptors.count == 1 ? descriptors.first : nil
        super.init(only?.sampleType, only?.predicate)
    }

    public convenience init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
    ) { self.init([HKQueryDescriptor(sampleType: sampleType, predicate: predicate)]) { updateHandler($0, $2, $3) } }

    public convenience init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) { self.init(queryDescriptors, updateHandler) }

    override var isLongRunning: Bool { true }

    override func answer(_ snapshot: HealthSnapshot) throws {
        // The first answer, too, fails for types that the app has not asked for.
        let since = lastChange ?? 0
        let changed = try descriptors.filter { try snapshot.hasChange(of: [$0], after: since) }
        let isFirst = lastChange == nil
        lastChange = snapshot.document.lastChange
        if isFirst { for descriptor in descriptors { _ = try snapshot.samples(of: descriptor.sampleType, nil) } }
        guard isFirst || !changed.isEmpty else { return }
        let types = Set((isFirst ? descriptors : changed).map(\.sampleType))
        deliver { self.handler(self, types, {}, nil) }
    }
    override func fail(_ error: any Error) { handler(self, nil, {}, error) }
}

/// A place in the history of the data. Source: Apple's documentation of `HKQueryAnchor`.
open class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The number of the last change before it.
    let change: Int

    public init(fromValue value: Int) { change = value }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.change == change }
    open override var hash: Int { change }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(change, forKey: "rowid") }
    public required convenience init?(coder: NSCoder) { self.init(fromValue: coder.decodeInteger(forKey: "rowid")) }
}

/// Asks what has changed since a place in the history, and again after changes where there is a handler for them.
///
/// Source: Apple's documentation of `HKAnchoredObjectQuery`.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    typealias Handler = @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    open var updateHandler: (@Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?
    private let descriptors: [HKQueryDescriptor]
    private let limit: Int
    private let handler: Handler
    private var anchor: Int
    private var hasAnswered = false

    private init(_ descriptors: [HKQueryDescriptor], _ anchor: HKQueryAnchor?, _ limit: Int, _ handler: @escaping Handler) {
        (self.descriptors, self.limit, self.handler) = (descriptors, limit, handler)
        self.anchor = anchor?.change ?? 0
        let only = descriptors.count == 1 ? descriptors.first : nil
        super.init(only?.sampleType, only?.predicate)
    }

    public convenience init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) { self.init([HKQueryDescriptor(sampleType: type, predicate: predicate)], anchor, limit, handler) }

    public convenience init(
        queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler:
            @escaping @Sendable (
                HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
            ) -> Void
    ) { self.init(queryDescriptors, anchor, limit, handler) }

    override var isLongRunning: Bool { updateHandler != nil }

    override func answer(_ snapshot: HealthSnapshot) throws {
        let isFirst = !hasAnswered
        let changes = try AnchoredChanges(snapshot, descriptors, after: anchor, limit: isFirst ? limit : 0)
        (anchor, hasAnswered) = (changes.anchor, true)
        guard isFirst || !changes.isEmpty else { return }
        deliver {
            let handler = isFirst ? self.handler : self.updateHandler
            handler?(self, changes.added, changes.deleted, HKQueryAnchor(fromValue: changes.anchor), nil)
        }
    }
    override func fail(_ error: any Error) { (hasAnswered ? updateHandler : handler)?(self, nil, nil, nil, error) }
}

/// The changes since a place in the history.
struct AnchoredChanges {
    let added: [HKSample]
    let deleted: [HKDeletedObject]
    /// The last change that is in it.
    let anchor: Int

    var isEmpty: Bool { added.isEmpty && deleted.isEmpty }

    /// - Parameter limit: 0 = everything; else the first changes, and an anchor behind them.
    init(_ snapshot: HealthSnapshot, _ descriptors: [HKQueryDescriptor], after change: Int, limit: Int) throws {
        let numbers = Dictionary(snapshot.document.objects.map { ($0.uuid, $0.change) }) { $1 }
        let samples = try snapshot.samples(matching: descriptors, after: change).map { (sample: $0, change: numbers[$0.uuid] ?? 0) }
            .sorted { $0.change < $1.change }
        let deletions = snapshot.deletions(of: Set(descriptors.map(\.sampleType.identifier)), after: change)
        let all = (samples.map(\.change) + deletions.map(\.change)).sorted()
        let last = limit > 0 && all.count > limit ? all[limit - 1] : snapshot.document.lastChange
        anchor = max(change, last)
        added = samples.filter { $0.change <= last }.map(\.sample)
        deleted = deletions.filter { $0.change <= last }.map { HKDeletedObject(uuid: $0.uuid) }
    }
}
