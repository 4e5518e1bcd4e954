extension UICollectionViewCompositionalLayout {
    var isVertical: Bool { configuration.scrollDirection == .vertical }

    // MARK: Invalidation

    func applyInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        guard (context as? CompositionalContext)?.isForSizes != true else { return }
        if context.invalidateEverything { (isStale, kept) = (true, [:]) } else { makeStale() }
    }

    /// Has the sections made again, keeping the sizes of views.
    private func makeStale() {
        guard !isStale else { return }
        isStale = true
        for (index, section) in sections.enumerated() { kept[index] = (section.measured, section.measuredEdges) }
    }

    /// Marks a context as one that keeps all sections.
    func ownContext(_ context: UICollectionViewLayoutInvalidationContext) -> UICollectionViewLayoutInvalidationContext {
        let own = CompositionalContext()
        own.isForSizes = true
        if let paths = context.invalidatedItemIndexPaths { own.invalidateItems(at: paths) }
        return own
    }

    /// Sizes go where their items and sections go.
    func moveSizes(_ map: ListUpdateMap) {
        var known = kept
        if !isStale { for (index, section) in sections.enumerated() { known[index] = (section.measured, section.measuredEdges) } }
        var new: [Int: (items: [Int: CGSize], edges: [Int: CGSize])] = [:]
        let reloaded = Set(map.changes.reloadedItems)
        let reloadedSections = Set(map.changes.reloadedSections)
        for (section, sizes) in known where !reloadedSections.contains(section) {
            for (item, size) in sizes.items {
                let old = IndexPath(item: item, section: section)
                guard !reloaded.contains(old), let path = map.path(old) else { continue }
                new[path.section, default: ([:], [:])].items[path.item] = size
            }
            if let target = map.section(section) { new[target, default: ([:], [:])].edges = sizes.edges }
        }
        kept = new
        isStale = true
        var offsets: [Int: CGPoint] = [:]
        for (section, offset) in scrollOffsets { if let target = map.section(section) { offsets[target] = offset } }
        scrollOffsets = offsets
    }

    /// Keeps the size a view asks for; false where it has it already.
    func applySize(_ size: CGSize, of original: UICollectionViewLayoutAttributes) -> Bool {
        var wanted = original.size
        if original.estimatedAxes.contains(.horizontal) { wanted.width = size.width }
        if original.estimatedAxes.contains(.vertical) { wanted.height = size.height }
        guard wanted != original.size else { return false }
        let path = original.indexPath
        switch original.representedElementCategory {
        case .cell:
            guard sections.indices.contains(path.section) else { return false }
            return sections[path.section].setSize(wanted, of: path.item)
        case .supplementaryView:
            let section = path.count == 1 ? whole : sections.indices.contains(path.section) ? sections[path.section] : nil
            guard let section, let index = edgeIndex(original.representedElementKind ?? "", path, section) else { return false }
            return section.setSize(wanted, ofEdge: index)
        case .decorationView: return false
        }
    }

    /// The number of a header or the like among those of its section.
    func edgeIndex(_ kind: String, _ path: IndexPath, _ section: CompositionalSection) -> Int? {
        let matching = section.section.boundarySupplementaryItems.indices.filter {
            section.section.boundarySupplementaryItems[$0].elementKind == kind
        }
        let number = path.count == 1 ? path[0] : path.item
        return matching.indices.contains(number) ? matching[number] : nil
    }

    // MARK: Making sections

    func prepareSections() {
        guard let list = collectionView else {
            (sections, whole, contentLength) = ([], nil, 0)
            return
        }
        let insets = list.adjustedContentInset
        let room = CGSize(
            width: max(0, list.bounds.width - insets.left - insets.right), height: max(0, list.bounds.height - insets.top - insets.bottom))
        let isResized = isVertical ? room.width != self.room.width : room.height != self.room.height
        if isResized { (isStale, kept) = (true, [:]) } else if room != self.room, sections.contains(where: \.followsLength) { makeStale() }
        self.room = room
        if isStale { makeSections(list) }
        isStale = false
        kept = [:]
        place()
    }

    private func makeSections(_ list: UICollectionView) {
        let environment = CompositionalEnvironment(room, traits: list.traitCollection)
        sections = (0..<list.numberOfSections).map { index in
            let section = section(index, environment)
            if let configuration = section.list { ListSections.prepare(list, configuration) }
            let insets = insets(of: section, index, list)
            return CompositionalSection(
                section, count: list.numberOfItems(inSection: index), isVertical: isVertical, room: room,
                insets: insets, edgeInsets: edgeInsets(of: section, insets, list), environment: environment,
                measured: kept[index]?.items ?? [:],
                measuredEdges: kept[index]?.edges ?? [:])
        }
        whole = makeWhole(environment)
    }

    /// Headers and the like of the whole layout.
    private func makeWhole(_ environment: CompositionalEnvironment) -> CompositionalSection? {
        guard !configuration.boundarySupplementaryItems.isEmpty else { return nil }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = configuration.boundarySupplementaryItems
        return CompositionalSection(
            section, count: 0, isVertical: isVertical, room: room, insets: .zero, edgeInsets: .zero, environment: environment,
            measured: [:],
            measuredEdges: whole?.measuredEdges ?? [:])
    }

    private func insets(of section: NSCollectionLayoutSection, _ index: Int, _ list: UICollectionView) -> NSDirectionalEdgeInsets {
        var insets = section.contentInsets
        if section.list != nil { insets.top += ListSections.topPadding(section, isFirst: index == 0) }
        let reference =
            section.contentInsetsReference == .automatic ? configuration.contentInsetsReference : section.contentInsetsReference
        let more = outerInsets(reference, list)
        insets.leading += more.leading
        insets.trailing += more.trailing
        insets.top += more.top
        insets.bottom += more.bottom
        return insets
    }

    /// The insets of headers and the like at their sides.
    private func edgeInsets(
        of section: NSCollectionLayoutSection, _ insets: NSDirectionalEdgeInsets, _ list: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        guard section.supplementaryContentInsetsReference == .automatic else {
            return outerInsets(section.supplementaryContentInsetsReference, list)
        }
        return section.supplementariesFollowContentInsets ? insets : .zero
    }

    /// How far what insets count from lies from the sides of the layout, across its direction.
    private func outerInsets(_ reference: UIContentInsetsReference, _ list: UICollectionView) -> NSDirectionalEdgeInsets {
        let outside: UIEdgeInsets
        switch reference {
        case .none: return .zero
        // What insets the content already is no part of the distance.
        case .safeArea, .automatic: outside = list.safeAreaInsets - list.insetsFromSafeArea
        case .layoutMargins: outside = list.layoutMargins - list.insetsFromSafeArea
        case .readableContent:
            let side = max(list.layoutMargins.left, (room.width - Self.readableWidth) / 2)
            outside = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
        }
        let more = NSDirectionalEdgeInsets(outside, isRightToLeft: list.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return isVertical
            ? NSDirectionalEdgeInsets(top: 0, leading: max(0, more.leading), bottom: 0, trailing: max(0, more.trailing))
            : NSDirectionalEdgeInsets(top: max(0, more.top), leading: 0, bottom: max(0, more.bottom), trailing: 0)
    }

    /// The width of text that is easy to read, in points.
    private static var readableWidth: CGFloat { 672 }

    private func place() {
        whole?.start = 0
        var end = whole.map { $0.groupsStart } ?? 0
        for (index, section) in sections.enumerated() {
            section.start = index > 0 ? end + configuration.interSectionSpacing : end
            end = section.end
        }
        if let whole { end += whole.end - whole.groupsStart }
        contentLength = end
    }
}

/// The context of a change that concerns sizes of views only.
final class CompositionalContext: UICollectionViewLayoutInvalidationContext {
    var isForSizes = false
}
