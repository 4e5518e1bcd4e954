import Foundation

extension NSSortDescriptor {
    /// Objects ordered by descriptors, the first of which counts most; equal ones stay in their order.
    package static func sorted<Object>(_ objects: [Object], by descriptors: [NSSortDescriptor]) -> [Object] {
        guard !descriptors.isEmpty else { return objects }
        // Swift's sort is stable.
        return objects.sorted { left, right in
            for descriptor in descriptors {
                switch descriptor.compare(left, to: right) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return false
        }
    }
}

extension NSArray {
    /// The elements ordered by descriptors, the first of which counts most.
    public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] { NSSortDescriptor.sorted(map { $0 }, by: sortDescriptors) }
}

extension NSMutableArray {
    /// Orders the elements by descriptors, the first of which counts most.
    public func sort(using sortDescriptors: [NSSortDescriptor]) { setArray(sortedArray(using: sortDescriptors)) }
}

extension NSSet {
    /// The elements ordered by descriptors, the first of which counts most.
    public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] { NSSortDescriptor.sorted(allObjects, by: sortDescriptors) }
}

extension NSOrderedSet {
    /// The elements ordered by descriptors, the first of which counts most.
    public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] { NSSortDescriptor.sorted(array, by: sortDescriptors) }
}

extension NSMutableOrderedSet {
    /// Orders the elements by descriptors, the first of which counts most.
    public func sort(using sortDescriptors: [NSSortDescriptor]) {
        let sorted = sortedArray(using: sortDescriptors)
        removeAllObjects()
        addObjects(from: sorted)
    }
}
