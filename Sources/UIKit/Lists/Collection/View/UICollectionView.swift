/// Items in sections, placed by a layout, of which only the visible ones have views.
///
/// The layout positions the elements, and `CollectionVisible` tracks which of them have views. The work is done in the extensions beside
/// this file: *UICollectionView*.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    var counts = CollectionCounts()
    var shown = CollectionVisible()
    var reuse = CollectionReuse()
    var touch = CollectionTouch()
    var updates: CollectionUpdates?
    var movement: CollectionMovement?
    var transition: CollectionTransition?
    var prefetching = ListPrefetching()
    var index = ListIndex()
    private(set) lazy var swipe = SwipeController(self)
    private var currentLayout: UICollectionViewLayout

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        setUpCollection()
    }

    /// Ends the app: a collection view needs a layout.
    @preconcurrency @MainActor public convenience override init(frame: CGRect) { UICollectionView.failWithoutLayout() }
    /// Ends the app: a collection view needs a layout.
    @preconcurrency @MainActor public convenience init() { UICollectionView.failWithoutLayout() }

    private static func failWithoutLayout() -> Never {
        uncaughtException(.invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
    }

    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUpCollection()
        coder.decodeInterface(of: self, as: UICollectionView.self)
    }

    private func setUpCollection() {
        setBackgroundColor(.systemBackground)
        currentLayout.owner = self
        panRecognizer.handlers.append { [weak self] in if $0.state == .began { self?.scrollingBegan() } }
    }

    // MARK: Source

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if oldValue !== dataSource { setNeedsReload() } }
    }
    private(set) lazy var contextMenus = ListContextMenu(self)
    /// The item whose context menu shows.
    var contextMenuItem: IndexPath?

    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            super.delegate = newValue
            if newValue != nil {
                contextMenus.install()
                _ = multipleSelection
            }
            (currentLayout as? UICollectionViewFlowLayout)?.delegateChanged()
            if !counts.isStale { currentLayout.invalidateLayout() }
        }
    }
    /// A data source that does not conform to the protocol, connected in Interface Builder: asking it for items ends the app.
    weak var foreignDataSource: AnyObject?

    open func reloadData() { reloadEverything() }
    open var numberOfSections: Int {
        reloadIfNeeded()
        return counts.items.count
    }
    open func numberOfItems(inSection section: Int) -> Int {
        reloadIfNeeded()
        guard counts.items.indices.contains(section) else {
            uncaughtException(
                .internalInconsistency,
                "request for number of items in section \(section) when there are only \(counts.items.count) sections in the collection view"
            )
        }
        return counts.items[section]
    }
    /// Whether changes are gathered, or a drop has placeholders or a gap here.
    open var hasUncommittedUpdates: Bool { updates != nil || presented != nil }

    // MARK: Layout

    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
        exchangeLayout(layout, animated: animated, completion: completion)
    }
    func storeLayout(_ layout: UICollectionViewLayout) { currentLayout = layout }

    /// Shows a layout between the present one and another; a gesture sets its progress.
    open func startInteractiveTransition(to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil)
        -> UICollectionViewTransitionLayout
    { beginTransition(to: layout, completion: completion) }
    /// Lets the elements go the rest of the way to the other layout.
    open func finishInteractiveTransition() { endTransition(finishes: true) }
    /// Lets the elements go back to the layout they came from.
    open func cancelInteractiveTransition() { endTransition(finishes: false) }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return currentLayout.layoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: Looks

    /// Behind all items; as large as the collection view and not scrolled.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Whether cells are measured again when their contents change.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        reuse.sources[.init(kind: CollectionReuse.cellKind, identifier: identifier)] = cellClass.map { .type($0) }
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        reuse.sources[.init(kind: CollectionReuse.cellKind, identifier: identifier)] = nib.map { .nib($0) }
    }
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        reuse.sources[.init(kind: elementKind, identifier: identifier)] = viewClass.map { .type($0) }
    }
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        reuse.sources[.init(kind: kind, identifier: identifier)] = nib.map { .nib($0) }
    }
    /// A cell that left the screen, or a new one made as registered; ends the app where nothing is.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        dequeueCell(identifier, indexPath)
    }
    open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionReusableView
    { dequeueView(elementKind, identifier, indexPath) }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[.cell(indexPath)] as? UICollectionViewCell }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.key(of: cell)?.path }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        shown.key(of: supplementaryView)?.path
    }
    open var visibleCells: [UICollectionViewCell] {
        layoutElementsIfNeeded()
        return shown.cellPaths.compactMap { cellForItem(at: $0) }
    }
    /// In no particular order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layoutElementsIfNeeded()
        return shown.cellPaths
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown[.supplementary(elementKind, indexPath)]
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shown.elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
    }

    // MARK: Places

    open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(at: point) }
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var indexPathsForSelectedItems: [IndexPath]? { touch.selection }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Whether items are being edited; list cells then show what editing needs.
    open var isEditing = false {
        didSet { if oldValue != isEditing { editingChanged() } }
    }

    // MARK: Changes

    @_disfavoredOverload
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { batch(updates, completion) }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append(.init(from: section, to: newSection)) }
    }
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }
    /// Asks the data source for these cells again, handing it the very ones that are shown.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
    }

    // MARK: Moving by hand

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(to: targetPosition) }
    open func endInteractiveMovement() { endMovement(isCancelled: false) }
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    // MARK: Prefetching

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            prefetching.reset()
            setNeedsLayout()
        }
    }
    open var isPrefetchingEnabled = true

    // MARK: Drag and drop

    private(set) lazy var dragDrop = ListDragDrop(self)
    /// How what is shown differs from the data source while drops go on; nil where it does not.
    var presented: ListPresentation?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragDrop.delegatesChanged() } }
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragDrop.delegatesChanged() } }
    /// Whether a long press drags what the drag delegate has items for; on by default on iPad, and since iOS 15 on iPhone.
    open var dragInteractionEnabled: Bool {
        get { dragDrop.isDragEnabled }
        set { dragDrop.isDragEnabled = newValue }
    }
    /// Whether a drag that goes on began here.
    open var hasActiveDrag: Bool { dragDrop.hasActiveDrag }
    /// Whether a drag that goes on is over this view.
    open var hasActiveDrop: Bool { dragDrop.hasActiveDrop }
    /// How soon items make room for one that is carried.
    public enum ReorderingCadence: Int, Sendable {
        case immediate = 0
        case fast = 1
        case slow = 2
    }
    @available(*, unavailable, message: "not yet in Quince: items make room at once")
    open var reorderingCadence: ReorderingCadence {
        get { .immediate }
        set {}
    }

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

    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackground = true
            super.backgroundColor = newValue
        }
    }
    /// Whether the app chose the background.
    private var hasOwnBackground = false

    /// Takes on the ground of a list, unless the app chose another.
    func becomeList(background: UIColor) {
        if !hasOwnBackground, super.backgroundColor != background { setBackgroundColor(background) }
    }

    override var takesContentSizeFromLayout: Bool { false }

    open dynamic override func layoutSubviews() {
        layoutElements()
        super.layoutSubviews()
    }
    open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchesBegan(touches) }
    open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchesEnded(touches) }
    open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { itemTouchesCancelled() }
    open override var bounds: CGRect {
        get { super.bounds }
        set { boundsWillChange(to: newValue) { super.bounds = newValue } }
    }
    open override var frame: CGRect {
        get { super.frame }
        set { boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue } }
    }
    override func restingOffset(_ offset: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
    }
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutInsetsChanged()
    }
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil, shown.hasSwipes { swipe.close(animated: false) }
    }
    private(set) lazy var multipleSelection = MultipleSelectionGesture(self)

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if shown.hasSwipes, gestureRecognizer === swipe.recognizer { return swipe.mayBegin() }
        if delegate != nil {
            if gestureRecognizer === multipleSelection.recognizer { return multipleSelection.mayBegin() }
            if gestureRecognizer === panRecognizer, multipleSelection.mayBegin() { return false }
        }
        if gestureRecognizer is ItemMovingPress { return mayMoveItem(at: gestureRecognizer.location(in: self)) }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
