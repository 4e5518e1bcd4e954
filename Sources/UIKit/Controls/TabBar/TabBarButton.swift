/// The tab bar of iOS 17, in points.
enum TabBarMetrics {
    static let height: CGFloat = 49
    /// On an iPad.
    static let padHeight: CGFloat = 50
    static let compactHeight: CGFloat = 32
    /// The middle of the image in a stacked item.
    static let imageCenter: CGFloat = 19
    static let titleTop: CGFloat = 36
    static let badgeHeight: CGFloat = 18
    /// How far from the middle of a stacked item its badge begins.
    static let badgeOffset: CGFloat = 11
    /// The least room between a badge and the bar's edge.
    static let badgeMargin: CGFloat = 3
    /// The widest a centred item gets by itself, and the room between two of them.
    static let centeredWidth: CGFloat = 76
    static let centeredSpacing: CGFloat = 34
    static let inlineGap: CGFloat = 7
    /// The room beside a bar that has got smaller.
    static let minimizedMargin: CGFloat = 21
}

extension UIColor {
    /// Items that are not selected.
    static let tabBarInactive = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.46 : 0.6, alpha: 1) }
}

/// One item of a tab bar, with image, title and badge.
final class TabBarButton: BarItemControl, BarItemObserver {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = TabBarBadge()
    private unowned let bar: UITabBar

    init(_ item: UITabBarItem, bar: UITabBar) {
        (self.item, self.bar) = (item, bar)
        super.init(item)
        imageView.contentMode = .center
        for view in [imageView, label, badge] as [UIView] { addSubview(view) }
        item.barView = self
        isAccessibilityElement = true
        update()
    }

    required init?(coder: NSCoder) { nil }

    func barItemChanged(_ item: UIBarItem) {
        if (item as? UITabBarItem)?.standardAppearance != nil { bar.updateBackground() }
        update()
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    // MARK: Look

    private var style: UITabBarItemAppearance.Style { bar.itemStyle }
    private var appearance: UITabBarItemAppearance { bar.shownAppearance.itemAppearance(style) }
    private var stateAppearance: UITabBarItemStateAppearance {
        isSelected ? appearance.selected : item.isEnabled ? appearance.normal : appearance.disabled
    }

    /// Takes over the item, the bar's appearance and the state.
    func update() {
        isEnabled = item.isEnabled
        let look = stateAppearance
        let base = isSelected ? bar.tintColor ?? .systemBlue : bar.unselectedItemTintColor ?? .tabBarInactive
        let color = look.iconColor ?? (item.isEnabled ? base : base.withAlphaComponent(0.3))
        showImage(color)
        label.attributedText = NSAttributedString(string: item.title ?? "", attributes: titleAttributes(look, color))
        badge.show(item, look)
        updateAccessibility()
        setNeedsLayout()
    }

    /// A disabled item is not dimmed.
    private func updateAccessibility() {
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.accessibilityValue ?? spokenBadge
        accessibilityHint = item.accessibilityHint
        accessibilityTraits = isSelected ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
    }

    /// The badge's text; a number counts items.
    private var spokenBadge: String? {
        guard let text = item.badgeValue, !text.isEmpty else { return nil }
        guard Int(text) != nil else { return text }
        return "\(text) item" + (text == "1" ? "" : "s")
    }

    private func showImage(_ color: UIColor) {
        let isCompact = style == .compactInline
        let image = isSelected ? item.selectedImage : isCompact ? item.landscapeImagePhone ?? item.image : item.image
        imageView.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: isCompact ? 14 : 18, weight: .medium, scale: .large)
        imageView.tintColor = color
    }

    private func titleAttributes(_ look: UITabBarItemStateAppearance, _ color: UIColor) -> [NSAttributedString.Key: Any] {
        let font: UIFont =
            switch style {
            case .stacked: .systemFont(ofSize: 10, weight: .medium)
            case .inline: .systemFont(ofSize: 13)
            case .compactInline: .systemFont(ofSize: 12)
            }
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
        attributes.merge(look.titleTextAttributes) { $1 }
        return attributes
    }

