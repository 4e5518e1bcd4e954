/// Shows the views of a list as rows of UIKit's collection view, each made when it comes into sight.
@MainActor final class CollectionNode: LayoutNode, PositionDependent {
    private let list: ViewList
    private let inputs: _ViewInputs
    let collection: UICollectionView
    private var source: CollectionSource?
    private(set) var sections: [ListSection] = []
    private let rows = ElementTable<ElementHost> { $0.end() }
    private let departed = DepartedElements()
    private var sink: GraphSink?
    private var appearance: ListAppearance?
    private var shownRoom: CGRect?
    private var shownCover: CGFloat = 0
    private var refreshing: RefreshAction?
    private var selection: ListSelection?
    private var isEditing = false
    private var showsBackground = true

    static func make<Content: View>(_ content: _GraphValue<Content>, _ inputs: _ViewInputs) -> CollectionNode {
        var inner = inputs
        let drops = ListDrops()
        inner.environment =
            inputs.changingEnvironment {
                $0.isInListRow = true
                $0.stackAxis = nil
                $0.listDrops = drops
            }.environment
        let list = Content._makeViewList(view: content, inputs: _ViewListInputs(inner)).list
        let node = CollectionNode(list, inputs)
        node.drops = drops
        drops.node = node
        inputs.environment.untrackedValue.scrollTargets?.add(node)
        return node
    }

