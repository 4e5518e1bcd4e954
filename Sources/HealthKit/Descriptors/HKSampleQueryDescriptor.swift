import HealthModel
import QuinceFoundation

/// Asks for samples. Source: Apple's documentation of `HKSampleQueryDescriptor`.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
    public let predicates: [HKSamplePredicate<Sample>]
    public let sortDescriptors: [SortDescriptor<Sample>]
    public let limit: Int?

    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }

    /// - Throws: `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        try await healthStore.perform {
            let found = try HealthSnapshot().samples(matching: predicates.map(\.descriptor)).compactMap { $0 as? Sample }
            let sorted = sortDescriptors.isEmpty ? found : found.sorted(using: sortDescriptors)
            return limit.map { $0 > 0 ? Array(sorted.prefix($0)) : sorted } ?? sorted
        }
    }
}

/// Asks who has saved samples. Source: Apple's documentation of `HKSourceQueryDescriptor`.
public struct HKSourceQueryDescriptor<Sample: HKSample>: HKAsyncQuery, Sendable {
    public let predicate: HKSamplePredicate<Sample>

    public init(predicate: HKSamplePredicate<Sample>) { self.predicate = predicate }

    /// - Throws: `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> [HKSource] {
        try await healthStore.perform {
            var seen: Set<HKSource> = []
            return try HealthSnapshot().samples(matching: [predicate.descriptor]).map(\.sourceRevision.source).filter {
                seen.insert($0).inserted
            }
        }
    }
}

/// Asks for sums and means. Source: Apple's documentation of `HKStatisticsQueryDescriptor`.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, Sendable {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions

    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        if let type = predicate.sampleType as? HKQuantityType { options.validate(for: type) }
        (self.predicate, self.options) = (predicate, options)
    }

    /// Returns nil without samples.
    ///
    /// - Throws: `HKError`.
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        guard let type = predicate.sampleType as? HKQuantityType else { throw HKError(.errorInvalidArgument) }
        return try await healthStore.perform {
            do { return try HKStatisticsQuery.statistics(HealthSnapshot(), type, predicate.nsPredicate, options) } catch let error
                as HKError
                where error.code == .errorNoData
            { return nil }
        }
    }
}
