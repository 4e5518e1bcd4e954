/// The width and height of an item or group: *NSCollectionLayoutSize*.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutSize(widthDimension: widthDimension, heightDimension: heightDimension)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return widthDimension.isEqual(other.widthDimension) && heightDimension.isEqual(other.heightDimension)
    }
    open override var hash: Int { widthDimension.hash ^ heightDimension.hash }

    /// The axes along which the contents decide.
    var flexibleAxes: UIAxis {
        var axes: UIAxis = []
        if widthDimension.isFlexible { axes.insert(.horizontal) }
        if heightDimension.isFlexible { axes.insert(.vertical) }
        return axes
    }

    /// Whether the largest of the items beside each other decides on a length of all.
    var isUniform: Bool { widthDimension.isUniformAcrossSiblings || heightDimension.isUniformAcrossSiblings }

    /// The size in a container of `size`, with estimates for what the contents decide.
    func size(in size: CGSize) -> CGSize {
        CGSize(width: max(0, widthDimension.length(in: size)), height: max(0, heightDimension.length(in: size)))
    }
}
