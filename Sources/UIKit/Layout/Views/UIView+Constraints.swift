extension UIView {
    var viewLayout: ViewLayout {
        if let state = layoutState { return unsafeDowncast(state, to: ViewLayout.self) }
        let state = ViewLayout()
        layoutState = state
        return state
    }

    // MARK: Constraints

    /// The constraints this view holds.
    public var constraints: [NSLayoutConstraint] { viewLayout.constraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder !== self { constraint.holder?.release(constraint) }
        for item in [constraint.firstItem, constraint.secondItem] {
            if let view = LayoutEngine.view(of: item), !view.isDescendant(of: self) { refuse(constraint, view) }
        }
        hold(constraint)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { if constraint.holder === self { release(constraint) } }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }

    private func refuse(_ constraint: NSLayoutConstraint, _ view: UIView) -> Never {
        uncaughtException(
            .generic,
            "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. "
                + "constraint:\(constraint) view:\(self)")
    }

    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder = self
        viewLayout.constraints.append(constraint)
        layoutEngineMakingIfNeeded.add(constraint)
        setNeedsLayout()
    }

    func release(_ constraint: NSLayoutConstraint) {
        viewLayout.constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        layoutEngine?.remove(constraint)
        setNeedsLayout()
    }

    /// Releases held constraints here and in all ancestors.
    func releaseConstraints(where isMatch: (NSLayoutConstraint) -> Bool) {
        for view in sequence(first: self, next: \.superview) where view.layoutState != nil {
            for constraint in view.viewLayout.constraints where isMatch(constraint) { view.release(constraint) }
        }
    }

    func closestCommonAncestor(with other: UIView) -> UIView? {
        if other === self { return self }
        return sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
    }

    // MARK: Engine

    var layoutRoot: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }

    /// The engine of this view's hierarchy, if any constraint was ever added to it.
    var layoutEngine: LayoutEngine? {
        let root = layoutRoot
        return root.layoutState == nil ? nil : root.viewLayout.engine
    }

    var layoutEngineMakingIfNeeded: LayoutEngine {
        let root = layoutRoot
        if let engine = root.viewLayout.engine { return engine }
        let engine = LayoutEngine(root: root)
        root.viewLayout.engine = engine
        engine.take(root)
        return engine
    }

    // MARK: Priorities of the contents' size

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { viewLayout.hugging[axis] }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        viewLayout.hugging[axis] = priority
        layoutEngine?.contentChanged(self)
    }
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewLayout.compressionResistance[axis]
    }
    public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        viewLayout.compressionResistance[axis] = priority
        layoutEngine?.contentChanged(self)
    }

    // MARK: Debugging

    /// The constraints that act on the view along `axis`; for debugging only.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: \.superview).flatMap(\.constraints).filter { constraint in
            guard constraint.firstAttribute.isHorizontal == (axis == .horizontal) else { return false }
            return LayoutEngine.view(of: constraint.firstItem) === self || LayoutEngine.view(of: constraint.secondItem) === self
        }
    }

    /// Whether the constraints allow other frames as well; for debugging only.
    public var hasAmbiguousLayout: Bool {
        [NSLayoutConstraint.Attribute.left, .right, .top, .bottom].contains { isAmbiguous(self, $0) }
    }

    func isAmbiguous(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        guard let item, let engine = layoutEngine else { return false }
        engine.solve()
        return engine.isAmbiguous(item, attribute)
    }

    /// Moves an ambiguous view to another place that its constraints allow; for debugging only.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout else { return }
        frame = frame.offsetBy(dx: 10, dy: 10)
    }
}
