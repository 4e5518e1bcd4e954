import QuinceFoundation

/// A description of a relationship of an entity. Source: Apple's documentation of `NSRelationshipDescription`.
open class NSRelationshipDescription: NSPropertyDescription {
    private weak var destination: NSEntityDescription?
    private weak var inverse: NSRelationshipDescription?

    /// The entity of the destinations.
    open var destinationEntity: NSEntityDescription? {
        get { destination }
        set { destination = newValue }
    }
    /// The relationship of the destination that leads back; nil without one.
    open var inverseRelationship: NSRelationshipDescription? {
        get { inverse }
        set { inverse = newValue }
    }
    /// The largest number of destinations; 0 = unbounded. 0 unless set.
    open var maxCount = 0 { didSet { entity?.invalidate() } }
    /// The smallest number of destinations. 0 unless set.
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isToMany: Bool { maxCount != 1 }
    open var isOrdered = false { didSet { entity?.invalidate() } }

    /// The name of the destination while a copy's entities are being connected.
    var destinationName: String?
    var inverseName: String?

    override func addParts(to hash: inout VersionHash) {
        super.addParts(to: &hash)
        hash.add("relationship")
        hash.add(destination?.name ?? "")
        hash.add(inverse?.name ?? "")
        hash.add(Int64(maxCount))
        hash.add(Int64(minCount))
        hash.add(Int64(deleteRule.rawValue))
        hash.add(isOrdered)
    }

    override func assignParts(to copy: NSPropertyDescription) {
        super.assignParts(to: copy)
        guard let copy = copy as? NSRelationshipDescription else { return }
        (copy.maxCount, copy.minCount, copy.deleteRule, copy.isOrdered) = (maxCount, minCount, deleteRule, isOrdered)
        (copy.destinationName, copy.inverseName) = (destination?.name, inverse?.name)
        (copy.destination, copy.inverse) = (destination, inverse)
    }
}
