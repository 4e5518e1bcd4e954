/// A line of a message's head: a name and a field, above a hairline.
@MainActor final class ComposeFieldRow: UIView {
    let field = UITextField()
    private let name = UILabel()
    private let line = UIView()

    static let height: CGFloat = 48
    private static let margin: CGFloat = 16

    init(_ title: String, identifier: String) {
        super.init(frame: .zero)
        name.text = title
        name.font = .preferredFont(forTextStyle: .body)
        name.textColor = .secondaryLabel
        name.isAccessibilityElement = false
        field.font = .preferredFont(forTextStyle: .body)
        field.accessibilityLabel = title
        field.accessibilityIdentifier = identifier
        line.backgroundColor = .separator
        for view in [name, field, line] as [UIView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the field up for addresses, which are neither corrected nor capitalized.
    func takeAddresses(keyboard: UIKeyboardType) {
        field.keyboardType = keyboard
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.spellCheckingType = .no
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Self.margin, width = ceil(name.sizeThatFits(bounds.size).width)
        name.frame = CGRect(x: margin, y: 0, width: width, height: bounds.height)
        let start = margin + width + 6
        field.frame = CGRect(x: start, y: 0, width: max(bounds.width - start - margin, 0), height: bounds.height)
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: margin, y: bounds.height - hairline, width: max(bounds.width - margin, 0), height: hairline)
    }
}
