@_spi(Quince) import QuinceFoundation

extension UICollectionView {
    func setNeedsReload() {
        counts.isStale = true
        index.isStale = true
        prefetching.reset()
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    func reloadEverything() {
        swipeIfAny?.close(animated: false)
        for path in touch.selection { cellForItem(at: path)?.isSelected = false }
        touch = CollectionTouch()
        movement = nil
        if presented != nil { dragDrop.listReloaded() }
        recycleAll()
        setNeedsReload()
    }

    func recycleAll() {
        for key in shown.elements.keys { retire(key) }
        shown.replace([:])
        for scroller in shown.scrollers.values { scroller.removeFromSuperview() }
        shown.scrollers = [:]
    }

    /// Asks for sections and items if what is known is out of date.
    func reloadIfNeeded() {
        guard counts.isStale else { return }
        counts.isStale = false
        if !shown.elements.isEmpty { recycleAll() }
        if presented != nil { dragDrop.listReloaded() }
        counts.items = askCounts()
    }

    func askCounts() -> [Int] {
        if let dataSource {
            return (0..<dataSource.numberOfSections(in: self)).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
        }
        if let foreignDataSource {
            unrecognizedSelector(Selector("collectionView:numberOfItemsInSection:"), sentTo: foreignDataSource)
        }
        return []
    }

    /// Asks the data source for shown cells again, handing it the very cells.
    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cellForItem(at: path) else { continue }
            reuse.reconfigured = cell
            let given = dataSource?.collectionView(self, cellForItemAt: sourcePath(path))
            reuse.reconfigured = nil
            guard given === cell else {
                uncaughtException(
                    .internalInconsistency,
                    "Attempted to dequeue a cell for a different registration than the one of the existing cell when reconfiguring the item at \(path): dequeue with the same registration or reuse identifier, or reload the item."
                )
            }
            measureAgain(cell)
        }
        setNeedsLayout()
    }

    /// A cell's contents changed: it may need another size.
    func measureAgain(_ view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, let key = shown.key(of: view) else { return }
        shown.elements[key]?.isMeasured = false
        setNeedsLayout()
    }

    /// Replaces the layout, animated or at once, and notifies both layouts and the visible views of the transition.
    func exchangeLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = collectionViewLayout
        guard layout !== old else { return completion?(true) ?? () }
        layoutElementsIfNeeded()
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let views = shown.elements.values.map(\.view)
        for view in views { view.willTransition(from: old, to: layout) }
        let finish: (Bool) -> Void = { isFinished in
            layout.finalizeLayoutTransition()
            for view in views { view.didTransition(from: old, to: layout) }
            completion?(isFinished)
        }
        old.owner = nil
        transition = nil
        storeLayout(layout)
        layout.owner = self
        layout.invalidateLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled, bounds.height > 0 else {
            setNeedsLayout()
            return finish(true)
        }
        animateChange(from: shown.elements, leaving: [], map: nil, completion: finish)
    }
}
