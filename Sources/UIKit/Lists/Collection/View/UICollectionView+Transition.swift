/// An exchange of layouts that a gesture drives.
struct CollectionTransition {
    let layout: UICollectionViewTransitionLayout
    /// The views that were told of it.
    let views: [UICollectionReusableView]
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
    /// Seconds in which elements go the rest of the way.
    private static let transitionDuration: TimeInterval = 0.3

    func beginTransition(
        to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = collectionViewLayout
        guard transition == nil, next !== old else {
            uncaughtException(
                .internalInconsistency,
                transition == nil
                    ? "the collection is already using the layout it should make an interactive transition to"
                    : "the collection is already performing an interactive transition")
        }
        layoutElementsIfNeeded()
        let layout =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
        old.prepareForTransition(to: next)
        next.prepareForTransition(from: old)
        let views = shown.elements.values.map(\.view)
        for view in views { view.willTransition(from: old, to: next) }
        transition = CollectionTransition(layout: layout, views: views, completion: completion)
        storeLayout(layout)
        layout.owner = self
        prepareLayout()
        layout.offsets = (contentOffset, restingOffset(in: next))
        setNeedsLayout()
        return layout
    }

    /// Returns the content offset that the next layout prefers.
    private func restingOffset(in layout: UICollectionViewLayout) -> CGPoint {
        let size = layout.collectionViewContentSize, insets = adjustedContentInset
        let proposed = CGPoint(
            x: max(min(contentOffset.x, size.width + insets.right - bounds.width), -insets.left),
            y: max(min(contentOffset.y, size.height + insets.bottom - bounds.height), -insets.top))
        return layout.targetContentOffset(forProposedContentOffset: proposed)
    }

    /// Lets the elements go the rest of the way, or back.
    func endTransition(finishes: Bool) {
        guard let transition else {
            uncaughtException(.internalInconsistency, "there is no interactive transition to \(finishes ? "finish" : "cancel")")
        }
        let go = {
            transition.layout.transitionProgress = finishes ? 1 : 0
            self.layoutIfNeeded()
        }
        let end: (Bool) -> Void = { [weak self] isComplete in self?.settle(transition, finishes: finishes, isComplete: isComplete) }
        guard window != nil, UIView.areAnimationsEnabled else {
            go()
            return end(true)
        }
        UIView.animate(withDuration: Self.transitionDuration, delay: 0, options: .allowUserInteraction, animations: go, completion: end)
    }

    private func settle(_ ended: CollectionTransition, finishes: Bool, isComplete: Bool) {
        // Another layout may have been set meanwhile.
        if collectionViewLayout === ended.layout {
            let (layout, other) =
                finishes ? (ended.layout.nextLayout, ended.layout.currentLayout) : (ended.layout.currentLayout, ended.layout.nextLayout)
            (other.owner, ended.layout.owner) = (nil, nil)
            storeLayout(layout)
            layout.owner = self
            layout.invalidateLayout()
            transition = nil
            setNeedsLayout()
            layoutIfNeeded()
        }
        ended.layout.nextLayout.finalizeLayoutTransition()
        for view in ended.views { view.didTransition(from: ended.layout.currentLayout, to: ended.layout.nextLayout) }
        ended.completion?(isComplete, finishes)
    }
}
