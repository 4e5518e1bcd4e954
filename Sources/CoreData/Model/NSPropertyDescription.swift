import QuinceFoundation

/// A description of a property of an entity. Source: Apple's documentation of `NSPropertyDescription`.
open class NSPropertyDescription: NSObject, NSCopying {
    /// The entity that declares the property.
    open internal(set) weak var entity: NSEntityDescription!
    open var name: String = "" { didSet { entity?.invalidate() } }
    /// Whether the property may be nil. True unless set.
    open var isOptional = true
    /// Whether the property is not stored. False unless set.
    open var isTransient = false { didSet { entity?.invalidate() } }
    /// Predicates that a value must satisfy before it is saved.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// A message, or an error's code, for each predicate.
    open private(set) var validationWarnings: [Any] = []
    open var userInfo: [AnyHashable: Any]?
    open var versionHashModifier: String?
    open var isIndexedBySpotlight = false
    /// The property's name in the version before; the name where it is nil.
    open var renamingIdentifier: String? {
        get { storedRenamingIdentifier ?? name }
        set { storedRenamingIdentifier = newValue }
    }
    private var storedRenamingIdentifier: String?

    @available(*, deprecated, message: "Use NSEntityDescription.indexes instead")
    open var isIndexed: Bool {
        get { hasIndex }
        set { hasIndex = newValue }
    }
    /// Whether an index of the one property is wanted.
    package var hasIndex = false

    /// The property's place in a row of its entity; -1 for properties without one (fetched properties).
    package internal(set) var slot = -1

    public required override init() {}

    /// Sets the predicates that values must satisfy, with a message or a code for each.
    open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?) {
        (self.validationPredicates, self.validationWarnings) = (validationPredicates ?? [], validationWarnings ?? [])
    }

    func setValidation(_ predicates: [NSPredicate], _ warnings: [Any]) {
        (validationPredicates, validationWarnings) = (predicates, warnings)
    }

    /// A digest of everything that stored data depends on.
    open var versionHash: Data {
        var hash = VersionHash()
        addParts(to: &hash)
        return hash.data
    }

    func addParts(to hash: inout VersionHash) {
        hash.add(name)
        hash.add(isOptional)
        hash.add(isTransient)
        hash.add(versionHashModifier ?? "")
    }

    open override func copy() -> Any { copy(with: nil) }

    /// A copy that belongs to no entity.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        assignParts(to: copy)
        return copy
    }

    func assignParts(to copy: NSPropertyDescription) {
        (copy.name, copy.isOptional, copy.isTransient) = (name, isOptional, isTransient)
        (copy.validationPredicates, copy.validationWarnings, copy.userInfo) = (validationPredicates, validationWarnings, userInfo)
        (copy.versionHashModifier, copy.isIndexedBySpotlight) = (versionHashModifier, isIndexedBySpotlight)
        (copy.storedRenamingIdentifier, copy.hasIndex) = (storedRenamingIdentifier, hasIndex)
    }

    open dynamic override var description: String {
        "(<\(type(of: self))>), name \(name), isOptional \(isOptional), isTransient \(isTransient)"
    }
}
