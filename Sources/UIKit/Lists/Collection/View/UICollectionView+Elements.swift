extension CGRect {
    /// Whether the rectangles have a part in common, not just an edge.
    func overlaps(_ other: CGRect) -> Bool { minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY }
}

/// Gives visible elements their views.
extension UICollectionView {
    /// How often views may change the layout by their own sizes before it is left as it is.
    private static let maximumRounds = 32

    func layoutWasInvalidated() { setNeedsLayout() }

    /// Asks the layout whether it holds for other bounds before they are there, as subclasses compare them with the present ones.
    func boundsWillChange(to new: CGRect, _ change: () -> Void) {
        let layout = collectionViewLayout
        guard new != bounds, !counts.isStale, shown.laidOutBounds != nil, layout.shouldInvalidateLayout(forBoundsChange: new) else {
            return change()
        }
        let context = layout.invalidationContext(forBoundsChange: new)
        let isAnimated = new.size != bounds.size && UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled
        if isAnimated { layout.prepare(forAnimatedBoundsChange: bounds) }
        change()
        layout.invalidateLayout(with: context)
        guard isAnimated else { return }
        layoutElements()
        layout.finalizeAnimatedBoundsChange()
    }

    func layoutElementsIfNeeded() {
        if counts.isStale || collectionViewLayout.needsPreparation || shown.laidOutBounds != bounds { layoutElements() }
    }

    /// Prepares the layout if it is out of date. Items are counted when the layout first asks, and at the latest when it is prepared: a data source may
    /// count what the layout made.
    func prepareLayout() {
        let layout = collectionViewLayout
        guard layout.needsPreparation else { return reloadIfNeeded() }
        layout.needsPreparation = false
        let contexts = layout.takeContexts()
        layout.prepare()
        reloadIfNeeded()
        var size = layout.collectionViewContentSize
        var shift = CGPoint.zero
        for context in contexts {
            size.width += context.contentSizeAdjustment.width
            size.height += context.contentSizeAdjustment.height
            shift.x += context.contentOffsetAdjustment.x
            shift.y += context.contentOffsetAdjustment.y
        }
        if contentSize != size { contentSize = size }
        if shift != .zero { shiftContent(by: shift) }
    }

    func layoutElements() {
        guard !shown.isLayingOut, bounds.width > 0, bounds.height > 0 else { return }
        shown.isLayingOut = true
        defer { shown.isLayingOut = false }
        UIView.performWithoutAnimationIfOutside {
            prepareLayout()
            for _ in 0..<Self.maximumRounds {
                guard showElements() else { break }
                let anchor = anchor
                prepareLayout()
                keepPlace(of: anchor)
            }
            shown.laidOutBounds = bounds
            backgroundView?.frame = bounds
            placeIndex()
        }
        prefetch()
    }

    // MARK: Keeping the place

    private typealias Anchor = (key: CollectionElementKey, origin: CGPoint)

    /// The first cell that begins on the screen.
    private var anchor: Anchor? {
        let cells = shown.elements.filter { key, element in
            let frame = element.attributes.frame
            return key.category == .cell && frame.minX >= bounds.minX && frame.minY >= bounds.minY
                && element.attributes.scrollingSection == nil
        }
        return cells.min { $0.key.path < $1.key.path }.map { ($0.key, $0.value.attributes.frame.origin) }
    }

    /// Scrolls so that visible elements keep their place when an element before them turns out to differ from its estimated size.
    private func keepPlace(of anchor: Anchor?) {
        guard let anchor, let now = collectionViewLayout.attributes(of: anchor.key)?.frame.origin else { return }
        let limits = offsetLimits
        var shift = CGPoint(x: now.x - anchor.origin.x, y: now.y - anchor.origin.y)
        if contentOffset.y <= limits.y.lowerBound || contentSize.height <= bounds.height { shift.y = 0 }
        if contentOffset.x <= limits.x.lowerBound || contentSize.width <= bounds.width { shift.x = 0 }
        if shift != .zero { shiftContent(by: shift) }
    }

