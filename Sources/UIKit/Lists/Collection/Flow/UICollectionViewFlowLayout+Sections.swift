extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }
    var estimatesSizes: Bool { estimatedItemSize != .zero }

    func delegateChanged() {
        delegateGivesSizes = true
        isStale = true
    }

    // MARK: Invalidation

    func applyInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
            isStale = true
            return
        }
        if context.invalidateEverything { measured = [:] }
        for path in context.invalidatedItemIndexPaths ?? [] where context.invalidateFlowLayoutAttributes { measured[path] = nil }
        if context.invalidateEverything || context.invalidateDataSourceCounts || context.invalidateFlowLayoutDelegateMetrics
            || context.invalidateFlowLayoutAttributes
        {
            isStale = true
        }
    }

    /// Keeps the size a cell asks for; false where it has it already.
    func applySize(_ size: CGSize, of original: UICollectionViewLayoutAttributes) -> Bool {
        guard original.size != size else { return false }
        let path = original.indexPath
        measured[path] = size
        newlyMeasured[path.section, default: [:]][path.item] = size
        return true
    }

    // MARK: Making sections

    func prepareSections() {
        guard let list = collectionView else {
            (sections, contentLength) = ([], 0)
            return
        }
        let insets = list.adjustedContentInset
        let room = CGSize(
            width: max(0, list.bounds.width - insets.left - insets.right), height: max(0, list.bounds.height - insets.top - insets.bottom))
        if isVertical ? room.width != self.room.width : room.height != self.room.height { isStale = true }
        self.room = room
        if isStale { makeSections(list) } else { applyNewSizes() }
        isStale = false
        newlyMeasured = [:]
        place()
    }

    private func place() {
        var end: CGFloat = 0
        for index in sections.indices {
            sections[index].start = end
            end = sections[index].end
        }
        contentLength = end
    }

    private func applyNewSizes() {
        for (section, sizes) in newlyMeasured where sections.indices.contains(section) {
            sections[section].lines.setSizes(sizes.mapValues(lineSize))
        }
    }

    private func makeSections(_ list: UICollectionView) {
        let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
        var known: [Int: [Int: CGSize]] = [:]
        for (path, size) in measured { known[path.section, default: [:]][path.item] = size }
        sections = (0..<list.numberOfSections).map { makeSection($0, list, delegate, known[$0] ?? [:]) }
    }

    private func makeSection(
        _ section: Int, _ list: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ known: [Int: CGSize]
    ) -> FlowSection {
        let own = delegate?.collectionView(list, layout: self, insetForSectionAt: section) ?? sectionInset
        let inset = own + referenceInsets(list)
        let lineSpacing = delegate?.collectionView(list, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let spacing =
            delegate?.collectionView(list, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
        let header = delegate?.collectionView(list, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
        let footer = delegate?.collectionView(list, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
        let length = isVertical ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom
        let count = list.numberOfItems(inSection: section)
        var sizes = itemSizes(section, count, list, delegate)
        if estimatesSizes { sizes.merge(known) { $1 } }
        var common = itemSize
        if estimatesSizes { common = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize }
        let lines = FlowLines(
            count: count, length: max(0, length), itemSpacing: spacing, lineSpacing: lineSpacing, common: lineSize(common),
            sizes: sizes.mapValues(lineSize))
        return FlowSection(
            header: isVertical ? header.height : header.width, footer: isVertical ? footer.height : footer.width,
            before: isVertical ? inset.top : inset.left, after: isVertical ? inset.bottom : inset.right,
            side: isVertical ? inset.left : inset.top, lines: lines)
    }

    private func referenceInsets(_ list: UICollectionView) -> UIEdgeInsets {
        let insets: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return .zero
        // What insets the content already is no part of the distance.
        case .fromSafeArea: insets = list.safeAreaInsets - list.insetsFromSafeArea
        case .fromLayoutMargins: insets = list.layoutMargins - list.insetsFromSafeArea
        }
        return isVertical
            ? UIEdgeInsets(top: 0, left: max(0, insets.left), bottom: 0, right: max(0, insets.right))
            : UIEdgeInsets(top: max(0, insets.top), left: 0, bottom: max(0, insets.bottom), right: 0)
    }

    /// The sizes the delegate gives; none where it leaves them to the layout.
    private func itemSizes(
        _ section: Int, _ count: Int, _ list: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> [Int: CGSize] {
        guard let delegate, delegateGivesSizes, count > 0 else { return [:] }
        var sizes: [Int: CGSize] = [:]
        for item in 0..<count {
            let shown = IndexPath(item: item, section: section)
            // The delegate knows no placeholders: they take the layout's size.
            guard list.placeholder(at: shown) == nil else { continue }
            let path = list.sourcePath(shown)
            let size = delegate.collectionView(list, layout: self, sizeForItemAt: path)
            guard delegateGivesSizes else { return [:] }
            sizes[item] = size
        }
        return sizes
    }

    private func lineSize(_ size: CGSize) -> FlowLines.Size {
        isVertical ? .init(along: size.width, across: size.height) : .init(along: size.height, across: size.width)
    }
}
