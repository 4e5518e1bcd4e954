/// A bar of buttons at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
    private let background = BarBackgroundView()
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
        background.show(shownAppearance)
    }

    open var items: [UIBarButtonItem]? { didSet { rebuild() } }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
        guard animated, window != nil else { return }
        for view in views { view.alpha = 0 }
        UIView.animate(withDuration: 0.25) { for view in self.views { view.alpha = 1 } }
    }

    open weak var delegate: (any UIToolbarDelegate)?
    open var barStyle = UIBarStyle.default { didSet { background.show(shownAppearance) } }
    open var isTranslucent = true { didSet { background.show(shownAppearance) } }
    open var barTintColor: UIColor? { didSet { background.show(shownAppearance) } }
    open var standardAppearance = UIToolbarAppearance() { didSet { rebuild() } }
    open var compactAppearance: UIToolbarAppearance? { didSet { rebuild() } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { rebuild() } }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    private var shownAppearance: UIToolbarAppearance {
        guard let barTintColor else { return standardAppearance }
        let appearance = UIToolbarAppearance(barAppearance: standardAppearance)
        appearance.backgroundColor = barTintColor
        return appearance
    }

    private func rebuild() {
        background.show(shownAppearance)
        for view in views { view.removeFromSuperview() }
        views = (items ?? []).map { BarButtonView($0, standardAppearance.buttonAppearance, standardAppearance.doneButtonAppearance) }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    private var rowHeight: CGFloat { traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad ? 32 : 44 }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: rowHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: rowHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The material reaches down to the screen's edge below a bar that stands on the safe area.
        let below = superview.map { max(0, min($0.safeAreaInsets.bottom, $0.bounds.height - frame.maxY)) } ?? 0
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
        let margin: CGFloat = 16, row = CGSize(width: bounds.width, height: min(rowHeight, bounds.height))
        let sizes = views.map { $0.sizeThatFits(row) }
        let flexible = views.filter { $0.item.systemItem == .flexibleSpace }.count
        let gaps = views.enumerated().dropLast().reduce(0) { $0 + ($1.element.item.isSpace || views[$1.offset + 1].item.isSpace ? 0 : 10) }
        let used = sizes.reduce(0) { $0 + $1.width } + CGFloat(gaps)
        let share = flexible > 0 ? max(bounds.width - 2 * margin - used, 0) / CGFloat(flexible) : 0
        var x = margin
        for (index, view) in views.enumerated() {
            let width = view.item.systemItem == .flexibleSpace ? share : sizes[index].width
            view.frame = CGRect(x: x, y: (row.height - sizes[index].height) / 2, width: width, height: sizes[index].height)
            let isLast = index == views.count - 1
            x += width + (isLast || view.item.isSpace || views[index + 1].item.isSpace ? 0 : 10)
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        background.show(shownAppearance)
    }
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
