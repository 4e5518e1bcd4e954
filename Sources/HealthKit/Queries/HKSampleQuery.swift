import QuinceFoundation

/// Asks for samples. Source: Apple's documentation of `HKSampleQuery`.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    typealias Handler = @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let descriptors: [HKQueryDescriptor]
    private let handler: Handler

    private init(_ descriptors: [HKQueryDescriptor], _ limit: Int, _ sort: [NSSortDescriptor]?, _ handler: @escaping Handler) {
        (self.descriptors, self.limit, sortDescriptors, self.handler) = (descriptors, limit, sort, handler)
        let only = descriptors.count == 1 ? descriptors.first : nil
        super.init(only?.sampleType, only?.predicate)
    }

    public convenience init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { self.init([HKQueryDescriptor(sampleType: sampleType, predicate: predicate)], limit, sortDescriptors, resultsHandler) }

    public convenience init(
        queryDescriptors: [HKQueryDescriptor], limit: Int,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { self.init(queryDescriptors, limit, nil, resultsHandler) }

    public convenience init(
        queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) { self.init(queryDescriptors, limit, sortDescriptors, resultsHandler) }

    override func answer(_ snapshot: HealthSnapshot) throws {
        let samples = NSSortDescriptor.sorted(try snapshot.samples(matching: descriptors), by: sortDescriptors ?? [])
        let wanted = limit > 0 ? Array(samples.prefix(limit)) : samples
        deliver { self.handler(self, wanted, nil) }
    }
    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks for samples that are made of others. Source: Apple's documentation of `HKCorrelationQuery`.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    /// Conditions that a sample of each type inside has to meet.
    public let samplePredicates: [HKSampleType: NSPredicate]?
    private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

    public init(
        type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
        completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
    ) {
        (self.correlationType, self.samplePredicates, handler) = (correlationType, samplePredicates, completion)
        super.init(correlationType, predicate)
    }

    override func answer(_ snapshot: HealthSnapshot) throws {
        let found = try snapshot.samples(of: correlationType, predicate).compactMap { $0 as? HKCorrelation }.filter { correlation in
            (samplePredicates ?? [:]).allSatisfy { type, predicate in
                correlation.objects(for: type).contains { predicate.evaluate(with: $0) }
            }
        }
        deliver { self.handler(self, found, nil) }
    }
    override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks who has saved samples. Source: Apple's documentation of `HKSourceQuery`.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let type: HKSampleType
    private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

    public init(
        sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
        completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    ) {
        (type, handler) = (sampleType, completionHandler)
        super.init(sampleType, objectPredicate)
    }

    override func answer(_ snapshot: HealthSnapshot) throws {
        let sources = Set(try snapshot.samples(of: type, predicate).map(\.sourceRevision.source))
        deliver { self.handler(self, sources, nil) }
    }
    override func fail(_ error: any Error) { handler(self, nil, error) }
}
