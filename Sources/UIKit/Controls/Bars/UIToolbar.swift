/// A bar of buttons at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    let background = BarBackgroundView()
    private var views: [BarButtonView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UIToolbar.self)
    }

    private func setUp() {
        isOpaque = false
        background.hasShadowAtTop = true
        addSubview(background)
        BarLargeContent.install(in: self)
        updateBackground()
    }

    open var items: [UIBarButtonItem]? { didSet { rebuild() } }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
        guard animated, window != nil else { return }
        for view in views { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for view in self.views { view.alpha = 1 } }
    }

    open weak var delegate: (any UIToolbarDelegate)?
    open var barStyle = UIBarStyle.default { didSet { noteOwn(.barStyle); updateBackground() } }
    open var isTranslucent = true { didSet { noteOwn(.isTranslucent); updateBackground() } }
    open var barTintColor: UIColor? { didSet { noteOwn(.barTintColor); updateBackground() } }
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            noteOwn(.standardAppearance)
            hasOwnAppearance = true
            rebuild()
        }
    }
    open var compactAppearance: UIToolbarAppearance? { didSet { noteOwn(.compactAppearance); rebuild() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { noteOwn(.scrollEdgeAppearance); rebuild() } }
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { noteOwn(.compactScrollEdgeAppearance); rebuild() } }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
    private var hasOwnAppearance = false
    private(set) var legacy = LegacyBarImages()

    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        noteOwn(.backgroundImage)
        legacy.backgrounds[LegacyBarImages.Key(topOrBottom, barMetrics)] = backgroundImage
        updateBackground()
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgrounds[LegacyBarImages.Key(topOrBottom, barMetrics)]
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        noteOwn(.shadowImage)
        legacy.shadows[topOrBottom] = shadowImage
        updateBackground()
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { legacy.shadows[topOrBottom] }

    /// Whether the content above ends there, which makes the default background transparent; bars that stand alone keep theirs.
    var isContentAtEdge = false { didSet { if oldValue != isContentAtEdge { updateBackground(animated: true) } } }

    private var shownAppearance: UIToolbarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = hasOwnAppearance ? standardAppearance : legacyAppearance
        guard isContentAtEdge else { return isCompact ? compactAppearance ?? standard : standard }
        if let own = isCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance { return own }
        let clear = UIToolbarAppearance(barAppearance: standard)
        clear.configureWithTransparentBackground()
        return clear
    }

    /// The default appearance with the older properties put over it.
    private var legacyAppearance: UIToolbarAppearance {
        let result = UIToolbarAppearance()
        if !isTranslucent { result.configureWithOpaqueBackground() }
        if let color = barTintColor ?? (barStyle == .default ? nil : .black) {
            result.backgroundColor = color
            if !isTranslucent { result.backgroundEffect = nil }
        }
        if let image = legacy.background(at: barPosition) {
            result.configureWithTransparentBackground()
            result.backgroundImage = image
        }
        if let image = legacy.shadows[barPosition] ?? legacy.shadows[.any] { result.shadowImage = image }
        return result
    }

    private func updateBackground(animated: Bool = false) {
        let appearance = shownAppearance
        guard animated, window != nil else { return background.show(appearance) }
        UIView.animate(withDuration: 0.2) { self.background.show(appearance) }
    }

    private func rebuild() {
        AppearanceStore.applyToItems(of: self)
        let appearance = shownAppearance
        background.show(appearance)
        for view in views { view.removeFromSuperview() }
        views = (items ?? []).map { BarButtonView($0, appearance.buttonAppearance, appearance.doneButtonAppearance) }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    /// 44, 32 in compact height, or 50 on an iPad.
    var preferredHeight: CGFloat { rowHeight }

    private var rowHeight: CGFloat {
        if traitCollection.userInterfaceIdiom == .pad { return 50 }
        return traitCollection.verticalSizeClass == .compact ? 32 : 44
    }

    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        // The material reaches down to the screen's edge below a bar that stands on the safe area.
        let below = superview.map(roomBelow(in:)) ?? 0
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
        var margin = UIEdgeInsets(top: 0, left: 16 + safeAreaInsets.left, bottom: 0, right: 16 + safeAreaInsets.right)
        if readsFromRight { margin = margin.mirrored }
        let row = CGSize(width: bounds.width, height: min(rowHeight, bounds.height))
        let sizes = views.map { $0.sizeThatFits(row) }
        let flexible = views.filter { $0.item.systemItem == .flexibleSpace }.count
        let gaps = views.enumerated().dropLast().reduce(0) { $0 + ($1.element.item.isSpace || views[$1.offset + 1].item.isSpace ? 0 : 10) }
        let used = sizes.reduce(0) { $0 + $1.width } + CGFloat(gaps)
        let share = flexible > 0 ? max(bounds.width - margin.left - margin.right - used, 0) / CGFloat(flexible) : 0
        var x = margin.left
        for (index, view) in views.enumerated() {
            let width = view.item.systemItem == .flexibleSpace ? share : sizes[index].width
            view.frame = directed(CGRect(x: x, y: (row.height - sizes[index].height) / 2, width: width, height: sizes[index].height))
            let isLast = index == views.count - 1
            x += width + (isLast || view.item.isSpace || views[index + 1].item.isSpace ? 0 : 10)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBackground()
    }

    /// The points from the bar to the superview's edge where it stands on the safe area; 0 where it stands above something else, such as a keyboard.
    private func roomBelow(in view: UIView) -> CGFloat {
        let room = view.bounds.height - frame.maxY
        return room <= view.safeAreaInsets.bottom + 0.5 ? max(0, room) : 0
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
    open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
}

extension UIToolbar: BarItemHost {
    var styledItems: [UIBarItem] { items ?? [] }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// Pictures of bars' backgrounds as they were set before there were appearances.
struct LegacyBarImages {
    struct Key: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics

        init(_ position: UIBarPosition, _ metrics: UIBarMetrics) { (self.position, self.metrics) = (position, metrics) }
    }

    var backgrounds: [Key: UIImage] = [:]
    var shadows: [UIBarPosition: UIImage] = [:]

    func background(at position: UIBarPosition) -> UIImage? {
        backgrounds[Key(position, .default)] ?? backgrounds[Key(.any, .default)]
    }
}
