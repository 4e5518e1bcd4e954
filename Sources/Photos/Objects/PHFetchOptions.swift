import QuinceFoundation

/// The conditions, order and number of what is fetched.
///
/// Source: Apple's documentation of `PHFetchOptions`.
open class PHFetchOptions: NSObject, NSCopying, @unchecked Sendable {
    /// A condition on the properties of the fetched objects.
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    /// Sources of the assets; empty = any.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// The largest number of objects; 0 = any.
    open var fetchLimit = 0
    /// Whether change details list the indexes of what has changed.
    open var wantsIncrementalChangeDetails = true

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHFetchOptions()
        (copy.predicate, copy.sortDescriptors, copy.fetchLimit) = (predicate, sortDescriptors, fetchLimit)
        (copy.includeHiddenAssets, copy.includeAllBurstAssets) = (includeHiddenAssets, includeAllBurstAssets)
        (copy.includeAssetSourceTypes, copy.wantsIncrementalChangeDetails) = (includeAssetSourceTypes, wantsIncrementalChangeDetails)
        return copy
    }

    /// Returns what the options let through, in their order.
    func apply<Object: PHObject>(to objects: [Object]) -> [Object] {
        var result = objects
        if let predicate { result = result.filter { predicate.evaluate(with: $0) } }
        result = NSSortDescriptor.sorted(result, by: sortDescriptors ?? [])
        return fetchLimit > 0 ? Array(result.prefix(fetchLimit)) : result
    }
}
