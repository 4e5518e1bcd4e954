/// The card of a link: its picture, title and site. It opens the link at a tap.
///
/// Source: Apple's documentation of `LPLinkView`.
@MainActor @preconcurrency open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata { didSet { update() } }
    private let picture = UIImageView()
    private let title = UILabel()
    private let site = UILabel()

    private static let margin: CGFloat = 12, iconSide: CGFloat = 44, pictureShare: CGFloat = 0.52

    /// Creates a card of an address, of which nothing else is known.
    public convenience init(url: URL) {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (url, url)
        self.init(metadata: metadata)
    }

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) { nil }

    private func setUp() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.numberOfLines = 2
        site.font = .systemFont(ofSize: 13)
        site.textColor = .secondaryLabel
        for view in [picture, title, site] as [UIView] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .link
        update()
    }

    private var address: URL? { metadata.url ?? metadata.originalURL }
    /// Whether the picture is the page's own, over the texts; an icon stands beside them.
    private var isLarge: Bool { metadata.imageProvider != nil }

    private func update() {
        let host = address?.host ?? ""
        let name = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        title.text = metadata.title ?? (name.isEmpty ? address?.absoluteString : name)
        site.text = metadata.title == nil ? nil : name
        accessibilityLabel = [title.text, site.text].compactMap { $0 }.joined(separator: ", ")
        picture.image = UIImage(systemName: "safari")
        picture.tintColor = .secondaryLabel
        loadPicture()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func loadPicture() {
        guard let provider = metadata.imageProvider ?? metadata.iconProvider else { return }
        let shown = metadata
        provider.loadObject(ofClass: UIImage.self) { [weak self] image, _ in
            nonisolated(unsafe) let image = image as? UIImage
            DispatchQueue.main.async {
                guard let self, let image, self.metadata === shown else { return }
                self.picture.image = image
            }
        }
    }

    // MARK: Layout

    private var textHeight: CGFloat { site.text == nil ? 62 : 72 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? min(size.width, 400) : 300
        return CGSize(width: width, height: textHeight + (isLarge ? (width * Self.pictureShare).rounded() : 0))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = Self.margin, width = bounds.width
        let top = isLarge ? max(bounds.height - textHeight, 0) : 0
        let inset = isLarge ? margin : margin * 2 + Self.iconSide
        picture.frame =
            isLarge
            ? CGRect(x: 0, y: 0, width: width, height: top)
            : CGRect(x: margin, y: (bounds.height - Self.iconSide) / 2, width: Self.iconSide, height: Self.iconSide)
        let room = max(width - inset - margin, 0)
        let titleHeight = min(title.sizeThatFits(CGSize(width: room, height: 44)).height, 44)
        let siteHeight: CGFloat = site.text == nil ? 0 : 18
        let y = top + max((bounds.height - top - titleHeight - siteHeight) / 2, 0)
        title.frame = CGRect(x: inset, y: y, width: room, height: titleHeight)
        site.frame = CGRect(x: inset, y: y + titleHeight, width: room, height: siteHeight)
    }

    // MARK: Opening

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, bounds.contains(touch.location(in: self)), let address else { return }
        UIApplication.shared.open(address)
    }
}
