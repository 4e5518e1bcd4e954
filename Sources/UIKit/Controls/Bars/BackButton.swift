/// The chevron and the name of the previous screen.
final class BackButton: UIControl {
    private let chevron = UIImageView()
    private let label = UILabel()
    private var plate: BarButtonPlate?
    private let stateLook: UIBarButtonItemStateAppearance
    private let item: UIBarButtonItem

    /// - Parameter title: Shown instead of the name of the previous screen, unless it is empty.
    init(
        item: UINavigationItem, mode: UINavigationItem.BackButtonDisplayMode, appearance: UINavigationBarAppearance, image: UIImage?,
        title: String? = nil
    ) {
        self.item = item.shownBackItem
        stateLook = appearance.backButtonAppearance.normal
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
        attributes.merge(self.item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        let name = title?.isEmpty == false ? title! : item.backText
        let text = mode == .minimal ? "" : name
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        hasOwnColor = attributes[.foregroundColor] != nil
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = self.item.accessibilityLabel ?? name
        accessibilityHint = self.item.accessibilityHint
        accessibilityTraits = [.button, .backButton]
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
        setNeedsLayout()
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private static let gap: CGFloat = 3

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: chevron.intrinsicContentSize.width + Self.gap + label.intrinsicContentSize.width, height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = max(traitCollection.displayScale, 1)
        func middle(_ height: CGFloat) -> CGFloat { ((bounds.height - height) / 2 * scale).rounded() / scale }
        let image = chevron.intrinsicContentSize, text = label.intrinsicContentSize
        chevron.semanticContentAttribute = semanticContentAttribute
        chevron.frame = directed(CGRect(x: 0, y: middle(image.height), width: image.width, height: image.height))
        let x = image.width + Self.gap
        let part = item.looks.back, moved = part.titlePosition(isCompact: isCompact)
        label.frame = directed(
            CGRect(
                x: x + moved.horizontal + stateLook.titlePositionAdjustment.horizontal,
                y: middle(text.height) + moved.vertical + stateLook.titlePositionAdjustment.vertical,
                width: min(text.width, max(bounds.width - x, 0)), height: text.height))
        BarButtonPlate.show(
            &plate, behind: self, part, stateLook, isHighlighted ? .highlighted : .normal, item.style, isCompact: isCompact)
    }
}