    // MARK: Showing

    /// Shows what the layout has in the visible rectangle; true where a view's own size changes the layout.
    private func showElements() -> Bool {
        let visible = bounds
        var wanted: [UICollectionViewLayoutAttributes] = []
        var keys: Set<CollectionElementKey> = []
        for attributes in collectionViewLayout.layoutAttributesForElements(in: visible) ?? [] {
            let attributes = moving(attributes)
            guard !attributes.isHidden, attributes.frame.overlaps(visible), keys.insert(attributes.key).inserted else { continue }
            check(attributes)
            wanted.append(attributes)
        }
        for key in shown.elements.keys where !keys.contains(key) && key != movement?.key { retire(key) }
        placeScrollers()
        for attributes in wanted { show(attributes) }
        orderByZIndex()
        return collectionViewLayout.needsPreparation
    }

    private func check(_ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory == .cell, !counts.contains(attributes.indexPath) else { return }
        uncaughtException(
            .internalInconsistency,
            "UICollectionView received layout attributes for a cell with an index path that does not exist: {length = 2, path = \(attributes.indexPath.section) - \(attributes.indexPath.item)}"
        )
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        if let element = shown.elements[key] {
            let isResized = element.attributes.size != attributes.size && element.preferredSize != attributes.size
            if !element.attributes.isEqual(attributes) || !isPlaced(element.view, attributes) { place(element.view, attributes) }
            shown.elements[key]?.attributes = attributes
            if isResized || !element.isMeasured { fit(key, attributes) }
            return
        }
        guard let view = makeView(attributes) else { return }
        UIView.performWithoutAnimation {
            add(view, attributes)
            view.isHidden = false
            place(view, attributes)
        }
        shown.add(.init(view: view, attributes: attributes), key)
        fit(key, attributes)
        notifyWillDisplay(key, view)
    }

