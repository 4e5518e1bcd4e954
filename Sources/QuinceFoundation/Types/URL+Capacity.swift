import Foundation
import FoundationBase

extension URLResourceKey {
    /// The key of `URLResourceValues.volumeAvailableCapacityForImportantUsage`.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    /// The key of `URLResourceValues.volumeAvailableCapacityForOpportunisticUsage`.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}

extension URLResourceValues {
    /// The volume's available capacity, in bytes, for what the user or the app needs. No file here can be purged to make room, so it is what is free.
    public var volumeAvailableCapacityForImportantUsage: Int64? { bytes(.volumeAvailableCapacityForImportantUsageKey) }

    /// The volume's available capacity, in bytes, for what can be fetched again.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { bytes(.volumeAvailableCapacityForOpportunisticUsageKey) }

    private func bytes(_ key: URLResourceKey) -> Int64? { (allValues[key] as? NSNumber)?.int64Value }
}

extension URL {
    /// The values of an item for the keys; those that the item does not have are nil.
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        let capacities = keys.intersection(ResourceValues.capacities)
        guard !capacities.isEmpty else { return try Originals.resourceValues(of: self, keys) }
        let values = try Originals.resourceValues(of: self, keys.subtracting(capacities).union([.volumeAvailableCapacityKey]))
        return ResourceValues.adding(
            capacities, to: values, without: keys.contains(.volumeAvailableCapacityKey) ? nil : .volumeAvailableCapacityKey)
    }
}

/// The values that Foundation on Linux does not know, beside those it does.
private struct ResourceValues {
    static let capacities: Set<URLResourceKey> = [
        .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
    ]

    // Laid out as `URLResourceValues`, which nothing outside of Foundation can make with values.
    var values: [URLResourceKey: Any]
    var keys: Set<URLResourceKey>

    static func adding(_ keys: Set<URLResourceKey>, to known: URLResourceValues, without extra: URLResourceKey?) -> URLResourceValues {
        var result = unsafeBitCast(known, to: ResourceValues.self)
        let available = result.values[.volumeAvailableCapacityKey]
        for key in keys { result.values[key] = available }
        result.keys.formUnion(keys)
        if let extra {
            result.values[extra] = nil
            result.keys.remove(extra)
        }
        return unsafeBitCast(result, to: URLResourceValues.self)
    }
}
