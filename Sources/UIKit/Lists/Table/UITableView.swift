/// A column of rows in sections, of which only the visible ones have views.
///
/// `TableLayout` holds the positions of the rows, and `TableVisibleParts` the cells of the visible ones. The work is done in the extensions
/// beside this file.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// When rows of automatic height are measured again.
    ///
    /// Source: Apple's documentation of `UITableView.SelfSizingInvalidation` (iOS 16).
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only when the app updates the table.
        case disabled = 0
        /// When a cell's content configuration changes or its intrinsic content size is invalidated.
        case enabled = 1
        /// Also where constraints in a cell change.
        case enabledIncludingConstraints = 2
    }

    /// Lets the contents decide on a height.
    public class var automaticDimension: CGFloat { -1 }
    nonisolated public class var selectionDidChangeNotification: Notification.Name {
        Notification.Name("UITableViewSelectionDidChangeNotification")
    }
    /// The index title that shows a magnifying glass.
    public class var indexSearch: String { "{search}" }
    /// The height of a row whose contents ask for less, in points.
    static let defaultRowHeight: CGFloat = 44

    open private(set) var style: Style
    var rows = TableLayout()
    var shown = TableVisibleParts()
    var reuse = TableReuse()
    var touch = TableTouch()
    var updates: TableUpdates?
    private(set) lazy var swipe = SwipeController(self)
    var reorder: TableReorder?
    var prefetching = ListPrefetching()
    var index = ListIndex()
    private(set) lazy var multipleSelection = MultipleSelectionGesture(self)
    private(set) lazy var contextMenus = ListContextMenu(self)
    /// Delegate methods found to be missing since the delegate was set.
    var missing: Set<OptionalTableMethod> = []
    /// A data source that does not conform to the protocol, connected in Interface Builder: asking it for rows ends the app.
    weak var foreignDataSource: AnyObject?
    /// The sections designed in a storyboard.
    var staticContent: StaticTableContent?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    @preconcurrency @MainActor public convenience init() { self.init(frame: .zero, style: .plain) }
    @preconcurrency @MainActor public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = CellDecoding.tableStyle(coder)
        super.init(coder: coder)
        setUpTable()
    }

    private func setUpTable() {
        alwaysBounceVertical = true
        setBackgroundColor(style == .plain ? .systemBackground : .systemGroupedBackground)
        panRecognizer.handlers.append { [weak self] in if $0.state == .began { self?.swipe.close(animated: true) } }
        _ = swipe
    }

    // MARK: Source

    open weak var dataSource: UITableViewDataSource? {
        didSet {
            guard oldValue !== dataSource else { return }
            setNeedsReload()
        }
    }
    @_nonoverride open weak var delegate: UITableViewDelegate? {
        get { super.delegate as? UITableViewDelegate }
        set {
            super.delegate = newValue
            if newValue != nil {
                contextMenus.install()
                _ = multipleSelection
            }
            missing = []
            reuse.knowsViewMethods = []
            reuse.waitingEdges = [:]
            setNeedsReload()
        }
    }

    open func reloadData() { reloadEverything() }
    open var numberOfSections: Int {
        reloadIfNeeded()
        return rows.sections.count
    }
    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return rows.sections.indices.contains(section) ? rows.sections[section].heights.count : 0
    }
    /// Whether changes are gathered, or a drop has placeholders or a gap here.
    open var hasUncommittedUpdates: Bool { updates != nil || presented != nil }

    // MARK: Heights

    /// The height of rows, unless the delegate says another; `automaticDimension` = what the contents need.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
    /// A guess for rows not seen yet.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
    /// A guess for headers not seen yet; 0 = all are measured when the table loads.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
    /// A guess for footers not seen yet; 0 = all are measured when the table loads.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
    /// Room above the header of every section.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { noteOwn(.sectionHeaderTopPadding); heightsChanged() }
    }
    /// The height of empty rows that fill a plain table; 0 = none.
    open var fillerRowHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

    // MARK: Looks

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { noteOwn(.separatorStyle); cellEnvironmentChanged() } }
    open var separatorColor: UIColor? = .separator { didSet { noteOwn(.separatorColor); separatorsChanged() } }
    /// The effect of the separators on the background: a blur of its material, or a vibrant colour; nil for the plain colour.
    open var separatorEffect: UIVisualEffect? { didSet { separatorsChanged() } }
    /// The insets of the separators between rows.
    open var separatorInset: UIEdgeInsets {
        get { shown.separatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
        set {
            noteOwn(.separatorInset)
            shown.separatorInset = newValue
            cellEnvironmentChanged()
        }
    }
    /// The reference of `separatorInset`: the cells' edges, or the insets that the table would choose itself.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { cellEnvironmentChanged() } }
    /// Whether contents keep to a width that is easy to read.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { cellEnvironmentChanged() } }
    /// Whether cells keep their contents out of the sides of the safe area.
    open var insetsContentViewsToSafeArea = true { didSet { cellEnvironmentChanged() } }
    /// Above all rows; its height is its own, its width the table's.
    open var tableHeaderView: UIView? { didSet { exchangeTableView(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { exchangeTableView(oldValue, tableFooterView) } }
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false { didSet { cellEnvironmentChanged() } }
    open var indexPathForSelectedRow: IndexPath? { touch.selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { touch.selection.isEmpty ? nil : touch.selection }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, position: scrollPosition)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.cellSources[identifier] = cellClass.map { .type($0) }
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { reuse.cellSources[identifier] = nib.map { .nib($0) } }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.headerSources[identifier] = aClass.map { .type($0) }
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        reuse.headerSources[identifier] = nib.map { .nib($0) }
    }
    /// A cell that left the screen, or one made from a registration or prototype; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeue(identifier) }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueHeader(identifier)
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown.cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.cells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] {
        layoutRowsIfNeeded()
        return shown.sortedPaths.compactMap { shown.cells[$0] }
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutRowsIfNeeded()
        return shown.sortedPaths
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shown.headers[section] as? UITableViewHeaderFooterView }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shown.footers[section] as? UITableViewHeaderFooterView }

    // MARK: Places

    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
    open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    // MARK: Changes

    open func beginUpdates() { startUpdates() }
    open func endUpdates() { finishUpdates() }
    @_disfavoredOverload
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        startUpdates()
        updates?()
        finishUpdates(completion: completion)
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.insert(indexPaths, animation) } }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.delete(indexPaths, animation) } }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { update { $0.reload(indexPaths, animation) } }
    /// Asks the data source for these cells again, handing it the very ones that are shown.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    /// Whether rows of automatic height are measured again when the contents of their cells change.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.changes.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.insert(sections, animation) } }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.delete(sections, animation) } }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { update { $0.reload(sections, animation) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.changes.movedSections.append(.init(from: section, to: newSection)) }
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { touch.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    // MARK: Index

    open func reloadSectionIndexTitles() { setNeedsIndexTitles() }
    /// The number of rows from which on the index is shown.
    open var sectionIndexMinimumDisplayRowCount: Int {
        get { index.minimumRowCount }
        set {
            index.minimumRowCount = newValue
            setNeedsIndexTitles()
        }
    }
    /// The colour of the index titles; nil = the tint.
    open var sectionIndexColor: UIColor? {
        get { index.color }
        set {
            noteOwn(.sectionIndexColor)
            index.color = newValue
            setNeedsLayout()
        }
    }
    open var sectionIndexBackgroundColor: UIColor? {
        get { index.background }
        set {
            noteOwn(.sectionIndexBackgroundColor)
            index.background = newValue
            setNeedsLayout()
        }
    }
    /// The background while a finger is on the index.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        get { index.trackingBackground }
        set {
            noteOwn(.sectionIndexTrackingBackgroundColor)
            index.trackingBackground = newValue
            setNeedsLayout()
        }
    }

    // MARK: Prefetching

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            forgetPrefetching()
            setNeedsLayout()
        }
    }
    open var isPrefetchingEnabled = true

    // MARK: Drag and drop

    private(set) lazy var dragDrop = ListDragDrop(self)
    /// How what is shown differs from the data source while drops go on; nil where it does not.
    var presented: ListPresentation?
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragDrop.delegatesChanged() } }
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragDrop.delegatesChanged() } }
    /// Whether a long press drags what the drag delegate has items for; on by default on iPad, and since iOS 15 on iPhone.
    open var dragInteractionEnabled: Bool {
        get { dragDrop.isDragEnabled }
        set { dragDrop.isDragEnabled = newValue }
    }
    /// Whether a drag that goes on began here.
    open var hasActiveDrag: Bool { dragDrop.hasActiveDrag }
    /// Whether a drag that goes on is over this view.
    open var hasActiveDrop: Bool { dragDrop.hasActiveDrop }

    // MARK: Not yet

    @available(*, unavailable, message: "not yet in Quince: focus")
    open var remembersLastFocusedIndexPath: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: focus")
    open var selectionFollowsFocus: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: focus")
    open var allowsFocus: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: focus")
    open var allowsFocusDuringEditing: Bool {
        get { false }
        set {}
    }

    // MARK: UIView

    override var takesContentSizeFromLayout: Bool { false }
    override var showsSubviewsAsRows: Bool { true }

    open dynamic override func layoutSubviews() {
        layoutRows()
        super.layoutSubviews()
    }
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { swipe.close(animated: false) }
    }
    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchesBegan(touches) }
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchesEnded(touches) }
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rowTouchesCancelled() }
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        cellEnvironmentChanged()
    }
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === swipe.recognizer { return swipe.mayBegin() }
        if delegate != nil {
            if gestureRecognizer === multipleSelection.recognizer { return multipleSelection.mayBegin() }
            if gestureRecognizer === panRecognizer, multipleSelection.mayBegin() { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// Methods of the delegate whose absence changes what the table does.
enum OptionalTableMethod {
    case rowHeight
    case estimatedRowHeight
    case headerHeight
    case footerHeight
    case estimatedHeaderHeight
    case estimatedFooterHeight
    case headerView
    case footerView
    case indentation
    case trailingSwipe
}
