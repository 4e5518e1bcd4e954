import QuinceFoundation

/// A description of an attribute whose value is computed from others when its object is saved.
///
/// Source: Apple's documentation of `NSDerivedAttributeDescription`.
open class NSDerivedAttributeDescription: NSAttributeDescription {
    /// The expression: a key path, `canonical:` or `lowercase:`/`uppercase:` of one, a to-many key path with `@count` or `@sum`, or `now()`.
    open var derivationExpression: NSExpression?

    override func addParts(to hash: inout VersionHash) {
        super.addParts(to: &hash)
        hash.add(derivationExpression?.description ?? "")
    }

    override func assignParts(to copy: NSPropertyDescription) {
        super.assignParts(to: copy)
        (copy as? NSDerivedAttributeDescription)?.derivationExpression = derivationExpression
    }
}
