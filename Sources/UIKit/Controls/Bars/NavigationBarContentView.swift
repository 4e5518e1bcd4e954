/// One navigation item as the bar shows it: back button, title, bar buttons, prompt.
final class NavigationBarContentView: UIView {
    private weak var bar: UINavigationBar?
    private let item: UINavigationItem?
    private let titleLabel = UILabel()
    private let promptLabel = UILabel()
    private var backButton: BackButton?
    private var leftViews: [BarButtonView] = []
    private var rightViews: [BarButtonView] = []
    private var offset: CGFloat = 0

    var isTitleHidden = false { didSet { titleLabel.isHidden = isTitleHidden } }

    init(bar: UINavigationBar, item: UINavigationItem?, previous: UINavigationItem?) {
        (self.bar, self.item) = (bar, item)
        super.init(frame: .zero)
        isOpaque = false
        guard let item else { return }
        let appearance = bar.appearance
        addTitle(item, appearance)
        let left = item.leftBarButtonItems ?? []
        if let previous, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
            let button = BackButton(item: previous, mode: item.backButtonDisplayMode, appearance: appearance, image: bar.backIndicatorImage)
            button.addAction(UIAction { [weak bar] _ in bar?.goBack() }, for: .touchUpInside)
            addSubview(button)
            backButton = button
        }
        leftViews = left.map { BarButtonView($0, appearance.buttonAppearance, appearance.doneButtonAppearance) }
        rightViews = (item.rightBarButtonItems ?? []).map {
            BarButtonView($0, appearance.buttonAppearance, appearance.doneButtonAppearance)
        }
        for view in leftViews + rightViews { addSubview(view) }
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
        titleLabel.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
    }

    /// Moves title and back text sideways, for transitions.
    func slide(by offset: CGFloat) {
        self.offset = offset
        setNeedsLayout()
        layoutIfNeeded()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let bar, let item else { return }
        let margin = bar.sideMargin
        let promptHeight: CGFloat = promptLabel.superview == nil ? 0 : 30
        promptLabel.frame = CGRect(x: margin.left, y: 8, width: max(bounds.width - margin.left - margin.right, 0), height: 15)
        let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: bounds.height - promptHeight)
        var left = margin.left, right = bounds.width - margin.right
        if let backButton {
            let size = backButton.sizeThatFits(row.size)
            let start = margin.left - 8
            backButton.frame = CGRect(x: start, y: row.minY, width: min(size.width, row.width / 2), height: row.height)
            left = backButton.frame.maxX + 6
        }
        left = place(leftViews, from: left, step: 1, row)
        right = place(rightViews, from: right, step: -1, row)
        placeTitle(item, left, right, row)
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
        let view = item.titleView ?? titleLabel
        let wanted = view === titleLabel ? view.intrinsicContentSize : size(ofTitleView: view, row)
        let width = min(wanted.width, room)
        let scale = max(traitCollection.displayScale, 1)
        // In the middle of the bar, or as near to it as the buttons allow.
        var x = (bounds.width - width) / 2
        x = min(max(x, left + 6), max(right - 6 - width, left + 6))
        let y = row.minY + (row.height - wanted.height) / 2
        view.frame = CGRect(
            x: ((x + offset) * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: width, height: wanted.height)
    }

    private func size(ofTitleView view: UIView, _ row: CGRect) -> CGSize {
        let intrinsic = view.intrinsicContentSize
        var size = view.bounds.size
        if size.width <= 0 { size.width = intrinsic.width >= 0 ? intrinsic.width : row.width }
        if size.height <= 0 { size.height = intrinsic.height >= 0 ? intrinsic.height : row.height }
        return CGSize(width: size.width, height: min(size.height, row.height))
    }
}

/// The chevron and the name of the previous screen.
final class BackButton: UIControl {
    private let chevron = UIImageView()
    private let label = UILabel()

    init(item: UINavigationItem, mode: UINavigationItem.BackButtonDisplayMode, appearance: UINavigationBarAppearance, image: UIImage?) {
        super.init(frame: .zero)
        isOpaque = false
        let own = image ?? (appearance.backIndicatorImage.size == .zero ? nil : appearance.backIndicatorImage)
        chevron.image =
            own?.withRenderingMode(.alwaysTemplate)
            ?? UIImage(
                systemName: "chevron.backward",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large))
        chevron.contentMode = .scaleAspectFit
        addSubview(chevron)
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        attributes.merge(appearance.backButtonAppearance.normal.titleTextAttributes) { $1 }
        let text = mode == .minimal ? "" : item.backText
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        hasOwnColor = attributes[.foregroundColor] != nil
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = item.backText
        accessibilityTraits = .button
        accessibilityIdentifier = "BackButton"
        updateColor()
    }

    private var hasOwnColor = false

    required init?(coder: NSCoder) { nil }

    private func updateColor() { if !hasOwnColor { label.textColor = tintColor } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func stateChanged() {
        super.stateChanged()
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        chevron.alpha = alpha
        label.alpha = alpha
    }

    private static let gap: CGFloat = 3

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: chevron.intrinsicContentSize.width + Self.gap + label.intrinsicContentSize.width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        func middle(_ height: CGFloat) -> CGFloat { ((bounds.height - height) / 2 * scale).rounded() / scale }
        let image = chevron.intrinsicContentSize, text = label.intrinsicContentSize
        chevron.frame = CGRect(x: 0, y: middle(image.height), width: image.width, height: image.height)
        let x = image.width + Self.gap
        label.frame = CGRect(x: x, y: middle(text.height), width: min(text.width, max(bounds.width - x, 0)), height: text.height)
    }
}
