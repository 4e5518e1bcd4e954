/// The large title of a navigation bar, cut off at the bar's row as it slides under it.
final class LargeTitleView: UIView {
    private let label = UILabel()
    private let subtitle = UILabel()
    /// Whether the title is in a font that the app has chosen.
    private let hasOwnFont: Bool
    var margin = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// The remaining height of the large title at which the title in the bar's row takes over, in points.
    static let collapsedHeight: CGFloat = 12
    /// Below the title, in points.
    private static let bottomMargin: CGFloat = 8

    /// The room of a large title, in points: more for fonts with tall lines.
    static func height(_ appearance: UINavigationBarAppearance, _ traits: UITraitCollection, hasSubtitle: Bool = false) -> CGFloat {
        let font = appearance.largeTitleTextAttributes[.font] as? UIFont ?? standardFont(traits)
        return max(52, (font.lineHeight + 11).rounded(.up)) + (hasSubtitle ? subtitleHeight : 0)
    }

    /// The room of a line below the title, in points.
    private static let subtitleHeight: CGFloat = 20

    private static func standardFont(_ traits: UITraitCollection) -> UIFont {
        let size = DynamicType.size(.largeTitle, traits.preferredContentSizeCategory).size
        return UIFont.systemFont(ofSize: size, weight: .bold)
    }

    init(_ title: String, _ subtitle: String?, _ appearance: UINavigationBarAppearance, _ traits: UITraitCollection) {
        hasOwnFont = appearance.largeTitleTextAttributes[.font] != nil
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        clipsToBounds = true
        var attributes: [NSAttributedString.Key: Any] = [.font: Self.standardFont(traits), .foregroundColor: UIColor.label]
        attributes.merge(appearance.largeTitleTextAttributes) { $1 }
        label.attributedText = NSAttributedString(string: title, attributes: attributes)
        label.accessibilityTraits = .header
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.8
        addSubview(label)
        guard let subtitle, !subtitle.isEmpty else { return }
        self.subtitle.text = subtitle
        self.subtitle.font = .systemFont(ofSize: 15)
        self.subtitle.textColor = .secondaryLabel
        addSubview(self.subtitle)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.semanticContentAttribute = semanticContentAttribute
        let below = subtitle.superview == nil ? 0 : Self.subtitleHeight
        let (height, bottom) = (label.intrinsicContentSize.height, bounds.height - Self.bottomMargin - below)
        subtitle.semanticContentAttribute = semanticContentAttribute
        subtitle.frame = CGRect(
            x: margin.left, y: bottom, width: max(bounds.width - margin.left - margin.right, 0),
            height: subtitle.intrinsicContentSize.height)
        // Letters of an app's font may reach beyond its lines, as accents do: they get the room there is.
        let overhang = hasOwnFont ? min(max(bottom - height, 0), Self.bottomMargin) : 0
        label.frame = CGRect(
            x: margin.left, y: bottom - height - overhang, width: max(bounds.width - margin.left - margin.right, 0),
            height: height + 2 * overhang)
    }
}
