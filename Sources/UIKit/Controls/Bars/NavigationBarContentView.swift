/// One navigation item as the bar shows it: back button, title, bar buttons, prompt.
final class NavigationBarContentView: UIView {
    private weak var bar: UINavigationBar?
    private let item: UINavigationItem?
    private let titleLabel = UILabel()
    private var titleMenu: NavigationTitleMenu?
    private let promptLabel = UILabel()
    private let subtitleLabel = UILabel()
    private var backButton: BackButton?
    private var leftViews: [BarButtonView] = []
    private var rightViews: [BarButtonView] = []
    private var centerViews: [BarButtonView] = []
    /// The frame of the search bar in the row; zero where it is elsewhere.
    private(set) var searchRect = CGRect.zero
    private var largeTitle: LargeTitleView?
    private var offset: CGFloat = 0

    init(bar: UINavigationBar, item: UINavigationItem?, previous: UINavigationItem?, isLarge: Bool) {
        (self.bar, self.item) = (bar, item)
        super.init(frame: .zero)
        isOpaque = false
        guard let item else { return }
        let appearance = bar.appearance
        addTitle(item, appearance)
        if isLarge {
            let view = LargeTitleView(
                item.largeTitle ?? item.title ?? "", item.largeSubtitle ?? item.subtitle, appearance, bar.traitCollection)
            addSubview(view)
            largeTitle = view
        }
        let left = item.shownLeadingItems
        if let previous = previous ?? item.backAction.map({ _ in UINavigationItem(title: "") }), !item.hidesBackButton,
            left.isEmpty || item.leftItemsSupplementBackButton
        {
            let button = BackButton(
                item: previous, mode: item.style == .navigator ? previous.backButtonDisplayMode : .minimal, appearance: appearance,
                image: bar.backIndicatorImage, title: item.backAction?.title)
            button.addAction(
                UIAction { [weak bar, weak item] _ in
                    if let item, let action = item.backAction { action.performWithSender(item, target: nil) } else { bar?.goBack() }
                }, for: .touchUpInside)
            addSubview(button)
            backButton = button
        }
        func views(_ items: [UIBarButtonItem]) -> [BarButtonView] {
            items.map { BarButtonView($0, appearance.buttonAppearance, appearance.doneButtonAppearance) }
        }
        leftViews = views([bar.leadingSystemItem].compactMap { $0 } + left)
        let isWide = bar.traitCollection.horizontalSizeClass == .regular
        rightViews = views(item.shownTrailingItems(isWide: isWide))
        centerViews = views(item.shownCenterItems(isWide: isWide))
        for view in leftViews + rightViews + centerViews { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private func addTitle(_ item: UINavigationItem, _ appearance: UINavigationBarAppearance) {
        if let prompt = item.prompt, !prompt.isEmpty {
            promptLabel.font = .systemFont(ofSize: 12)
            promptLabel.text = prompt
            promptLabel.textAlignment = .center
            addSubview(promptLabel)
        }
        if let view = item.titleView {
            addSubview(view)
            return
        }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        attributes.merge(appearance.titleTextAttributes) { $1 }
        if let menu = NavigationTitleMenu(item, attributes) {
            addSubview(menu)
            titleMenu = menu
            return
        }
        titleLabel.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
        guard let subtitle = item.subtitle, !subtitle.isEmpty else { return }
        subtitleLabel.text = subtitle
        subtitleLabel.font = .systemFont(ofSize: 12)
        subtitleLabel.textColor = .secondaryLabel
        addSubview(subtitleLabel)
    }

    /// Moves the title up and places the subtitle below it.
    private func placeSubtitle(_ left: CGFloat, _ right: CGFloat, _ row: CGRect) {
        guard subtitleLabel.superview != nil, row.height >= 40 else { return subtitleLabel.isHidden = true }
        subtitleLabel.isHidden = false
        subtitleLabel.alpha = titleLabel.alpha
        let size = subtitleLabel.intrinsicContentSize, width = min(size.width, max(right - left - 12, 0))
        let top = row.minY + ((row.height - titleLabel.frame.height - size.height) / 2).rounded()
        titleLabel.frame.origin.y = top
        let x = min(max(titleLabel.frame.midX - width / 2, left + 6), max(right - 6 - width, left + 6))
        subtitleLabel.frame = CGRect(x: x.rounded(), y: top + titleLabel.frame.height, width: width, height: size.height)
    }

    /// Moves the titles sideways, for transitions: large ones along with the pages, the others less far.
    func slide(by offset: CGFloat) {
        self.offset = offset
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar, let item else { return }
        semanticContentAttribute = bar.semanticContentAttribute
        for part in [backButton, largeTitle] as [UIView?] { part?.semanticContentAttribute = bar.semanticContentAttribute }
        let margin = readsFromRight ? bar.sideMargin.mirrored : bar.sideMargin
        let promptHeight: CGFloat = promptLabel.superview == nil ? 0 : 30
        promptLabel.frame = CGRect(x: margin.left, y: 8, width: max(bounds.width - margin.left - margin.right, 0), height: 15)
        let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: bar.rowHeight)
        layOutLargeTitle(below: row, margin)
        var left = margin.left, right = bounds.width - margin.right
        if let backButton {
            let size = backButton.sizeThatFits(row.size)
            let start = margin.left - 8
            backButton.frame = CGRect(x: start, y: row.minY, width: min(size.width, row.width / 2), height: row.height)
            left = backButton.frame.maxX + 6
        }
        left = place(leftViews, from: left, step: 1, row)
        right = place(rightViews, from: right, step: -1, row)
        if bar.isSearchInline {
            let width = min(Self.searchWidth, bounds.width / 3)
            searchRect = CGRect(x: right - width, y: row.minY, width: width, height: row.height)
            right = searchRect.minX - Self.searchGap
        }
        right = placeCenter(left, right, row)
        placeTitle(item, left, right, row)
        placeSubtitle(left, right, row)
        // All was placed from the left until here.
        if readsFromRight { for view in subviews { view.frame = directed(view.frame) } }
    }

    /// The large title slides under the row as content takes its room; then the title in the row takes its place.
    private func layOutLargeTitle(below row: CGRect, _ margin: UIEdgeInsets) {
        guard let largeTitle else { return }
        let shown = max(bounds.height - row.maxY, 0)
        largeTitle.frame = CGRect(x: 3 * offset, y: row.maxY, width: bounds.width, height: shown)
        largeTitle.margin = readsFromRight ? margin.mirrored : margin
        let isCollapsed = shown < LargeTitleView.collapsedHeight
        let alpha: CGFloat = isCollapsed ? 1 : 0
        let title: UIView = item?.titleView ?? titleMenu ?? titleLabel
        subtitleLabel.alpha = alpha
        guard item?.titleView == nil, title.alpha != alpha else { return }
        guard hasLaidOutLargeTitle, window != nil else {
            title.alpha = alpha
            hasLaidOutLargeTitle = true
            return
        }
        UIView.animate(withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .overrideInheritedDuration]) { title.alpha = alpha }
    }

