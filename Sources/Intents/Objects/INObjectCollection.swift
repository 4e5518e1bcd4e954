import QuinceFoundation

/// The options for a parameter, in sections.
///
/// Source: Apple's documentation of `INObjectCollection`.
open class INObjectCollection<ObjectType: NSObject>: NSObject, NSCopying {
    public let sections: [INObjectSection<ObjectType>]
    /// Whether the list has an index of letters at its edge.
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
    public convenience init(items: [ObjectType]) { self.init(sections: [INObjectSection(title: nil, items: items)]) }

    /// The items of all sections.
    open var allItems: [ObjectType] { sections.flatMap(\.items) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INObjectCollection(sections: sections)
        copy.usesIndexedCollation = usesIndexedCollation
        return copy
    }

    /// The sections in the device's form, for generated code.
    @_spi(Quince) public final var optionSections: [IntentOptionSection] {
        sections.map { IntentOptionSection(title: $0.title, items: $0.items) }
    }
}

/// Items under a heading.
///
/// Source: Apple's documentation of `INObjectSection`.
open class INObjectSection<ObjectType: NSObject>: NSObject, NSCopying {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
    open func copy(with zone: NSZone? = nil) -> Any { INObjectSection(title: title, items: items) }
}
