/// An attachment in a message: its symbol, name and size.
@MainActor final class ComposeAttachmentRow: UIView {
    private let symbol: UIImageView
    private let name = UILabel()

    static let height: CGFloat = 36

    init(name text: String, type: String, size: Int) {
        let isImage = type.contains("image") || type.hasSuffix("png") || type.hasSuffix("jpeg")
        symbol = UIImageView(image: UIImage(systemName: isImage ? "photo" : "doc"))
        super.init(frame: .zero)
        symbol.tintColor = .secondaryLabel
        symbol.contentMode = .scaleAspectFit
        name.text = "\(text) (\(ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)))"
        name.font = .preferredFont(forTextStyle: .subheadline)
        name.lineBreakMode = .byTruncatingMiddle
        addSubview(symbol)
        addSubview(name)
        isAccessibilityElement = true
        accessibilityLabel = name.text
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbol.frame = CGRect(x: 16, y: 7, width: 22, height: bounds.height - 14)
        name.frame = CGRect(x: 46, y: 0, width: max(bounds.width - 62, 0), height: bounds.height)
    }
}
