/// A condition of a search that stands in the field before the words.
///
/// Source: Apple's “UISearchToken”.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String

    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }

    /// The app's object that the token represents; nil for none.
    open var representedObject: Any?
}

/// A token in a search field.
final class SearchTokenView: UIView {
    let token: UISearchToken
    private let icon = UIImageView()
    private let label = UILabel()
    private static let margin: CGFloat = 7
    static let height: CGFloat = 26

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        icon.image = token.icon
        icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        for view in [icon, label] as [UIView] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = token.text
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func show(color: UIColor, isSelected: Bool) {
        backgroundColor = isSelected ? tintColor : color
        label.textColor = .white
        icon.tintColor = .white
        alpha = 1
        layer.borderWidth = isSelected ? 2 : 0
        layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).withAlphaComponent(0.35).cgColor
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    private var iconWidth: CGFloat { token.icon == nil ? 0 : 20 }
    var fittingWidth: CGFloat { 2 * Self.margin + iconWidth + label.intrinsicContentSize.width }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: Self.margin - 1, y: 0, width: token.icon == nil ? 0 : 16, height: bounds.height)
        let start = Self.margin + iconWidth
        label.frame = CGRect(x: start, y: 0, width: max(bounds.width - start - Self.margin, 0), height: bounds.height)
    }
}
