import QuinceFoundation

/// The kinds of indexes.
public enum NSFetchIndexElementType: UInt, Sendable {
    case binary = 0
    case rTree = 1
}

/// A description of an index of an entity. Source: Apple's documentation of `NSFetchIndexDescription`.
open class NSFetchIndexDescription: NSObject, NSCopying {
    open var name: String
    open var elements: [NSFetchIndexElementDescription] { didSet { adopt() } }
    open internal(set) weak var entity: NSEntityDescription?
    /// The condition on objects that the index covers; nil = all.
    open var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
        super.init()
        adopt()
    }

    private func adopt() { for element in elements { element.indexDescription = self } }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchIndexDescription(name: name, elements: elements.map { $0.copy() as! NSFetchIndexElementDescription })
        copy.partialIndexPredicate = partialIndexPredicate
        return copy
    }
}

/// A description of one property or expression of an index.
open class NSFetchIndexElementDescription: NSObject, NSCopying {
    open private(set) var property: NSPropertyDescription?
    /// The name of the property; nil where an expression is indexed.
    open var propertyName: String? { property is NSExpressionDescription ? nil : property?.name }
    open var collationType: NSFetchIndexElementType
    open var isAscending = true
    open internal(set) weak var indexDescription: NSFetchIndexDescription?

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }

    /// Points the element to the property of the same name of another entity.
    func connect(to entity: NSEntityDescription) {
        if let name = propertyName, let found = entity.propertiesByName[name] { property = found }
    }

    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchIndexElementDescription(property: property ?? NSPropertyDescription(), collationType: collationType)
        copy.isAscending = isAscending
        return copy
    }
}
