import Foundation
import FoundationBase

extension URLResourceKey {
    /// The key of `URLResourceValues.volumeAvailableCapacityForImportantUsage`.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    /// The key of `URLResourceValues.volumeAvailableCapacityForOpportunisticUsage`.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
        rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
    /// The key of `URLResourceValues.contentType`, which UniformTypeIdentifiers has.
    public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
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
        let added = keys.intersection(ResourceValues.sources.keys)
        guard !added.isEmpty else { return try Originals.resourceValues(of: self, keys) }
        let sources = Set(added.compactMap { ResourceValues.sources[$0] })
        let values = try Originals.resourceValues(of: self, keys.subtracting(added).union(sources))
        return ResourceValues.adding(added, of: self, to: values, without: sources.subtracting(keys))
    }
}

/// The values that Foundation on Linux does not know, beside those it does.
private struct ResourceValues {
    /// The keys of the added values, and that of the value which each is made of.
    static let sources: [URLResourceKey: URLResourceKey] = [
        .volumeAvailableCapacityForImportantUsageKey: .volumeAvailableCapacityKey,
        .volumeAvailableCapacityForOpportunisticUsageKey: .volumeAvailableCapacityKey, .typeIdentifierKey: .isDirectoryKey,
        .contentTypeKey: .isDirectoryKey,
    ]

    // Laid out as `URLResourceValues`, which nothing outside of Foundation can make with values.
    var values: [URLResourceKey: Any]
    var keys: Set<URLResourceKey>

    static func adding(
        _ keys: Set<URLResourceKey>, of url: URL, to known: URLResourceValues, without extra: Set<URLResourceKey>
    ) -> URLResourceValues {
        var result = unsafeBitCast(known, to: ResourceValues.self)
        let type = TypeRegistry.shared.type(ofFile: url.lastPathComponent, isFolder: known.isDirectory == true)
        for key in keys {
            result.values[key] = sources[key] == .isDirectoryKey ? type : result.values[.volumeAvailableCapacityKey]
        }
        result.keys.formUnion(keys)
        for key in extra {
            result.values[key] = nil
            result.keys.remove(key)
        }
        return unsafeBitCast(result, to: URLResourceValues.self)
    }
}
