/// A bar at the bottom with a choice of screens.
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
    public enum ItemPositioning: Int, Sendable {
        /// Fill on phones, centered on iPads.
        case automatic = 0
        case fill = 1
        case centered = 2
    }

    let background = BarBackgroundView()
    private let indicator = UIImageView()
    private var buttons: [TabBarButton] = []
    private weak var selected: UITabBarItem?
    /// Told after the bar was hidden or shown; its controller gives the room to the content.
    var visibilityChanged: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UITabBar.self)
    }

    private func setUp() {
        isOpaque = false
        background.hasShadowAtTop = true
        addSubview(background)
        addSubview(indicator)
        BarLargeContent.install(in: self)
        updateBackground()
    }

    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Items

    open var items: [UITabBarItem]? { didSet { rebuild() } }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
        guard animated, window != nil else { return }
        for button in buttons { button.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for button in self.buttons { button.alpha = 1 } }
    }

    /// The chosen item. Setting it tells no delegate.
    open weak var selectedItem: UITabBarItem? {
        get { selected }
        set {
            selected = newValue
            selectionChanged()
        }
    }

    @available(*, unavailable, message: "not yet in Quince: customizing tab bars")
    public func beginCustomizingItems(_ items: [UITabBarItem]) {}
    @available(*, unavailable, message: "not yet in Quince: customizing tab bars")
    public func endCustomizing(animated: Bool) -> Bool { false }
    @available(*, unavailable, message: "not yet in Quince: customizing tab bars")
    public var isCustomizing: Bool { false }

    private func rebuild() {
        AppearanceStore.applyToItems(of: self)
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabBarButton(item, bar: self)
            button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        if let selected, items?.contains(where: { $0 === selected }) != true { self.selected = nil }
        selectionChanged()
        setNeedsLayout()
    }

    private func choose(_ item: UITabBarItem) {
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    private func selectionChanged() {
        for button in buttons { button.isSelected = button.item === selected }
        if isMinimized { for button in buttons { button.alpha = button.isSelected ? 1 : 0 } }
        updateBackground()
        setNeedsLayout()
    }

    // MARK: Looks

    open var barStyle = UIBarStyle.default { didSet { noteOwn(.barStyle); update() } }
    open var isTranslucent = true { didSet { noteOwn(.isTranslucent); update() } }
    open var barTintColor: UIColor? { didSet { noteOwn(.barTintColor); update() } }
    /// The colour of items that are not selected; nil for gray.
    open var unselectedItemTintColor: UIColor? { didSet { noteOwn(.unselectedItemTintColor); update() } }
    open var backgroundImage: UIImage? { didSet { noteOwn(.backgroundImage); update() } }
    open var shadowImage: UIImage? { didSet { noteOwn(.shadowImage); update() } }
    open var selectionIndicatorImage: UIImage? { didSet { noteOwn(.selectionIndicatorImage); update() } }
    open var itemPositioning = ItemPositioning.automatic { didSet { noteOwn(.itemPositioning); setNeedsLayout() } }
    /// Width in points of centered items; 0 is the system's.
    open var itemWidth: CGFloat = 0 { didSet { noteOwn(.itemWidth); setNeedsLayout() } }
    open var itemSpacing: CGFloat = 0 { didSet { noteOwn(.itemSpacing); setNeedsLayout() } }
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            noteOwn(.standardAppearance)
            hasOwnAppearance = true
            update()
        }
    }
    /// The look while the content ends above the bar; nil makes the standard one's background transparent.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteOwn(.scrollEdgeAppearance); update() } }
    open var barPosition: UIBarPosition { .bottom }
    private var hasOwnAppearance = false

    /// Whether only the chosen item shows, at the leading edge on glass of its own.
    private(set) var isMinimized = false
    private var plate: UIVisualEffectView?

    /// The area of the small bar's only item, in the bar's coordinates.
    var minimizedFrame: CGRect {
        let side = rowHeight, margin = TabBarMetrics.minimizedMargin
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? bounds.width - safeAreaInsets.right - margin - side : safeAreaInsets.left + margin
        return CGRect(x: x, y: 0, width: side, height: side)
    }

    /// Shows all items or only the chosen one. Animations around move and fade them.
    func setMinimized(_ minimized: Bool) {
        guard minimized != isMinimized else { return }
        isMinimized = minimized
        if minimized, plate == nil {
            let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
            plate.isUserInteractionEnabled = false
            plate.clipsToBounds = true
            UIView.performWithoutAnimation {
                plate.frame = minimizedFrame
                plate.alpha = 0
            }
            insertSubview(plate, aboveSubview: background)
            self.plate = plate
        }
        plate?.alpha = minimized ? 1 : 0
        background.alpha = minimized ? 0 : 1
        for button in buttons { button.alpha = !minimized || button.isSelected ? 1 : 0 }
        setNeedsLayout()
        layoutIfNeeded()
    }

    open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isMinimized ? minimizedFrame.contains(point) : super.point(inside: point, with: event)
    }

    /// Whether the content above ends there; bars that stand alone keep their background.
    var isContentAtEdge = false { didSet { if oldValue != isContentAtEdge { updateBackground(animated: true) } } }

    /// The appearance that counts now: of the selected item or the bar, at the scroll edge or not.
    var shownAppearance: UITabBarAppearance {
        let standard = selected?.standardAppearance ?? (hasOwnAppearance ? standardAppearance : legacyAppearance)
        guard isContentAtEdge else { return standard }
        if let own = selected?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
        let clear = UITabBarAppearance(barAppearance: standard)
        clear.configureWithTransparentBackground()
        return clear
    }

    /// The default appearance with the older properties put over it.
    private var legacyAppearance: UITabBarAppearance {
        let result = UITabBarAppearance()
        if !isTranslucent { result.configureWithOpaqueBackground() }
        if let color = barTintColor ?? (barStyle == .default ? nil : .black) {
            result.backgroundColor = color
            if !isTranslucent { result.backgroundEffect = nil }
        }
        if let backgroundImage {
            result.configureWithTransparentBackground()
            result.backgroundImage = backgroundImage
        }
        if let shadowImage { result.shadowImage = shadowImage }
        result.selectionIndicatorImage = selectionIndicatorImage
        return result
    }

    private func update() {
        updateBackground()
        for button in buttons { button.update() }
        setNeedsLayout()
    }

    func updateBackground(animated: Bool = false) {
        let appearance = shownAppearance
        indicator.image = appearance.selectionIndicatorImage
        indicator.tintColor = appearance.selectionIndicatorTintColor
        guard animated, window != nil else { return background.show(appearance) }
        UIView.animate(withDuration: 0.2) { self.background.show(appearance) }
    }

    open override var isHidden: Bool {
        didSet { if oldValue != isHidden { visibilityChanged?() } }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        for button in buttons { button.update() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    // MARK: Layout

    /// Whether titles stand below or beside images.
    var itemStyle: UITabBarItemAppearance.Style {
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    /// 49 points (32 in compact height, 50 on an iPad) without the safe area below.
    var rowHeight: CGFloat {
        if traitCollection.userInterfaceIdiom == .pad { return TabBarMetrics.padHeight }
        return traitCollection.verticalSizeClass == .compact ? TabBarMetrics.compactHeight : TabBarMetrics.height
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight)
    }
    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        let below = superview.map { max(0, min($0.safeAreaInsets.bottom, $0.bounds.height - frame.maxY)) } ?? 0
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
        let room = CGRect(
            x: safeAreaInsets.left, y: 0, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
            height: min(rowHeight, bounds.height))
        let frames = itemFrames(in: room)
        for (button, frame) in zip(buttons, frames) { button.frame = isMinimized && button.isSelected ? minimizedFrame : frame }
        if let plate {
            plate.frame = isMinimized ? minimizedFrame : zip(buttons, frames).first { $0.0.isSelected }?.1 ?? minimizedFrame
            plate.layer.cornerRadius = plate.bounds.height / 2
        }
        guard let chosen = buttons.first(where: \.isSelected), let image = indicator.image else { return }
        indicator.frame = CGRect(
            x: chosen.frame.midX - image.size.width / 2, y: chosen.frame.midY - image.size.height / 2, width: image.size.width,
            height: image.size.height)
    }

    private func itemFrames(in room: CGRect) -> [CGRect] {
        let count = CGFloat(buttons.count)
        guard count > 0 else { return [] }
        let appearance = shownAppearance
        let positioning = appearance.stackedItemPositioning == .automatic ? itemPositioning : appearance.stackedItemPositioning
        let isCentered = positioning == .centered || positioning == .automatic && traitCollection.horizontalSizeClass == .regular
        var frames: [CGRect]
        if isCentered {
            let given = appearance.stackedItemWidth > 0 ? appearance.stackedItemWidth : itemWidth
            let widths = buttons.map { given > 0 ? given : max(TabBarMetrics.centeredWidth, $0.sizeThatFits(room.size).width) }
            let gap = appearance.stackedItemSpacing > 0 ? appearance.stackedItemSpacing : itemSpacing
            let spacing = gap > 0 ? gap : TabBarMetrics.centeredSpacing
            var x = room.midX - (widths.reduce(0, +) + spacing * (count - 1)) / 2
            frames = widths.map { width in
                defer { x += width + spacing }
                return CGRect(x: x, y: room.minY, width: width, height: room.height)
            }
        } else {
            let width = room.width / count
            frames = buttons.indices.map { CGRect(x: room.minX + CGFloat($0) * width, y: room.minY, width: width, height: room.height) }
        }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? frames.reversed() : frames
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

extension UITabBar: BarItemHost {
    var styledItems: [UIBarItem] { items ?? [] }
}

/// Learns of choices in a tab bar. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
