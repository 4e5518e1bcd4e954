/// A row of a collection view laid out as a list: *UICollectionViewListCell*.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private var views: [ListAccessoryView] = []
    private(set) var row: ListItemLook?
    private var lines = ListLines()
    /// From the cell's edges to where the lines below and above it start and end.
    public let separatorLayoutGuide = UILayoutGuide()
    private var guideLeading: NSLayoutConstraint?

    /// Points between accessories, and between them and the contents.
    private static let gap: CGFloat = 8

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpListCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpListCell()
    }

    private func setUpListCell() {
        addLayoutGuide(separatorLayoutGuide)
        let leading = separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor)
        // An app's own constraint says better where the lines start.
        leading.priority = .defaultHigh
        guideLeading = leading
        NSLayoutConstraint.activate([
            leading, separatorLayoutGuide.trailingAnchor.constraint(equalTo: trailingAnchor),
            separatorLayoutGuide.topAnchor.constraint(equalTo: topAnchor),
            separatorLayoutGuide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    // MARK: Contents

    /// The content of a row, or of a header or footer where the cell is one.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let look = row else { return .cell() }
        if look.appearance.isSidebar { return look.isHeader ? .sidebarHeader() : .sidebarCell() }
        if look.isHeader { return look.appearance.isGrouped ? .groupedHeader() : .plainHeader() }
        if look.isFooter { return look.appearance.isGrouped ? .groupedFooter() : .plainFooter() }
        return .cell()
    }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground ?? .clear() }

    override var standardBackground: UIBackgroundConfiguration? {
        guard let look = row else { return nil }
        if look.appearance == .sidebar { return look.isHeader ? .listSidebarHeader() : .listSidebarCell() }
        if look.isHeader || look.isFooter { return look.appearance.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter() }
        return look.appearance.isGrouped ? .listGroupedCell() : .listPlainCell()
    }

    // MARK: Accessories and indentation

    open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether leading accessories move with the contents.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    private func accessoriesChanged() {
        for view in views { view.removeFromSuperview() }
        views = accessories.map { ListAccessoryView($0, cell: self) }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    var owningList: UICollectionView? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }.first
    }

    private static let order: [UICellAccessory.AccessoryType: Int] = [
        .multiselect: 0, .delete: 1, .insert: 2, .label: 3, .checkmark: 4, .detail: 5, .outlineDisclosure: 6, .disclosureIndicator: 7,
        .reorder: 8,
    ]

    /// The accessories of a side from left to right, in reading direction: the system's in their order, the app's where it wants them.
    private func shown(isLeading: Bool) -> [ListAccessoryView] {
        let side = views.filter { $0.accessory.isLeading == isLeading && $0.accessory.isShown(editing: isEditingItem) }
        var result = side.filter { $0.accessory.custom == nil }.sorted {
            Self.order[$0.accessory.accessoryType] ?? 0 < Self.order[$1.accessory.accessoryType] ?? 0
        }
        for view in side where view.accessory.custom != nil {
            let position: UICellAccessory.Position
            switch view.accessory.custom?.placement {
            case .leading(_, let at), .trailing(_, let at): position = at
            case nil: position = { $0.count }
            }
            result.insert(view, at: min(max(0, position(result.map(\.accessory))), result.count))
        }
        return result
    }

    func isFirstTrailing(_ view: ListAccessoryView) -> Bool { shown(isLeading: false).first === view }

    // MARK: State

    override func attributesChanged(_ attributes: UICollectionViewLayoutAttributes) {
        super.attributesChanged(attributes)
        guard row != attributes.list else { return }
        row = attributes.list
        setNeedsUpdateConfiguration()
        // A cell that another row of the same size has shown has its place already, but not its lines.
        setNeedsLayout()
    }

    override func editingChanged() { setNeedsLayout() }
    override func selectionChanged() { for view in views { view.update() } }
    override func expansionChanged() { for view in views { view.update() } }

    /// Whether a tap anywhere on the cell opens or closes it.
    var togglesAsHeader: Bool {
        accessories.contains {
            $0.accessoryType == .outlineDisclosure
                && ($0.outlineStyle == .header || $0.outlineStyle == .automatic && row?.isHeader == true)
        }
    }

    // MARK: Layout

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var margin: CGFloat { row?.margin ?? 16 }
    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    private func width(of views: [ListAccessoryView]) -> CGFloat {
        views.isEmpty ? 0 : views.reduce(CGFloat(views.count - 1) * Self.gap) { $0 + $1.wantedWidth }
    }

    override var contentViewInsets: NSDirectionalEdgeInsets {
        let (leading, trailing) = (width(of: shown(isLeading: true)), width(of: shown(isLeading: false)))
        let safe = NSDirectionalEdgeInsets(safeAreaInsets, isRightToLeft: isRightToLeft)
        return NSDirectionalEdgeInsets(
            top: 0, leading: safe.leading + (leading > 0 ? margin + leading + (indentsAccessories ? indentation : 0) : 0), bottom: 0,
            trailing: safe.trailing + (trailing > 0 ? margin + trailing : 0))
    }

    override func placeContentView() {
        let insets = contentViewInsets
        let (hasLeading, hasTrailing) = (insets.leading > safeAreaInsets.left, insets.trailing > safeAreaInsets.right)
        contentView.frame = placed(
            CGRect(x: insets.leading, y: 0, width: max(0, bounds.width - insets.leading - insets.trailing), height: bounds.height))
        let indentation = hasLeading && indentsAccessories ? 0 : indentation
        let margins = NSDirectionalEdgeInsets(
            top: 8, leading: (hasLeading ? Self.gap * 2 : margin) + indentation, bottom: 8, trailing: hasTrailing ? Self.gap : margin)
        if contentView.directionalLayoutMargins != margins { contentView.directionalLayoutMargins = margins }
        placeAccessories(insets)
    }

    private func placeAccessories(_ insets: NSDirectionalEdgeInsets) {
        let (leading, trailing) = (shown(isLeading: true), shown(isLeading: false))
        for view in views { view.isHidden = !leading.contains { $0 === view } && !trailing.contains { $0 === view } }
        var x = insets.leading - width(of: leading)
        for view in leading {
            view.frame = placed(CGRect(x: x, y: 0, width: view.wantedWidth, height: bounds.height))
            x += view.wantedWidth + Self.gap
        }
        x = bounds.width - insets.trailing
        for view in trailing {
            view.frame = placed(CGRect(x: x, y: 0, width: view.wantedWidth, height: bounds.height))
            x += view.wantedWidth + Self.gap
        }
    }

    private func placed(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        roundCorners()
        let start = textStart
        if guideLeading?.constant != start { guideLeading?.constant = start }
        placeLines()
    }

    /// Changes what the list says of the lines of a row, of which it is told whether it is the first and the last of its section.
    package var adjustsSeparators: ((UIListSeparatorConfiguration, _ isFirst: Bool, _ isLast: Bool) -> UIListSeparatorConfiguration)?

    /// Places the lines above and below the row.
    package func placeLines() {
        guard var look = row else { return }
        if let adjustsSeparators { look.separators = adjustsSeparators(look.separators, look.isFirst, look.isLast) }
        let guide = separatorLayoutGuide.layoutFrame
        let leading = isRightToLeft ? bounds.width - guide.maxX : guide.minX
        lines.place(in: self, look, leading: max(leading, 0), isSelected: isSelected || isHighlighted) { placed($0) }
    }

    /// The distance from the cell's edge to the start of the text, in points.
    private var textStart: CGFloat {
        let start = isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
        if let list = contentPart as? UIListContentView { return start + list.textStart }
        return start + contentView.directionalLayoutMargins.leading
    }

    private func roundCorners() {
        guard let look = row, look.appearance.isInset, !look.isHeader, !look.isFooter else {
            if layer.cornerRadius != 0 { (layer.cornerRadius, clipsToBounds) = (0, false) }
            return
        }
        var corners: CACornerMask = []
        if look.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if look.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.insetGroupedRadius
        layer.maskedCorners = corners
        layer.cornerCurve = .continuous
        clipsToBounds = !corners.isEmpty
    }
}

