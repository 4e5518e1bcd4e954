/// The content of a share sheet: a header with the items, a row of icons and a list of actions.
final class ActivitySheetView: UIView {
    var onClose: () -> Void = {}
    var onChoose: (UIActivity) -> Void = { _ in }
    var showsCloseButton = true { didSet { head.showsCloseButton = showsCloseButton } }

    private let head = ActivityHeadView()
    private let scroller = UIScrollView()
    private let icons = UIScrollView()
    private let iconsLine = UIView()
    private var iconViews: [ActivityIconView] = []
    private var groups: [ActivityGroupView] = []

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        head.onClose = { [weak self] in self?.onClose() }
        icons.showsHorizontalScrollIndicator = false
        icons.alwaysBounceHorizontal = true
        iconsLine.backgroundColor = .separator
        scroller.alwaysBounceVertical = true
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.addSubview(icons)
        scroller.addSubview(iconsLine)
        for view in [scroller, head] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ preview: ActivityPreview, _ menu: ActivityMenu) {
        head.show(preview)
        for view in iconViews + groups as [UIView] { view.removeFromSuperview() }
        let choose: (UIActivity) -> Void = { [weak self] in self?.onChoose($0) }
        iconViews = menu.services.map { ActivityIconView($0, choose) }
        groups = menu.actions.map { ActivityGroupView($0, choose) }
        for view in iconViews { icons.addSubview(view) }
        for view in groups { scroller.addSubview(view) }
        (icons.isHidden, iconsLine.isHidden) = (iconViews.isEmpty, iconViews.isEmpty)
        setNeedsLayout()
    }

    // MARK: Layout

    private var iconsHeight: CGFloat { iconViews.isEmpty ? 0 : ActivityMetrics.iconsHeight }

    /// The height that shows everything, in points.
    func contentHeight(width: CGFloat) -> CGFloat {
        groups.reduce(ActivityMetrics.headHeight + iconsHeight + ActivityMetrics.groupGap) {
            $0 + $1.height(width: width - 2 * ActivityMetrics.margin) + ActivityMetrics.groupGap
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = safeAreaInsets
        head.frame = CGRect(x: 0, y: 0, width: bounds.width, height: ActivityMetrics.headHeight + safe.top)
        scroller.frame = CGRect(x: 0, y: head.frame.maxY, width: bounds.width, height: bounds.height - head.frame.maxY)
        layOutIcons()
        let left = safe.left + ActivityMetrics.margin
        let width = bounds.width - left - safe.right - ActivityMetrics.margin
        var y = iconsHeight + ActivityMetrics.groupGap
        for group in groups {
            group.frame = CGRect(x: left, y: y, width: width, height: group.height(width: width))
            y = group.frame.maxY + ActivityMetrics.groupGap
        }
        scroller.contentSize = CGSize(width: bounds.width, height: y)
        scroller.contentInset.bottom = safe.bottom
    }

    private func layOutIcons() {
        let pixel = 1 / max(traitCollection.displayScale, 1), safe = safeAreaInsets
        icons.frame = CGRect(x: 0, y: 0, width: bounds.width, height: iconsHeight)
        iconsLine.frame = CGRect(x: 0, y: iconsHeight - pixel, width: bounds.width, height: pixel)
        var x = safe.left + ActivityMetrics.margin - (ActivityMetrics.iconWidth - ActivityMetrics.iconSide) / 2
        for view in iconViews {
            view.frame = CGRect(x: x, y: 0, width: ActivityMetrics.iconWidth, height: ActivityMetrics.iconsHeight)
            x += ActivityMetrics.iconWidth + 8
        }
        icons.contentSize = CGSize(width: x + safe.right, height: iconsHeight)
    }
}
