/// An image of an asset catalog, by the name that is generated for it.
///
/// Source: Apple's documentation of `ImageResource`.
public struct ImageResource: Hashable, @unchecked Sendable {
    @_spi(Quince) public let name: String
    @_spi(Quince) public let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// The image that a resource names. A catalog that has lost it ends the app.
    public convenience init(resource: ImageResource) { self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)! }
}
