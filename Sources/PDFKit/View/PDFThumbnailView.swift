/// Small pictures of the pages of another view's document, which go to their pages.
///
/// Source: Apple's documentation of `PDFThumbnailView`.
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
    open weak var pdfView: PDFView? { didSet { follow() } }
    /// The room of a picture, in points.
    open var thumbnailSize = CGSize(width: 28, height: 36) { didSet { reload() } }
    open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    private let scroll = UIScrollView()
    private var pictures: [UIButton] = []
    private var observers: [any NSObjectProtocol] = []
    private static let spacing: CGFloat = 4

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scroll)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(scroll)
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    /// The page that the other view shows.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    private func follow() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = [Notification.Name.PDFViewDocumentChanged, .PDFViewPageChanged].map { name in
            NotificationCenter.default.addObserver(forName: name, object: pdfView, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { name == .PDFViewDocumentChanged ? self?.reload() : self?.select() }
            }
        }
        reload()
    }

    private func reload() {
        pictures.forEach { $0.removeFromSuperview() }
        pictures = (pdfView?.document?.allPages ?? []).map { page in
            let button = UIButton(type: .custom)
            button.imageView?.contentMode = .scaleAspectFit
            button.accessibilityLabel = page.label.map { "Page \($0)" }
            button.addAction(UIAction { [weak self] _ in self?.pdfView?.go(to: page) }, for: .touchUpInside)
            scroll.addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    private func select() {
        let current = pdfView?.currentPage
        for (button, page) in zip(pictures, pdfView?.document?.allPages ?? []) {
            button.layer.borderWidth = page === current ? 2 : 0
            button.layer.borderColor = tintColor.cgColor
            button.accessibilityTraits = page === current ? [.button, .selected] : .button
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds.inset(by: contentInset)
        var place = CGPoint(x: Self.spacing, y: Self.spacing)
        for (button, page) in zip(pictures, pdfView?.document?.allPages ?? []) {
            if button.image(for: .normal) == nil { button.setImage(page.thumbnail(of: thumbnailSize, for: .cropBox), for: .normal) }
            button.frame = CGRect(origin: place, size: thumbnailSize)
            if layoutMode == .horizontal {
                place.x += thumbnailSize.width + Self.spacing
            } else {
                button.frame.origin.x = max((scroll.bounds.width - thumbnailSize.width) / 2, 0)
                place.y += thumbnailSize.height + Self.spacing
            }
        }
        scroll.contentSize =
            layoutMode == .horizontal
            ? CGSize(width: place.x, height: scroll.bounds.height) : CGSize(width: scroll.bounds.width, height: place.y)
        select()
    }
}

/// The direction of a thumbnail view.
public enum PDFThumbnailLayoutMode: Int, Sendable {
    case vertical = 0
    case horizontal
}
