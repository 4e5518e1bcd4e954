/// The bar at the top that shows where one is in a stack of screens.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
    let background = BarBackgroundView()
    private var content: NavigationBarContentView?
    private var stack: [UINavigationItem] = []
    private weak var searchBar: UISearchBar?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UINavigationBar.self)
    }

    private func setUp() {
        isOpaque = false
        addSubview(background)
        BarLargeContent.install(in: self)
        update()
    }

    open weak var delegate: (any UINavigationBarDelegate)?

    /// The action of the back button in place of popping the bar's own stack; set by navigation controllers.
    package var backAction: (() -> Void)?

    /// Whether the content below is scrolled to its start, which makes the default background transparent.
    package var isContentAtEdge = true { didSet { if oldValue != isContentAtEdge { edgeChanged() } } }

    /// A button of the system before those of the item; split view controllers set it.
    var leadingSystemItem: UIBarButtonItem? { didSet { if oldValue !== leadingSystemItem { rebuildContent() } } }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let items = items ?? []
        let isForward = items.count >= stack.count
        for item in stack where !items.contains(where: { $0 === item }) { item.navigationBar = nil }
        stack = items
        for item in stack { item.navigationBar = self }
        showTop(animated ? (isForward ? .push : .pop) : .none)
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        stack.append(item)
        item.navigationBar = self
        showTop(animated ? .push : .none)
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        stack.removeLast()
        item.navigationBar = nil
        showTop(animated ? .pop : .none)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    func itemChanged(_ item: UINavigationItem, isHeight: Bool) {
        guard item === topItem || item === backItem else { return }
        rebuildContent()
        if isHeight {
            invalidateIntrinsicContentSize()
            superview?.setNeedsLayout()
        }
    }

    override func directionChanged() { content?.setNeedsLayout() }

    /// Blends the content over to a new one.
    func fadeContent() {
        guard let content, window != nil else { return }
        content.alpha = 0
        UIView.animate(withDuration: 0.25) { content.alpha = 1 }
    }

    func goBack() {
        if let backAction { backAction() } else { popItem(animated: true) }
    }

    // MARK: Looks

    open var barStyle = UIBarStyle.default {
        didSet {
            noteOwn(.barStyle)
            update()
            if barStyle != oldValue { SystemBars.shared.update() }
        }
    }
    open var isTranslucent = true { didSet { noteOwn(.isTranslucent); update() } }
    open var barTintColor: UIColor? { didSet { noteOwn(.barTintColor); update() } }
    open var prefersLargeTitles = false {
        didSet {
            noteOwn(.prefersLargeTitles)
            guard oldValue != prefersLargeTitles else { return }
            invalidateIntrinsicContentSize()
            superview?.setNeedsLayout()
            update()
        }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteOwn(.titleTextAttributes); update() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteOwn(.largeTitleTextAttributes); update() } }
    open var shadowImage: UIImage? { didSet { noteOwn(.shadowImage); update() } }
    open var backIndicatorImage: UIImage? { didSet { noteOwn(.backIndicatorImage); update() } }
    open var backIndicatorTransitionMaskImage: UIImage? { didSet { noteOwn(.backIndicatorTransitionMaskImage) } }
    open var standardAppearance = UINavigationBarAppearance() { didSet { noteOwn(.standardAppearance); hasOwnAppearance = true; update() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { noteOwn(.compactAppearance); update() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteOwn(.scrollEdgeAppearance); update() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteOwn(.compactScrollEdgeAppearance); update() } }
    /// Whether the bar should behave as on a Mac: on iPhones and iPads it does not.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }
    private var hasOwnAppearance = false
    private(set) var titlePositions: [UIBarMetrics: CGFloat] = [:]
    private(set) var legacy = LegacyBarImages()

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { self.backgroundImage(for: .any, barMetrics: barMetrics) }

    /// Shows a picture behind the bar while it has a position; `any` is for positions without a picture of their own.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        noteOwn(.backgroundImage)
        legacy.backgrounds[LegacyBarImages.Key(barPosition, barMetrics)] = backgroundImage
        update()
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgrounds[LegacyBarImages.Key(barPosition, barMetrics)]
    }

    /// Moves the title in the bar's row down, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteOwn(.titleVerticalPosition)
        titlePositions[barMetrics] = adjustment
        update()
    }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titlePositions[barMetrics] ?? 0 }

    /// How far the title is moved from its place.
    var titleOffset: UIOffset {
        var result = appearance.titlePositionAdjustment
        let isCompact = traitCollection.verticalSizeClass == .compact
        result.vertical += (isCompact ? titlePositions[.compact] : nil) ?? titlePositions[.default] ?? 0
        return result
    }

    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .top }

    /// The appearance that counts now: of the top item or the bar, at the scroll edge or not.
    var appearance: UINavigationBarAppearance {
        let item = topItem
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = item?.standardAppearance ?? legacyAppearance
        let compact = item?.compactAppearance ?? compactAppearance
        guard isContentAtEdge else { return isCompact ? compact ?? standard : standard }
        let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        let compactEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
        if let own = isCompact ? compactEdge ?? edge : edge { return own }
        // Without own edge appearance the bar keeps its text and loses its background.
        let clear = UINavigationBarAppearance(barAppearance: standard)
        clear.configureWithTransparentBackground()
        return clear
    }

    /// The standard appearance with the older properties put over it.
    private var legacyAppearance: UINavigationBarAppearance {
        guard !hasOwnAppearance else { return standardAppearance }
        let result = UINavigationBarAppearance()
        if !isTranslucent { result.configureWithOpaqueBackground() }
        if let barTintColor {
            result.backgroundColor = barTintColor
            if !isTranslucent { result.backgroundEffect = nil }
        } else if barStyle != .default {
            result.backgroundColor = .black
        }
        if barStyle != .default {
            result.titleTextAttributes[.foregroundColor] = UIColor.white
            result.largeTitleTextAttributes[.foregroundColor] = UIColor.white
        }
        if let image = legacy.background(at: barPosition) {
            result.configureWithTransparentBackground()
            result.backgroundImage = image
        }
        if let shadowImage { result.shadowImage = shadowImage }
        result.titleTextAttributes.merge(titleTextAttributes ?? [:]) { $1 }
        result.largeTitleTextAttributes.merge(largeTitleTextAttributes ?? [:]) { $1 }
        return result
    }

    private func update() {
        updateBackground(animated: false)
        rebuildContent()
        setNeedsLayout()
    }

    /// Content came below the bar or left it: the other appearance counts, and its texts may differ, too.
    private func edgeChanged() {
        updateBackground(animated: true)
        if hasOwnEdgeTexts { rebuildContent() }
    }

    private var hasOwnEdgeTexts: Bool {
        [topItem?.scrollEdgeAppearance, topItem?.compactScrollEdgeAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance].contains {
            $0 != nil
        }
    }

    private func updateBackground(animated: Bool) {
        let appearance = appearance
        guard animated, window != nil else {
            background.show(appearance)
            return
        }
        UIView.animate(withDuration: 0.2) { self.background.show(appearance) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.tintColorDidChange()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    // MARK: Content

    private enum Transition { case none, push, pop }

    private func rebuildContent() { showTop(.none) }

    private func showTop(_ transition: Transition) {
        let old = content
        AppearanceStore.applyToItems(of: self)
        let new = NavigationBarContentView(bar: self, item: topItem, previous: backItem, isLarge: showsLargeTitle)
        content = new
        insertSubview(new, aboveSubview: background)
        showSearchBar()
        updateBackground(animated: transition != .none)
        guard transition != .none, window != nil, let old else {
            old?.removeFromSuperview()
            setNeedsLayout()
            return
        }
        new.frame = CGRect(x: 0, y: 0, width: bounds.width, height: preferredHeight - searchHeight)
        new.layoutIfNeeded()
        animate(from: old, to: new, transition)
    }

    /// Takes the search bar of the top item in, and that of another one out.
    private func showSearchBar() {
        let new = topItem?.searchController?.searchBar
        if let old = searchBar, old !== new, old.superview === self { old.removeFromSuperview() }
        searchBar = new
        guard let new, new.superview !== self else { return }
        new.isInNavigationBar = true
        addSubview(new)
    }

    /// The titles slide half-way and blend, as the screens below slide.
    private func animate(from old: NavigationBarContentView, to new: NavigationBarContentView, _ transition: Transition) {
        let sign: CGFloat = transition == .push ? 1 : -1
        let distance = bounds.width / 3 * sign
        new.alpha = 0
        new.slide(by: distance)
        UIView.animate(withDuration: 0.35, delay: 0, options: [.curveEaseInOut]) {
            new.alpha = 1
            new.slide(by: 0)
            old.alpha = 0
            old.slide(by: -distance)
        } completion: { _ in
            old.removeFromSuperview()
        }
    }

    /// Large titles stand in regular height only; `automatic` takes over what the previous item has.
    var showsLargeTitle: Bool { showsLargeTitle(for: stack) }

    private func showsLargeTitle(for stack: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        for item in stack.reversed() where item.largeTitleDisplayMode != .automatic { return item.largeTitleDisplayMode == .always }
        return true
    }

    // MARK: Layout

    /// The height that a large title adds to the bar, in points; larger for accessibility text sizes.
    var largeTitleHeight: CGFloat {
        let subtitle = topItem?.largeSubtitle ?? topItem?.subtitle
        return LargeTitleView.height(appearance, traitCollection, hasSubtitle: subtitle?.isEmpty == false)
    }

    /// How much of the large title shows, 0…`largeTitleHeight`; navigation controllers collapse it with the content.
    lazy var largeTitleExtent = largeTitleHeight { didSet { if oldValue != largeTitleExtent { heightChanged() } } }
    /// How far content that is pulled down beyond its edge stretches the bar.
    var largeTitleStretch: CGFloat = 0 { didSet { if oldValue != largeTitleStretch { heightChanged() } } }

    /// How much of the search bar shows, 0…52, where it goes and comes with the content.
    var searchExtent: CGFloat = 0 { didSet { if oldValue != searchExtent { heightChanged() } } }
    /// Whether the search bar is all that shows while people search.
    var isFilledBySearch: Bool {
        guard let search = topItem?.searchController, search.isActive, !isSearchInline else { return false }
        return search.hidesNavigationBarDuringPresentation
    }
    var hasSearch: Bool { topItem?.searchController != nil && !isSearchInline }
    /// Whether the search bar stands in the row.
    var isSearchInline: Bool { topItem?.searchController != nil && topItem?.searchBarPlacement == .inline }

    private var searchHeight: CGFloat {
        guard let search = topItem?.searchController else { return 0 }
        if isSearchInline { return search.searchBar.scopeHeight }
        return (search.isActive ? SearchBarMetrics.barHeight : searchExtent) + search.searchBar.scopeHeight
    }

    private func heightChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        content?.setNeedsLayout()
    }

    /// Whether the bar stands in a sheet, whose top leaves it more room.
    var isInSheet = false { didSet { if oldValue != isInSheet { heightChanged() } } }

    /// 44 points, 32 in compact height, 50 on an iPad, 56 in a sheet.
    var rowHeight: CGFloat {
        let isPad = traitCollection.userInterfaceIdiom == .pad
        if traitCollection.verticalSizeClass == .compact, !isPad { return 32 }
        return isInSheet ? 56 : isPad ? 50 : 44
    }
    private var promptHeight: CGFloat { topItem?.prompt?.isEmpty == false ? 30 : 0 }

    /// The row, with what shows of a large title and 30 for a prompt: what the bar takes from the content.
    var restingHeight: CGFloat { (isFilledBySearch ? 0 : titlesHeight) + searchHeight }
    private var titlesHeight: CGFloat { rowHeight + promptHeight + (showsLargeTitle ? largeTitleExtent : 0) }
    /// The bar's height now, stretched by content that is pulled down.
    package var preferredHeight: CGFloat { restingHeight + (showsLargeTitle || hasSearch ? largeTitleStretch : 0) }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: preferredHeight) }
    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight) }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        // The background reaches up to the screen's edge, under the status bar.
        let above = superview.map { max($0.safeAreaInsets.top, 0) }.map { min($0, max(frame.minY, 0)) } ?? 0
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        // The titles leave upwards while the search bar takes their place.
        let search = searchHeight, titles = isFilledBySearch ? titlesHeight : bounds.height - search
        content?.frame = CGRect(x: 0, y: bounds.height - search - titles, width: bounds.width, height: titles)
        content?.alpha = isFilledBySearch ? 0 : 1
        searchBar?.fillsNavigationBar = isFilledBySearch
        searchBar?.isInRow = isSearchInline
        if let content, isSearchInline {
            content.layoutIfNeeded()
            searchBar?.frame = content.convert(content.searchRect, to: self)
        } else {
            searchBar?.frame = CGRect(x: 0, y: bounds.height - search, width: bounds.width, height: search)
        }
    }

    /// 16 at the sides, 20 on wide phones and iPads, inside the safe area.
    var sideMargin: UIEdgeInsets {
        let margin: CGFloat =
            bounds.width >= 414 && traitCollection.verticalSizeClass != .compact || traitCollection.userInterfaceIdiom == .pad ? 20 : 16
        let safe = superview?.safeAreaInsets ?? .zero
        return UIEdgeInsets(top: 0, left: margin + safe.left, bottom: 0, right: margin + safe.right)
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

extension UINavigationBar: BarItemHost {
    var styledItems: [UIBarItem] {
        (topItem?.allItems ?? []) + [backItem?.shownBackItem].compactMap { $0 }
    }
}