    private var hasLaidOutLargeTitle = false

    /// The search bar in the row, and the room before it, in points.
    private static let (searchWidth, searchGap): (CGFloat, CGFloat) = (280, 8)

    /// Places the items of the middle, as near to it as the others allow; returns where the title has to end.
    private func placeCenter(_ left: CGFloat, _ right: CGFloat, _ row: CGRect) -> CGFloat {
        guard !centerViews.isEmpty else { return right }
        let shown = centerViews.filter { !$0.isHidden }
        let width = shown.reduce(0) { $0 + $1.sizeThatFits(row.size).width + $1.spacing } - (shown.last?.spacing ?? 0)
        let start = max(min((bounds.width - width) / 2, right - 6 - width), left + 6)
        _ = place(centerViews, from: start, step: 1, row)
        return start - 6
    }

    /// Places bar buttons side by side; returns where the title may start.
    private func place(_ views: [BarButtonView], from start: CGFloat, step: CGFloat, _ row: CGRect) -> CGFloat {
        var position = start
        for view in views where !view.isHidden {
            let size = view.sizeThatFits(row.size)
            let x = step > 0 ? position : position - size.width
            view.frame = CGRect(x: x, y: row.minY + (row.height - size.height) / 2, width: size.width, height: size.height)
            position += step * (size.width + view.spacing)
        }
        return position
    }

    private func placeTitle(_ item: UINavigationItem, _ left: CGFloat, _ right: CGFloat, _ row: CGRect) {
        let room = max(right - left - 12, 0)
        let view: UIView = item.titleView ?? titleMenu ?? titleLabel
        var wanted = view === item.titleView ? size(ofTitleView: view, row) : view.intrinsicContentSize
        // What is edited takes all the room there is.
        if view === titleMenu, titleMenu?.isRenaming == true { wanted = CGSize(width: room, height: 34) }
        let width = min(wanted.width, room)
        let scale = max(traitCollection.displayScale, 1)
        // In the middle of the bar, or as near to it as the buttons allow.
        var x = (bounds.width - width) / 2
        x = min(max(x, left + 6), max(right - 6 - width, left + 6))
        if item.style != .navigator, traitCollection.horizontalSizeClass == .regular { x = left + 6 }
        var y = row.minY + (row.height - wanted.height) / 2
        if view !== item.titleView, let adjustment = bar?.titleOffset {
            x += adjustment.horizontal
            y += adjustment.vertical
        }
        view.frame = CGRect(
            x: ((x + offset) * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: width, height: wanted.height)
        if view === item.titleView { item.titleViewSize?.shown = view.bounds.size }
    }

    private func size(ofTitleView view: UIView, _ row: CGRect) -> CGSize {
        let intrinsic = view.intrinsicContentSize
        if item?.titleViewSize?.shown != view.bounds.size {
            // The app's own size counts, unless it is the one the view has by itself.
            item?.titleViewSize = (view.bounds.size == intrinsic ? nil : view.bounds.size, view.bounds.size)
        }
        var size = item?.titleViewSize?.natural ?? .zero
        if size.width <= 0 { size.width = intrinsic.width >= 0 ? intrinsic.width : row.width }
        if size.height <= 0 { size.height = intrinsic.height >= 0 ? intrinsic.height : row.height }
        return CGSize(width: size.width, height: min(size.height, row.height))
    }
}
