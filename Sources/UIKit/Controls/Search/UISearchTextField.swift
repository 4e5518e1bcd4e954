/// The text field of a search bar: a magnifying glass on a rounded gray ground.
///
/// Source: Apple's “UISearchTextField”.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        setBackgroundColor(.tertiarySystemFill)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 16)
        glass.bounds.size = CGSize(width: 20, height: 20)
        leftView = glass
        leftViewMode = .always
        withDefaults { $0.clearButtonMode = .always }
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocorrectionType = .no
    }

    // The glass stands 6 points from the edge, the text 4 points behind it.
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 6, y: bounds.midY - 10, width: 20, height: 20)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let left: CGFloat = leftView == nil ? 8 : 30
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - 28, 0), height: bounds.height)
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 25, y: bounds.midY - 9.5, width: 19, height: 19)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: 36) }

    @available(*, unavailable, message: "not yet in Quince: tokens in search fields")
    open var tokens: [Any] {
        get { [] }
        set {}
    }
}
