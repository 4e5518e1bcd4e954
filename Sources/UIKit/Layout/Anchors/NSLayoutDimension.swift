/// A width, a height, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The guide that spans a distance between anchors; kept alive by the dimension and, once constrained, by its owning view.
    private var span: UILayoutGuide?

    /// The size of a hidden guide that reaches from one anchor to the other.
    init<Kind>(from start: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
        let isHorizontal = start.attribute.isHorizontal
        let guide = UILayoutGuide()
        super.init(item: guide, attribute: isHorizontal ? .width : .height)
        span = guide
        let owner = LayoutEngine.view(of: start.item).flatMap { first in
            LayoutEngine.view(of: end.item).flatMap { first.closestCommonAncestor(with: $0) }
        }
        guard let owner, let first = start.item, let last = end.item else { return }
        owner.addLayoutGuide(guide)
        let edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
        switch start.attribute.family {
        case .absoluteX: edges = (.left, .right)
        case .y: edges = (.top, .bottom)
        default: edges = (.leading, .trailing)
        }
        for (edge, item, attribute) in [(edges.0, first, start.attribute), (edges.1, last, end.attribute)] {
            NSLayoutConstraint(
                item: guide, attribute: edge, relatedBy: .equal, toItem: item, attribute: attribute, multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    override init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) { super.init(item: item, attribute: attribute) }

    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, 1, c) }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, nil, 1, c) }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, nil, 1, c) }

    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { make(.equal, anchor, m, 0) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, m, 0)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, m, 0)
    }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, m, c)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, m, c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, m, c)
    }
}