    // MARK: Layout

    private func rounded(_ value: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        return (value * scale).rounded() / scale
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let image = imageView.intrinsicContentSize, title = label.intrinsicContentSize
        guard style != .stacked else { return CGSize(width: max(image.width, title.width), height: size.height) }
        return CGSize(width: max(image.width, 0) + TabBarMetrics.inlineGap + title.width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = imageView.image == nil ? .zero : imageView.intrinsicContentSize
        let title = CGSize(width: min(label.intrinsicContentSize.width, bounds.width - 2), height: label.intrinsicContentSize.height)
        var center: CGPoint
        if style == .stacked {
            center = CGPoint(x: bounds.midX, y: label.text?.isEmpty == false ? TabBarMetrics.imageCenter : bounds.midY)
            label.frame = CGRect(
                x: rounded(bounds.midX - title.width / 2), y: TabBarMetrics.titleTop, width: title.width, height: title.height)
        } else {
            let gap = image.width > 0 ? TabBarMetrics.inlineGap : 0
            let start = bounds.midX - (image.width + gap + title.width) / 2
            center = CGPoint(x: start + image.width / 2, y: bounds.midY)
            label.frame = CGRect(
                x: rounded(start + image.width + gap), y: rounded(bounds.midY - title.height / 2), width: title.width, height: title.height)
        }
        let look = stateAppearance, insets = item.imageInsets
        label.frame = label.frame.offsetBy(
            dx: look.titlePositionAdjustment.horizontal + item.titlePositionAdjustment.horizontal,
            dy: look.titlePositionAdjustment.vertical + item.titlePositionAdjustment.vertical)
        center.x += (insets.left - insets.right) / 2
        center.y += (insets.top - insets.bottom) / 2
        imageView.frame = CGRect(
            x: rounded(center.x - image.width / 2), y: rounded(center.y - image.height / 2), width: image.width, height: image.height)
        layOutBadge(beside: center, look)
    }

    /// At the upper right of the image.
    private func layOutBadge(beside center: CGPoint, _ look: UITabBarItemStateAppearance) {
        let size = badge.sizeThatFits(bounds.size)
        // Beside a title it keeps to the image.
        let x = style == .stacked ? center.x + TabBarMetrics.badgeOffset : min(center.x + 5, label.frame.minX + 4 - size.width)
        // A long one keeps within the bar.
        let limit = (superview?.bounds.width ?? .infinity) - frame.minX - size.width - TabBarMetrics.badgeMargin
        badge.frame = CGRect(
            x: rounded(min(x, limit) + look.badgePositionAdjustment.horizontal),
            y: rounded(max(center.y - 16, 1) + look.badgePositionAdjustment.vertical), width: size.width, height: size.height)
    }
}

/// The red badge at an item's image.
final class TabBarBadge: UIView {
    private let label = UILabel()
    private var offset = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.cornerRadius = TabBarMetrics.badgeHeight / 2
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ item: UITabBarItem, _ look: UITabBarItemStateAppearance) {
        isHidden = item.badgeValue == nil
        backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white]
        attributes.merge(item.badgeTextAttributes(for: .normal) ?? [:]) { $1 }
        attributes.merge(look.badgeTextAttributes) { $1 }
        label.attributedText = NSAttributedString(string: item.badgeValue ?? "", attributes: attributes)
        offset = look.badgeTitlePositionAdjustment
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = TabBarMetrics.badgeHeight
        return CGSize(width: max(label.intrinsicContentSize.width + 10, height), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.intrinsicContentSize
        label.frame = CGRect(
            x: (bounds.width - size.width) / 2 + offset.horizontal, y: (bounds.height - size.height) / 2 + offset.vertical,
            width: size.width,
            height: size.height)
    }
}
