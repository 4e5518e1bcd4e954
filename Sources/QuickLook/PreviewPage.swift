import PDFKit

/// The preview of one file.
@MainActor final class PreviewPage: UIViewController, UIScrollViewDelegate {
    let index: Int
    private let file: PreviewedFile
    private let scroll = UIScrollView()
    private let picture = UIImageView()
    private let text = UITextView()
    private let pages = PDFView()
    private let symbol = UIImageView(image: UIImage(systemName: "doc"))
    private let caption = UILabel()

    init(_ file: PreviewedFile, index: Int) {
        (self.file, self.index) = (file, index)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        switch file {
        case .image(let image): show(image)
        case .text(let string): show(string)
        case .document(let document): show(document)
        case .other(let name, let details): show(name, details)
        }
    }

    private func show(_ image: UIImage) {
        picture.image = image
        picture.contentMode = .scaleAspectFit
        picture.isAccessibilityElement = true
        picture.accessibilityTraits = .image
        scroll.delegate = self
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (1, 4)
        scroll.addSubview(picture)
        view.addSubview(scroll)
    }

    private func show(_ string: String) {
        text.text = string
        text.isEditable = false
        text.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
        text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        view.addSubview(text)
    }

    private func show(_ document: PDFDocument) {
        pages.document = document
        pages.autoScales = true
        view.addSubview(pages)
    }

    private func show(_ name: String, _ details: String) {
        symbol.tintColor = .secondaryLabel
        symbol.contentMode = .scaleAspectFit
        caption.text = name.isEmpty ? details : "\(name)\n\(details)"
        caption.numberOfLines = 0
        caption.textAlignment = .center
        caption.textColor = .secondaryLabel
        view.addSubview(symbol)
        view.addSubview(caption)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        text.frame = view.bounds
        pages.frame = room
        scroll.frame = room
        if scroll.zoomScale == 1 {
            picture.frame = CGRect(origin: .zero, size: room.size)
            scroll.contentSize = room.size
        }
        symbol.frame = CGRect(x: room.midX - 40, y: room.midY - 90, width: 80, height: 80)
        let height = caption.sizeThatFits(CGSize(width: room.width - 40, height: room.height)).height
        caption.frame = CGRect(x: room.minX + 20, y: room.midY + 10, width: max(room.width - 40, 0), height: height)
    }
}
