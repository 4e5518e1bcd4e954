extension UIView {
    // MARK: What UIView calls

    /// Runs the update-constraints pass of the whole hierarchy and solves its constraints; the first half of every layout pass.
    func prepareConstraintLayout() {
        let root = layoutRoot
        root.runUpdateConstraints()
        if root.layoutState != nil { root.viewLayout.engine?.solve() }
    }

    /// Takes up the frames that constraints give the subviews.
    func layoutSubviewsByConstraints() {
        guard let engine = layoutEngine else { return }
        engine.solve()
        engine.applyFrames(toSubviewsOf: self)
    }

    /// The frame, bounds, centre, autoresizing mask or way of being placed changed.
    func layoutPlacementChanged() { layoutEngine?.placementChanged(self) }

    /// The intrinsic size, baselines or alignment insets changed.
    func layoutContentChanged() {
        layoutEngine?.contentChanged(self)
        superview?.subviewContentChanged()
    }

    /// About to leave the superview: constraints from outside to inside are gone for good.
    func layoutWillLeave() {
        guard let engine = layoutEngine else { return }
        for view in sequence(first: superview, next: { $0?.superview }) {
            guard let view, view.layoutState != nil else { continue }
            for constraint in view.viewLayout.constraints {
                let isInside = [constraint.firstItem, constraint.secondItem].contains {
                    LayoutEngine.view(of: $0)?.isDescendant(of: self) ?? false
                }
                if isInside { view.release(constraint) }
            }
        }
        engine.drop(self)
    }

    /// Joined a superview: its engine takes the subtree's constraints over.
    func layoutDidJoin() {
        if layoutState != nil { viewLayout.engine = nil }
        markAncestorsForUpdateConstraints()
        let root = layoutRoot
        if root.layoutState != nil, let engine = root.viewLayout.engine {
            engine.addConstraints(of: self)
        } else if usesConstraintsInSubtree {
            _ = layoutEngineMakingIfNeeded
        }
    }

    private var usesConstraintsInSubtree: Bool {
        if !translatesAutoresizingMaskIntoConstraints { return true }
        if layoutState != nil, !viewLayout.constraints.isEmpty { return true }
        return subviews.contains { $0.usesConstraintsInSubtree }
    }

    // MARK: Update constraints

    var isUpdateConstraintsNeeded: Bool { viewLayout.needsUpdateConstraints }

    func requestUpdateConstraints() {
        viewLayout.needsUpdateConstraints = true
        markAncestorsForUpdateConstraints()
        setNeedsLayout()
    }

    private func markAncestorsForUpdateConstraints() {
        for view in sequence(first: self, next: \.superview) { view.viewLayout.descendantNeedsUpdateConstraints = true }
    }

    /// From the leaves up: `updateConstraints()` of every view that asked for it, and `updateViewConstraints()` of its controller.
    func runUpdateConstraints() {
        let state = viewLayout
        if state.descendantNeedsUpdateConstraints {
            state.descendantNeedsUpdateConstraints = false
            for view in subviews { view.runUpdateConstraints() }
        }
        guard state.needsUpdateConstraints else { return }
        state.needsUpdateConstraints = false
        if let controller = hierarchy.controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: Fitting

    /// The size that the constraints of this view and its subviews need, measured apart from the hierarchy around it.
    func constraintFittingSize(_ target: CGSize, _ priorities: AxisPair<UILayoutPriority>) -> CGSize {
        runUpdateConstraints()
        let engine = LayoutEngine(root: self, fitting: .init(size: target, priorities: priorities))
        engine.addConstraints(of: self)
        _ = engine.item(for: self)
        engine.solve()
        let scale = UIScreen.main.scale
        let item = engine.item(for: self)
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
        return CGSize(width: up(engine.value(item.width)), height: up(engine.value(item.height)))
    }

    public class var layoutFittingCompressedSize: CGSize { .zero }
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}