    private init(_ list: ViewList, _ inputs: _ViewInputs) {
        (self.list, self.inputs) = (list, inputs)
        collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        super.init(inputs)
        RowCell.registerOnce()
        collection.register(RowCell.self, forCellWithReuseIdentifier: "row")
        collection.register(
            RowCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        collection.register(
            RowCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "footer")
        let source = CollectionSource(self)
        self.source = source
        (collection.dataSource, collection.delegate) = (source, source)
        displayView = collection
        host.positionDependents.append(WeakPositionDependent(node: self))
        observe(inputs) { [unowned self] in
            let environment = inputs.environment.value
            // The mode is state of its own, which the list has to follow, too.
            _ = environment.editMode?.wrappedValue
            AnyAttribute.untracked { updateStyle(environment) }
        }
        sink = GraphSink(in: inputs.scope, graph: inputs.graph) { [unowned self] in
            AnyAttribute.untracked { MainActor.assumeIsolated { reload() } }
        }
        list.onChange = { [weak self] in self?.sink?.invalidate() }
    }

    private var isBelowSearchField: Bool { inputs.environment.untrackedValue.isBelowSearchField }
    private var settings = ListSettings()
    private var drops: ListDrops?

    private func updateStyle(_ environment: EnvironmentValues) {
        if environment.listSettings != settings {
            settings = environment.listSettings
            appearance = nil
        }
        environment.scrollSettings.apply(to: collection, axes: .vertical, showsIndicators: true)
        if environment.scrollSettings.showsBackground != showsBackground {
            showsBackground = environment.scrollSettings.showsBackground
            appearance = nil
        }
        if environment.listAppearance != appearance {
            appearance = environment.listAppearance
            collection.setCollectionViewLayout(makeLayout(), animated: false)
            // A list without sections asks the layout for none, and has a ground all the same.
            collection.backgroundColor = showsBackground ? environment.listAppearance.background : .clear
        }
        if environment.editMode?.wrappedValue.isEditing == true, !isEditing {
            setEditing(true)
        } else if environment.editMode?.wrappedValue.isEditing != true, isEditing {
            setEditing(false)
        }
        refreshing = environment.refresh
        if refreshing != nil, collection.refreshControl == nil {
            let control = UIRefreshControl()
            control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
            collection.refreshControl = control
        }
    }

    private func refresh() {
        guard let refreshing else { return }
        Task { @MainActor [weak self] in
            await refreshing()
            self?.collection.refreshControl?.endRefreshing()
        }
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] section, environment in
            var configuration = UICollectionLayoutListConfiguration(
                appearance: (self?.appearance ?? .insetGrouped).collectionAppearance)
            let sections = self?.sections ?? []
            let shown = sections.indices.contains(section) ? sections[section] : nil
            if self?.showsBackground == false || self?.appearance == .plain { configuration.backgroundColor = .clear }
            configuration.headerMode = shown?.header == nil ? .none : .supplementary
            configuration.footerMode = shown?.footer == nil ? .none : .supplementary
            // A search field stands apart from what is below it by itself.
            if self?.isBelowSearchField == true { configuration.firstSectionPadding = 0 }
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.trailingActions(at: path) }
            configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in self?.leadingActions(at: path) }
            let layout = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
            if let spacing = self?.settings.rowSpacing { layout.interGroupSpacing = spacing }
            if let length = self?.settings.sectionSpacing?.length {
                // Half above and half below, but for headers and footers, which have room of their own.
                if shown?.header == nil { layout.contentInsets.top = section == 0 ? layout.contentInsets.top : length / 2 }
                if shown?.footer == nil { layout.contentInsets.bottom = length / 2 }
            }
            let margins = self?.settings.sectionMargins ?? [:]
            if let top = margins[.top] { layout.contentInsets.top = top }
            if let bottom = margins[.bottom] { layout.contentInsets.bottom = bottom }
            if let leading = margins[.leading] { layout.contentInsets.leading = leading }
            if let trailing = margins[.trailing] { layout.contentInsets.trailing = trailing }
            return layout
        }
    }

    private func reload() {
        let old = rowIdentities
        sections = list.sections
        rowIdentities = sections.map(\.content.snapshot)
        guard inputs.animation != nil, collection.window != nil, old.count == rowIdentities.count else { return collection.reloadData() }
        collection.performBatchUpdates { [self] in
            for section in old.indices {
                let difference = rowIdentities[section].identities.difference(from: old[section].identities)
                for change in difference {
                    switch change {
                    case .remove(let offset, _, _): collection.deleteItems(at: [IndexPath(item: offset, section: section)])
                    case .insert(let offset, _, _): collection.insertItems(at: [IndexPath(item: offset, section: section)])
                    }
                }
            }
        }
    }

    private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        if let swipe: RowSwipe = rowTrait(RowTraits.TrailingSwipe.self, at: path) { return configuration(swipe) }
        guard canDelete(path) else { return nil }
        let action = UIContextualAction(style: .destructive, title: SystemText.text(.delete)) { [weak self] _, _, done in
            self?.delete(path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        let swipe: RowSwipe? = rowTrait(RowTraits.LeadingSwipe.self, at: path)
        return swipe.map(configuration)
    }

    private func configuration(_ swipe: RowSwipe) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: swipe.actions())
        configuration.performsFirstActionWithFullSwipe = swipe.allowsFullSwipe
        return configuration
    }

    /// The distances of a row's content from its edges where an app gives no others, in points.
    private static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)

    // MARK: Editing and selection

    private var rowIdentities: [RowSnapshot] = []

    func set(_ selection: ListSelection?) {
        self.selection = selection
        let chosen = selection?.get() ?? []
        AnyAttribute.untracked {
            showSelection()
            guard chosen != told else { return }
            told = chosen
            if !chosen.isEmpty { notifySplitView() }
        }
    }

    /// The selection that the enclosing split view was last notified of.
    private var told: Set<AnyHashable> = []

    private func notifySplitView() {
        guard let selection, !selection.allowsSeveral, let column = inputs.environment.untrackedValue.splitColumn else { return }
        inputs.graph.afterUpdate { MainActor.assumeIsolated { column.chosen { selection.set([]) } } }
    }

    private func setEditing(_ new: Bool) {
        isEditing = new
        collection.isEditing = new
        AnyAttribute.untracked { showSelection() }
        for path in collection.indexPathsForVisibleItems {
            if let cell = collection.cellForItem(at: path) as? RowCell { fillAccessories(of: cell, at: path) }
        }
    }

    /// The element of a row; nil for a row that the collection view still shows after its element has gone.
    private func element(at path: IndexPath) -> ViewElement? {
        guard sections.indices.contains(path.section), path.item < sections[path.section].content.count else { return nil }
        return sections[path.section].content.element(at: path.item)
    }

    private func rowTrait<Value>(_ key: Any.Type, at path: IndexPath) -> Value? {
        element(at: path).flatMap { rows[$0]?.host.root.trait(ObjectIdentifier(key)) }
    }

    private func editing(at path: IndexPath) -> RowEditing? {
        element(at: path) == nil ? nil : sections[path.section].content.editing(at: path.item)
    }

    private func canDelete(_ path: IndexPath) -> Bool {
        editing(at: path)?.delete != nil && rowTrait(RowTraits.DeleteDisabled.self, at: path) != true
    }

    private func delete(_ path: IndexPath) {
        guard let editing = editing(at: path) else { return }
        withAnimation { editing.delete?(IndexSet(integer: editing.index)) }
    }

    func canMove(_ path: IndexPath) -> Bool { editing(at: path)?.move != nil && rowTrait(RowTraits.MoveDisabled.self, at: path) != true }

    /// Returns the index path where a moved row may be dropped: the proposed one within the same collection, else the original one.
    func moveTarget(_ from: IndexPath, _ to: IndexPath) -> IndexPath {
        to.section == from.section && to.item < rowCount(in: to.section) && editing(at: to)?.owner == editing(at: from)?.owner ? to : from
    }

    func move(_ from: IndexPath, _ to: IndexPath) {
        guard from != to, let moved = editing(at: from), let target = editing(at: to), moved.owner == target.owner else { return }
        // The row is in its new place already.
        var identities = rowIdentities[from.section].identities
        identities.insert(identities.remove(at: from.item), at: to.item)
        rowIdentities[from.section] = RowSnapshot(identities)
        moved.move?(IndexSet(integer: moved.index), target.index > moved.index ? target.index + 1 : target.index)
    }

    /// Returns the insertion that accepts a drop at an index path, with the index in its collection; nil where nothing accepts it.
    func insertion(at path: IndexPath?) -> (insertion: RowInsertion, index: Int)? {
        guard let section = path?.section ?? sections.indices.last, sections.indices.contains(section) else { return nil }
        let item = path?.item ?? rowCount(in: section)
        if let here = editing(at: IndexPath(item: item, section: section)), let insertion = here.insertion {
            return (insertion, here.index)
        }
        // Behind the last of them.
        guard item > 0, let before = editing(at: IndexPath(item: item - 1, section: section)), let insertion = before.insertion else {
            return nil
        }
        return (insertion, before.index + 1)
    }

    private func tag(at path: IndexPath) -> AnyHashable? {
        guard let element = element(at: path) else { return nil }
        return rows[element]?.host.root.tagValue ?? choice(at: path) ?? element.id
    }

    /// Returns the value of a row's link where the list's selection determines the next column of a split view, which is selected instead
    /// of pushed; nil elsewhere.
    private func choice(at path: IndexPath) -> AnyHashable? {
        guard let selection, !selection.allowsSeveral, inputs.environment.untrackedValue.splitColumn != nil,
            let value = rowAction(at: path)?.value, selection.takes(value)
        else { return nil }
        return value
    }

    // MARK: Menus of rows

    private var selectionMenu: SelectionMenu? { inputs.environment.untrackedValue.selectionMenu }
    var hasPrimaryAction: Bool { selectionMenu?.primaryAction != nil }

    /// The choices for a row, or for all that are chosen where it is one of them.
    func menuElements(at path: IndexPath) -> [UIMenuElement] {
        guard let selectionMenu, let tag = tag(at: path) else { return [] }
        let chosen = selection?.get() ?? []
        return selectionMenu.elements(chosen.contains(tag) ? chosen : [tag])
    }

    /// Does what a tap on a row is for; false where that is nothing of the list's.
    func performPrimaryAction(at path: IndexPath) -> Bool {
        guard !isEditing, let action = selectionMenu?.primaryAction, let tag = tag(at: path) else { return false }
        collection.deselectItem(at: path, animated: true)
        action([tag])
        return true
    }

    func canSelect(_ path: IndexPath) -> Bool {
        if choice(at: path) != nil, rowAction(at: path)?.perform == nil { return false }
        guard let selection, tag(at: path) != nil, rowTrait(RowTraits.SelectionDisabled.self, at: path) != true else { return false }
        return !selection.allowsSeveral || isEditing
    }

    func selectionChanged(_ path: IndexPath, isSelected: Bool) {
        guard let selection, let tag = tag(at: path) else { return }
        guard selection.allowsSeveral else { return selection.set(isSelected ? [tag] : []) }
        var chosen = selection.get()
        if isSelected { chosen.insert(tag) } else { chosen.remove(tag) }
        selection.set(chosen)
    }

    /// Shows the rows chosen as such.
    private func showSelection() {
        collection.allowsMultipleSelection = selection?.allowsSeveral == true
        collection.allowsMultipleSelectionDuringEditing = selection?.allowsSeveral == true
        guard let chosen = selection?.get() else { return }
        for path in collection.indexPathsForVisibleItems {
            guard let tag = tag(at: path) else { continue }
            let isShown = collection.indexPathsForSelectedItems?.contains(path) == true
            if chosen.contains(tag), !isShown {
                collection.selectItem(at: path, animated: false, scrollPosition: [])
            } else if !chosen.contains(tag), isShown {
                collection.deselectItem(at: path, animated: false)
            }
        }
    }

    private func fillAccessories(of cell: RowCell, at path: IndexPath) {
        var accessories: [UICellAccessory] = []
        let row = row(sections[path.section].content.element(at: path.item))
        // A choice that shows beside the list is marked in it.
        let showsBeside = choice(at: path) != nil && inputs.environment.untrackedValue.horizontalSizeClass == .regular
        let hidesIndicator = row.host.root.rowAction?.hidesIndicator == true
        if row.host.root.rowAction?.isLink == true, !showsBeside, !hidesIndicator {
            accessories.append(.disclosureIndicator(displayed: .whenNotEditing))
        }
        if isEditing {
            if selection?.allowsSeveral == true {
                accessories.append(.multiselect(displayed: .whenEditing))
            } else if canDelete(path) {
                accessories.append(.delete(displayed: .whenEditing, actionHandler: { [weak self] in self?.delete(path) }))
            }
            if canMove(path) { accessories.append(.reorder(displayed: .whenEditing)) }
        }
        cell.accessories = accessories
    }

    // MARK: Rows

    private func row(_ element: ViewElement) -> ElementHost {
        rows.value(for: element) {
            let row = ElementHost(inputs) { element.makeNode(in: $0.host) }
            row.host.outerNode = self
            row.host.alignsLeading = true
            row.element = element
            return row
        }
    }

    /// Lets rows go that have been out of sight for long.
    func left(_ cell: RowCell) {
        guard let element = cell.row?.element else { return }
        departed.left(element)
        departed.letGo { element in
            collection.visibleCells.contains { ($0 as? RowCell)?.row?.element === element }
        }
    }

    var sectionCount: Int { sections.count }
    func rowCount(in section: Int) -> Int { sections[section].content.count }

    func fill(_ cell: RowCell, at path: IndexPath) {
        let element = sections[path.section].content.element(at: path.item)
        departed.cameBack(element)
        let row = row(element)
        let own: EdgeInsets?? = row.host.root.trait(ObjectIdentifier(RowTraits.Insets.self))
        var insets = (own ?? nil) ?? CollectionNode.rowInsets
        let edges: [Edge: CGFloat] = row.host.root.trait(ObjectIdentifier(RowTraits.EdgeInset.self)) ?? [:]
        if let length = edges[.top] { insets.top = length }
        if let length = edges[.leading] { insets.leading = length }
        if let length = edges[.bottom] { insets.bottom = length }
        if let length = edges[.trailing] { insets.trailing = length }
        cell.show(row, insets: insets, minimum: inputs.environment.untrackedValue.defaultMinListRowHeight)
        let rowInsets = insets
        cell.adjustsSeparators = { [weak self, unowned cell] in
            RowSeparators(cell: cell, insets: rowInsets, isGrouped: self?.appearance == .grouped, isFirst: $1, isLast: $2).adjusted($0)
        }
        let background: UIView? = row.host.root.trait(ObjectIdentifier(RowTraits.Background.self))
        if let background {
            var configuration = UIBackgroundConfiguration.clear()
            configuration.customView = background
            cell.backgroundConfiguration = configuration
            cell.hasOwnBackground = true
        } else if cell.hasOwnBackground {
            cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
            cell.hasOwnBackground = false
        }
        fillAccessories(of: cell, at: path)
        if let selection, let tag = tag(at: path), selection.get().contains(tag) {
            collection.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }

    func fill(_ cell: RowCell, isHeader: Bool, section: Int) {
        let section = sections[section]
        guard let element = (isHeader ? section.header : section.footer)?.element(at: 0) else { return }
        cell.show(
            row(element), insets: titleInsets(isHeader: isHeader),
            minimum: isHeader ? inputs.environment.untrackedValue.defaultMinListHeaderHeight ?? 0 : 0)
    }

    /// The distances of headers and footers from their edges, in points: groups have them 6 pt from their cards.
    private func titleInsets(isHeader: Bool) -> EdgeInsets {
        guard appearance != .plain, appearance != .sidebar else { return EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20) }
        return EdgeInsets(top: isHeader ? 17 : 6, leading: 20, bottom: isHeader ? 6 : 12, trailing: 20)
    }

    func action(at path: IndexPath) -> RowAction? { choice(at: path) == nil ? rowAction(at: path) : nil }

    private func rowAction(at path: IndexPath) -> RowAction? { element(at: path).flatMap { rows[$0]?.host.root.rowAction } }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
    }
    override var edgeScrollView: UIScrollView? { collection }
    private var room: CGRect { SafeAreaRoom.extended(CGRect(origin: .zero, size: size), of: self, over: .all) }
    func positionChanged() -> Bool {
        let (room, cover) = (room, host.keyboardCover(room, of: self))
        if room != shownRoom || cover != shownCover {
            (shownRoom, shownCover) = (room, cover)
            markDisplay()
        }
        return false
    }
    override func display(in frame: CGRect) {
        collection.applyInsets(InsetNode.insets(beyond: CGRect(origin: .zero, size: size), of: self), isRightToLeft: host.isRightToLeft)
        super.display(in: room.offsetBy(dx: frame.minX, dy: frame.minY))
        collection.updateKeyboard(host.keyboardCover(room, of: self))
    }
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        elements.append(AccessibilityItem(self, view: collection))
    }
}
