/// A distance between or around items: *NSCollectionLayoutSpacing*.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    /// In points; of a flexible one the least.
    public let spacing: CGFloat
    private let isFlexible: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (spacing, isFlexible)
        super.init()
    }

    /// At least so many points, more where there is room.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        FactoryResult.checked(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true))
    }
    open class func fixed(_ fixedSpacing: CGFloat) -> Self {
        FactoryResult.checked(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false))
    }

    open var isFlexibleSpacing: Bool { isFlexible }
    open var isFixedSpacing: Bool { !isFlexible }

    public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) }
}
