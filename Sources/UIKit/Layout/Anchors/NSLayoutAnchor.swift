/// An edge, a centre line or a size of a view or layout guide, for making constraints that cannot mix up their kinds.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private let reference: ItemReference
    var anchorItem: AnyObject? { reference.object }
    let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        (reference, self.attribute) = (ItemReference(item), attribute)
        super.init()
    }

    open var name: String { attribute.name }
    open var item: AnyObject? { anchorItem }
    open var hasAmbiguousLayout: Bool { LayoutEngine.view(of: anchorItem)?.isAmbiguous(anchorItem, attribute) ?? false }
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        LayoutEngine.view(of: anchorItem)?.constraints(affecting: anchorItem, [attribute]) ?? []
    }
    open dynamic override var description: String { MainActor.assumeIsolated { ConstraintDescription.anchor(anchorItem, attribute) } }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor, 1, 0) }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, 1, 0)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, 1, 0)
    }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, 1, c)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, 1, c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, 1, c)
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        guard let anchorItem else {
            uncaughtException(.invalidArgument, "The item of the anchor .\(attribute.name) does not exist any more")
        }
        return NSLayoutConstraint(
            item: anchorItem, attribute: attribute, relatedBy: relation, toItem: other?.anchorItem,
            attribute: other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
    }

    /// The distance the system puts between two items that stand side by side.
    static var systemSpacing: CGFloat { 8 }
}
