/// A relationship between two attributes of views or layout guides: `first = multiplier × second + constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    private let firstReference: ItemReference
    private let secondReference: ItemReference?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat {
        didSet { if constant != oldValue { engine?.constantChanged(self) } }
    }
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { engine?.priorityChanged(self) } }
    }
    /// A name that shows in descriptions and console reports.
    open var identifier: String?
    @available(*, unavailable, message: "not yet in Quince: archives of constraints")
    open var shouldBeArchived: Bool {
        get { false }
        set {}
    }
    /// The view whose `constraints` list this constraint; nil while inactive.
    var holder: UIView? {
        get { holderHierarchy?.view }
        set { holderHierarchy = newValue?.hierarchy }
    }
    private var holderHierarchy: ViewHierarchy?
    /// The place of the constraint's entry in the engine that solves it.
    var engineEntry = InstalledConstraints.Place()
    /// Whether the constraint refers to a second item at all, even if that has gone.
    private let hasSecondItem: Bool

    /// Makes an inactive constraint. `view2` is nil and `attr2` `.notAnAttribute` for a constant size.
    ///
    /// Ends the app with `NSInvalidArgumentException` for pairs that mean nothing, such as a width and a centre.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        (firstReference, secondReference) = (ItemReference(Self.object(in: view1)), view2.map { ItemReference(Self.object(in: $0)) })
        (firstAttribute, secondAttribute) = (attr1, attr2)
        (self.relation, self.multiplier, constant) = (relation, multiplier, c)
        hasSecondItem = view2 != nil
        super.init()
        check()
    }

    /// A constraint between nothing, which stands where an app keeps one until it has made it.
    @preconcurrency @MainActor public override init() {
        (firstReference, secondReference) = (ItemReference(NSNull()), nil)
        (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
        (multiplier, constant, hasSecondItem) = (1, 0, false)
        super.init()
    }

    /// Views and guides are told apart from what has to be made an object, which asks what protocols a value conforms to.
    private static func object(in item: Any) -> AnyObject { item as? UIView ?? item as? UILayoutGuide ?? item as AnyObject }

    open var firstItem: AnyObject? { first }
    open var secondItem: AnyObject? { second }
    private var first: AnyObject? { firstReference.object }
    private var second: AnyObject? { secondReference?.object }
    /// The first item where it is a view, else the view that it belongs to.
    var firstView: UIView? { firstReference.owningView }
    /// The same of the second item.
    var secondView: UIView? { secondReference?.owningView }
    open var firstAnchor: NSLayoutAnchor<AnyObject> { anchor(first, firstAttribute)! }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { anchor(second, secondAttribute) }

    /// Whether the constraint takes part in layout. Activating adds it to the closest common ancestor of its items.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

    /// Constraints from a text in the visual format language, such as `H:|-[name]-8-[value(>=80)]-|`.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format: format, options: opts, metrics: metrics ?? [:], views: views)
        return parser.constraints()
    }

    open dynamic override var description: String { MainActor.assumeIsolated { ConstraintDescription.text(of: self) } }

    // MARK: Activation

    private func activate() {
        guard holder == nil else { return }
        guard let firstView else {
            if first is UILayoutGuide { refuseActivation() }
            return
        }
        guard hasSecondItem else { return firstView.hold(self) }
        guard let secondView, let ancestor = firstView.closestCommonAncestor(with: secondView) else {
            refuseActivation()
        }
        ancestor.hold(self)
    }

    private func refuseActivation() -> Never {
        uncaughtException(
            .generic,
            "Unable to activate constraint with anchors \(ConstraintDescription.anchor(first, firstAttribute)) and "
                + "\(ConstraintDescription.anchor(second, secondAttribute)) because they have no common ancestor.  Does the constraint or its "
                + "anchors reference items in different view hierarchies?  That's illegal.")
    }

    private func deactivate() { holder?.release(self) }

    /// The engine that solves this constraint, if it is in use.
    private var engine: LayoutEngine? { holder?.layoutEngine }

    // MARK: Validity

    private func check() {
        let method = "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        if firstAttribute == .notAnAttribute {
            uncaughtException(.invalidArgument, method + "The first attribute of a constraint cannot be NSLayoutAttributeNotAnAttribute")
        }
        if !hasSecondItem || secondAttribute == .notAnAttribute {
            if firstAttribute.family != .size {
                uncaughtException(
                    .invalidArgument,
                    method
                        + "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs."
                )
            }
        } else if !firstAttribute.canPair(with: secondAttribute) {
            uncaughtException(.invalidArgument, method + "Invalid pairing of layout attributes")
        }
        if !multiplier.isFinite || !constant.isFinite {
            uncaughtException(.invalidArgument, method + "Multiplier or constant is not finite!  That's illegal.")
        }
    }

    private func anchor(_ item: AnyObject?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject>? {
        guard let item, attribute != .notAnAttribute else { return nil }
        return NSLayoutAnchor<AnyObject>(item: item, attribute: attribute)
    }
}