/// The lines above and below a list cell.
@MainActor struct ListLines {
    private var top: UIView?
    private var bottom: UIView?

    mutating func place(
        in cell: UIView, _ look: ListItemLook, leading: CGFloat, isSelected: Bool, _ placed: (CGRect) -> CGRect
    ) {
        let pixel = 1 / UIScreen.main.scale
        let separators = look.separators
        let isFullTop = look.appearance == .grouped && look.isFirst
        let isFullBottom = look.appearance == .grouped && look.isLast
        let hasTop = isFullTop || look.appearance == .plain && look.isFirst
        let showsTop = isVisible(separators.topSeparatorVisibility, automatic: hasTop, look)
        let showsBottom = isVisible(separators.bottomSeparatorVisibility, automatic: !look.isLast || look.appearance != .insetGrouped, look)
        func rect(_ insets: NSDirectionalEdgeInsets, _ isFull: Bool, y: CGFloat) -> CGRect {
            let automatic = UIListSeparatorConfiguration.automaticInsets.leading
            let start = insets.leading == automatic ? (isFull ? 0 : leading) : insets.leading
            let end = insets.trailing == automatic ? 0 : insets.trailing
            return placed(CGRect(x: start, y: y, width: max(0, cell.bounds.width - start - end), height: pixel))
        }
        Self.show(&top, showsTop && !isSelected, separators.color, rect(separators.topSeparatorInsets, isFullTop, y: 0), in: cell)
        Self.show(
            &bottom, showsBottom && !isSelected, separators.color,
            rect(separators.bottomSeparatorInsets, isFullBottom, y: cell.bounds.height - pixel), in: cell)
    }

    private func isVisible(_ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool, _ look: ListItemLook) -> Bool {
        switch visibility {
        case .automatic: automatic && look.showsSeparators && !look.isHeader && !look.isFooter
        case .visible: look.showsSeparators
        case .hidden: false
        }
    }

    private static func show(_ view: inout UIView?, _ isShown: Bool, _ color: UIColor, _ rect: CGRect, in cell: UIView) {
        guard isShown else {
            view?.isHidden = true
            return
        }
        let line = view ?? UIView()
        if view == nil {
            line.isUserInteractionEnabled = false
            cell.addSubview(line)
            view = line
        }
        line.isHidden = false
        line.backgroundColor = color
        line.frame = rect
    }
}
