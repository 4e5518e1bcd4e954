extension UIView {
    var viewLayout: ViewLayout {
        if let state = layoutState { return unsafeDowncast(state, to: ViewLayout.self) }
        let state = ViewLayout()
        layoutState = state
        return state
    }

    // MARK: Constraints

    func install(_ constraint: NSLayoutConstraint) {
        if constraint.holder !== self { constraint.holder?.release(constraint) }
        for item in [constraint.firstItem, constraint.secondItem] {
            if let view = LayoutEngine.view(of: item), !view.isDescendant(of: self) { refuse(constraint, view) }
        }
        hold(constraint)
    }

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

    /// Of most constraints' items one is the other's superview, or both have the same: those are asked first.
    func closestCommonAncestor(with other: UIView) -> UIView? {
        if other === self { return self }
        let (superview, otherSuperview) = (superview, other.superview)
        if superview === other || superview != nil && superview === otherSuperview { return superview }
        if otherSuperview === self { return self }
        return sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
    }

    // MARK: Engine

    var layoutRoot: UIView {
        // The root of what is in a window is the window, unless that has been put into a view itself.
        if let window = hierarchy.window, window.hierarchy.superview == nil { return window }
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
        engine.addConstraints(of: root)
        return engine
    }

    // MARK: Priorities of the contents' size

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        viewLayout.hugging[axis] = priority
        layoutEngine?.contentChanged(self)
    }

    func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        viewLayout.compressionResistance[axis] = priority
        layoutEngine?.contentChanged(self)
    }

    // MARK: Debugging

    func constraints(affecting item: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) -> [NSLayoutConstraint] {
        guard let item, let engine = layoutEngine else { return [] }
        engine.solve()
        return engine.constraints(affecting: item, attributes)
    }

    /// Moves an ambiguous view to its next possible place.
    func moveWithinAmbiguity() {
        guard isPlacedAmbiguously, let engine = layoutEngine else { return }
        engine.exerciseAmbiguity(of: self)
        superview?.layoutIfNeeded()
    }

    var isPlacedAmbiguously: Bool {
        [NSLayoutConstraint.Attribute.left, .right, .top, .bottom].contains { isAmbiguous(self, $0) }
    }

    func isAmbiguous(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        guard let item, let engine = layoutEngine else { return false }
        engine.solve()
        return engine.isAmbiguous(item, attribute)
    }
}