    /// Lets the view say which size it prefers.
    private func fit(_ key: CollectionElementKey, _ attributes: UICollectionViewLayoutAttributes) {
        shown.elements[key]?.isMeasured = true
        let layout = collectionViewLayout
        guard layout.asksForPreferredSizes, key.category != .decorationView, let view = shown[key],
            let original = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return }
        let preferred = view.preferredLayoutAttributesFitting(original)
        shown.elements[key]?.preferredSize = preferred.size
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        shown.making = attributes
        ViewRegistration.asking += 1
        defer {
            shown.making = nil
            ViewRegistration.asking -= 1
        }
        switch attributes.representedElementCategory {
        case .cell: return makeCell(attributes.indexPath)
        case .supplementaryView: return makeSupplementaryView(attributes.representedElementKind ?? "", attributes.indexPath)
        case .decorationView:
            let kind = attributes.representedElementKind ?? ""
            guard let source = collectionViewLayout.decorationSource(kind) else {
                uncaughtException(
                    .internalInconsistency,
                    "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a storyboard"
                )
            }
            return dequeue(.init(kind: "decoration " + kind, identifier: ""), source, attributes.indexPath)
        }
    }

    private func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
        if let placeholder = placeholder(at: path) { return makeCell(of: placeholder) }
        guard let dataSource else { return nil }
        let cell = dataSource.collectionView(self, cellForItemAt: sourcePath(path))
        guard cell.reuseName != nil else {
            uncaughtException(
                .internalInconsistency,
                "the view returned from -collectionView:cellForItemAtIndexPath: (\(cell)) was not retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            )
        }
        UIView.performWithoutAnimation {
            cell.isSelected = touch.selection.contains(path)
            cell.isHighlighted = touch.highlighted == path
            cell.setEditing(isEditing)
        }
        return cell
    }

    private func makeSupplementaryView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        guard let name = view.reuseName, name.kind == kind else {
            uncaughtException(
                .internalInconsistency,
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),{length = 2, path = \(path.section) - \(path.item)}) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(view))"
            )
        }
        return view
    }

    // MARK: Placing

    private func add(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let parent = container(of: attributes)
        guard view.superview !== parent else { return }
        let isBelow = attributes.zIndex < 0 || attributes.zIndex == 0 && attributes.representedElementCategory == .cell
        guard isBelow else { return parent.addSubview(view) }
        let lowest = parent === self && backgroundView != nil ? 1 : 0
        // Touches reach cells, not the decorations behind them.
        let behind = attributes.zIndex < 0 ? 0 : parent.subviews.dropFirst(lowest).prefix { $0.layer.zPosition < 0 }.count
        parent.insertSubview(view, at: lowest + behind)
    }

    private func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        attributes.scrollingSection.flatMap { shown.scrollers[$0] } ?? self
    }

    private func isPlaced(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let parent = container(of: attributes)
        return view.superview === parent && view.center == center(of: attributes, in: parent)
    }

    private func center(of attributes: UICollectionViewLayoutAttributes, in parent: UIView) -> CGPoint {
        guard parent !== self else { return attributes.center }
        let origin = CGPoint(x: parent.frame.minX - parent.bounds.minX, y: parent.frame.minY - parent.bounds.minY)
        return CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    }

    /// Makes a view look as its attributes say.
    func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let parent = container(of: attributes)
        if view.superview !== parent { add(view, attributes) }
        if view.bounds.size != attributes.size { view.bounds.size = attributes.size }
        // Constraints are solved before the cell lays itself out: contents of a fixed size would not fit into an empty content view.
        (view as? UICollectionViewCell)?.placeContentView()
        let center = center(of: attributes, in: parent)
        if view.center != center { view.center = center }
        if !CATransform3DEqualToTransform(view.transform3D, attributes.transform3D) { view.transform3D = attributes.transform3D }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        let z = CGFloat(min(max(attributes.zIndex, -1_000_000), 1_000_000))
        if view.layer.zPosition != z { view.layer.zPosition = z }
        let swiped = swipeIfAny.flatMap {
            $0.path == attributes.indexPath && attributes.representedElementCategory == .cell ? $0.offset : nil
        }
        if let swiped, swiped != 0 { view.center.x = center.x + swiped }
        view.updateAttributes(attributes)
    }

    /// Touches reach what lies above, too.
    private func orderByZIndex() {
        let cells = shown.elements.filter { $0.key.category == .cell && $0.value.attributes.scrollingSection == nil }
        guard cells.contains(where: { $0.value.attributes.zIndex != 0 }) else { return }
        let sorted = cells.sorted {
            ($0.value.attributes.zIndex, $0.key.path) < ($1.value.attributes.zIndex, $1.key.path)
        }
        let places = Dictionary(uniqueKeysWithValues: subviews.enumerated().map { (ObjectIdentifier($0.element), $0.offset) })
        let order = sorted.compactMap { places[ObjectIdentifier($0.value.view)] }
        guard order != order.sorted() else { return }
        for element in sorted { bringSubviewToFront(element.value.view) }
    }

    // MARK: Leaving

    /// Takes an element's view off the screen.
    func retire(_ key: CollectionElementKey) {
        guard let element = shown.remove(key) else { return }
        if key.category == .cell, touch.highlighted == key.path { touch.highlighted = nil }
        recycle(element.view)
        notifyDidEndDisplaying(key, element.view)
    }

    func notifyWillDisplay(_ key: CollectionElementKey, _ view: UICollectionReusableView) {
        switch key.category {
        case .cell:
            if let cell = view as? UICollectionViewCell, placeholder(at: key.path) == nil {
                delegate?.collectionView(self, willDisplay: cell, forItemAt: sourcePath(key.path))
            }
        case .supplementaryView:
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
        case .decorationView: break
        }
    }

    func notifyDidEndDisplaying(_ key: CollectionElementKey, _ view: UICollectionReusableView) {
        switch key.category {
        case .cell:
            if let cell = view as? UICollectionViewCell, placeholder(at: key.path) == nil {
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: sourcePath(key.path))
            }
        case .supplementaryView:
            delegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
        case .decorationView: break
        }
    }
}
