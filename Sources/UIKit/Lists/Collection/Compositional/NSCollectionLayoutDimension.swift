/// A length of a compositional layout's item or group: *NSCollectionLayoutDimension*.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind: Int {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniform
    }

    let kind: Kind
    /// The fraction, or points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension)
        super.init()
    }

    /// A part of the width of what contains it.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.fractionalWidth, fractionalWidth) }
    /// A part of the height of what contains it.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.fractionalHeight, fractionalHeight) }
    open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// A guess in points; the contents decide.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
    /// Returns a dimension that gives all items of the group the length of the largest one.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { make(.uniform, estimate) }

    private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
        FactoryResult.checked(NSCollectionLayoutDimension(kind, dimension))
    }

    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated }
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// Whether the contents decide.
    var isFlexible: Bool { kind == .estimated || kind == .uniform }

    /// The length in a container of `size`; that of a flexible one is its estimate.
    func length(in size: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * size.width
        case .fractionalHeight: dimension * size.height
        case .absolute, .estimated, .uniform: dimension
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(kind, dimension) }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return kind == other.kind && dimension == other.dimension
    }
    open override var hash: Int { dimension.hashValue ^ kind.rawValue }
}
