import QuinceFoundation

/// A description of an attribute that consists of others; its values are dictionaries.
///
/// Source: Apple's documentation of `NSCompositeAttributeDescription`.
open class NSCompositeAttributeDescription: NSAttributeDescription {
    /// The attributes that a value consists of.
    open var elements: [NSAttributeDescription] = []

    public required init() {
        super.init()
        attributeType = .compositeAttributeType
    }

    override func addParts(to hash: inout VersionHash) {
        super.addParts(to: &hash)
        for element in elements { element.addParts(to: &hash) }
    }

    override func assignParts(to copy: NSPropertyDescription) {
        super.assignParts(to: copy)
        (copy as? NSCompositeAttributeDescription)?.elements = elements.map { $0.copy() as! NSAttributeDescription }
    }
}
