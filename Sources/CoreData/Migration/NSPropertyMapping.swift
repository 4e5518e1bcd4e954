import QuinceFoundation

/// How one property of a new version's entity gets its value. Source: Apple's documentation of `NSPropertyMapping`.
open class NSPropertyMapping: NSObject {
    /// The name of the property of the destination entity.
    open var name: String?
    /// The value's expression, which may use `$manager`, `$source`, `$destination`, `$entityMapping`, `$propertyMapping` and `$entityPolicy`.
    open var valueExpression: NSExpression?
    open var userInfo: [AnyHashable: Any]?

    public override init() {}

    open dynamic override var description: String {
        "(<NSPropertyMapping>) name \(name ?? "(null)"), valueExpression \(valueExpression?.description ?? "(null)")"
    }
}
