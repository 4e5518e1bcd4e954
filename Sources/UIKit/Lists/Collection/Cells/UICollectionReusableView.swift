/// A view of a collection view's layout that can be used for one element after another: *UICollectionReusableView*.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// The name that the view was registered under; nil for views that are not reused.
    var reuseName: CollectionReuse.Name?
    /// The attributes told last.
    private var current: UICollectionViewLayoutAttributes?

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(of: self, as: UICollectionReusableView.self)
    }

    open var reuseIdentifier: String? { reuseName.map(\.identifier) }
    /// Called before the view is handed out again.
    open func prepareForReuse() {}

    /// Takes over what a layout says; the geometry is set already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Adapts estimated lengths to what the contents need.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let axes = layoutAttributes.estimatedAxes
        guard axes != [] else { return layoutAttributes }
        let size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
            verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
        var wanted = layoutAttributes.size
        if axes.contains(.horizontal), size.width > 0 { wanted.width = size.width }
        if axes.contains(.vertical), size.height > 0 { wanted.height = size.height }
        let scale = UIScreen.main.scale
        layoutAttributes.size = CGSize(
            width: (wanted.width * scale).rounded(.up) / scale, height: (wanted.height * scale).rounded(.up) / scale)
        return layoutAttributes
    }

    /// Tells the view of attributes unless it knows them.
    func updateAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        if let current, current.isEqual(attributes) { return }
        current = attributes
        attributesChanged(attributes)
        apply(attributes)
    }

    /// Applies the attributes that UIKit's own views use. The default does nothing.
    func attributesChanged(_ attributes: UICollectionViewLayoutAttributes) {}

    /// Whether the contents are laid out by constraints, so that they have a size of their own.
    static func sizesItself(_ view: UIView) -> Bool { view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard Self.sizesItself(self) else { return targetSize }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    }
}
