@_spi(Quince) import QuinceFoundation

/// A row: the view of an element within its insets.
final class RowCell: UICollectionViewListCell {
    private static let isRegistered: Void = ObjectRuntime.register(RowCell.self) { type in
        type.factory(.frame) { arguments in (arguments.first as? CGRect).map { RowCell(frame: $0) } }
    }

    /// Makes the class known to collection views, which make cells by their class.
    static func registerOnce() { _ = isRegistered }

    /// Whether the app has given the row a background instead of the list's.
    var hasOwnBackground = false
    private(set) var row: ElementHost?
    private var insets = EdgeInsets()
    private var minimum: CGFloat = 0
    /// The height the collection view has been told; none for a row it has not asked about.
    private var shownHeight: CGFloat = 0
    private var isMeasuring = false

    func show(_ row: ElementHost, insets: EdgeInsets, minimum: CGFloat) {
        if self.row !== row {
            if let old = self.row, old.superview === contentView { old.removeFromSuperview() }
            shownHeight = 0
        }
        (self.row, self.insets, self.minimum) = (row, insets, minimum)
        contentView.addSubview(row)
        row.onLayout = { [weak self] in self?.rowLaidOut() }
        setNeedsLayout()
    }

    /// The menu of all that the row shows.
    var rowMenu: ContextMenuSource? { row?.host.root.trait(ObjectIdentifier(RowTraits.Menu.self)) }

    /// The row as its menu lifts it: with round corners, or in the outline that it gives itself.
    var liftedPreview: UITargetedPreview? {
        guard window != nil, superview != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.liftedRadius)
        if let row, let outline = row.host.root.contentOutline(for: .contextMenuPreview) {
            let origin = row.convert(CGPoint.zero, to: self)
            outline.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
            parameters.visiblePath = outline
        }
        return UITargetedPreview(view: self, parameters: parameters)
    }

    /// Of a group's corners, in points.
    private static let liftedRadius: CGFloat = 10

    private func height(_ width: CGFloat) -> CGFloat {
        guard let row else { return minimum }
        let size = row.host.sizeThatFits(ProposedViewSize(width: max(0, width - insets.width), height: nil))
        return max(minimum, size.height + insets.height)
    }

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
    {
        isMeasuring = true
        defer { isMeasuring = false }
        layoutIfNeeded()
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        shownHeight = height(contentView.bounds.width > 0 ? contentView.bounds.width : layoutAttributes.size.width)
        attributes.size.height = shownHeight
        return attributes
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let row else { return }
        let width = max(0, contentView.bounds.width - insets.width)
        let size = row.host.sizeThatFits(ProposedViewSize(width: width, height: nil))
        // The row's content stands at its leading edge, in the middle between its insets; it has the whole width, to become wider in.
        let isRightToLeft = row.host.isRightToLeft
        row.frame = CGRect(
            x: isRightToLeft ? insets.trailing : insets.leading,
            y: insets.top + (contentView.bounds.height - insets.height - size.height) / 2, width: width,
            height: size.height)
    }

    /// Has the collection view measure the row again where it has become another height, and leaves the other rows theirs.
    private func rowLaidOut() {
        placeLines()
        guard !isMeasuring, shownHeight > 0, abs(height(contentView.bounds.width) - shownHeight) > 0.01 else { return }
        invalidateIntrinsicContentSize()
    }
}
