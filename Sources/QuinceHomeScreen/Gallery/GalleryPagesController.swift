import DeviceProtocol
import HomeScreenModel
import UIKit

/// An app's widgets in the gallery: a page for each kind and size, with its name, what it is for, and a picture.
final class GalleryPagesController: UIViewController, UIScrollViewDelegate {
    private let entry: WidgetGallery.AppEntry
    private unowned let home: HomeViewController
    private let scroll = UIScrollView()
    private let dots = UIPageControl()
    private let button = UIButton(type: .system)
    private var pages: [(preview: GalleryPreview, name: UILabel, text: UILabel)] = []
    private var index: Int
    /// Called for the button Add Widget.
    var add: (WidgetGallery.Page) -> Void = { _ in }

    init(_ entry: WidgetGallery.AppEntry, at page: WidgetGallery.Page?, home: HomeViewController) {
        (self.entry, self.home) = (entry, home)
        index = page.flatMap { entry.pages.firstIndex(of: $0) } ?? 0
        super.init(nibName: nil, bundle: nil)
        title = entry.app.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
        for page in entry.pages { addPage(page) }
        dots.numberOfPages = entry.pages.count
        dots.hidesForSinglePage = true
        dots.pageIndicatorTintColor = .tertiaryLabel
        dots.currentPageIndicatorTintColor = .label
        dots.isUserInteractionEnabled = false
        var configuration = UIButton.Configuration.filled()
        configuration.title = systemText("Add Widget")
        configuration.image = UIImage(systemName: "plus.circle.fill")
        configuration.imagePadding = 8
        configuration.cornerStyle = .large
        configuration.buttonSize = .large
        button.configuration = configuration
        button.accessibilityIdentifier = "gallery.add"
        button.addAction(UIAction { [unowned self] _ in add(entry.pages[index]) }, for: .touchUpInside)
        for each in [scroll, dots, button] as [UIView] { view.addSubview(each) }
    }

    private func addPage(_ page: WidgetGallery.Page) {
        let preview = GalleryPreview(page, board: home.board), name = UILabel(), text = UILabel()
        name.text = page.name
        name.font = .preferredFont(forTextStyle: .title1).bold
        text.text = page.description
        text.font = .preferredFont(forTextStyle: .body)
        text.textColor = .secondaryLabel
        for label in [name, text] {
            label.textAlignment = .center
            label.numberOfLines = 0
            scroll.addSubview(label)
        }
        preview.isAccessibilityElement = true
        preview.accessibilityIdentifier = "preview.\(page.kind).\(page.family.rawValue)"
        preview.accessibilityLabel = page.name
        scroll.addSubview(preview)
        pages.append((preview, name, text))
    }

    private func mirrored(_ index: Int) -> Int { HomeDirection.isRightToLeft ? pages.count - 1 - index : index }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let width = min(area.width - 40, 420), bottom = area.maxY - 16
        button.frame = CGRect(x: area.midX - width / 2, y: bottom - 50, width: width, height: 50)
        dots.bounds.size = dots.size(forNumberOfPages: pages.count)
        dots.center = CGPoint(x: area.midX, y: button.frame.minY - 28)
        scroll.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: dots.frame.minY - 8 - area.minY)
        scroll.contentSize = CGSize(width: scroll.bounds.width * CGFloat(pages.count), height: scroll.bounds.height)
        for (index, page) in pages.enumerated() { place(page, CGFloat(mirrored(index)) * scroll.bounds.width) }
        scroll.contentOffset.x = CGFloat(mirrored(index)) * scroll.bounds.width
        dots.currentPage = mirrored(index)
    }

    private func place(_ page: (preview: GalleryPreview, name: UILabel, text: UILabel), _ left: CGFloat) {
        let width = scroll.bounds.width - 48
        var y: CGFloat = 8
        for label in [page.name, page.text] {
            let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            label.frame = CGRect(x: left + 24, y: y, width: width, height: height)
            y += height + 6
        }
        let room = CGRect(x: left + 24, y: y + 12, width: width, height: max(scroll.bounds.height - y - 24, 40))
        let size = page.preview.fitting(room.size)
        page.preview.frame = CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scroll.isDragging || scroll.isDecelerating, scroll.bounds.width > 0 else { return }
        index = mirrored(min(max(Int((scroll.contentOffset.x / scroll.bounds.width).rounded()), 0), pages.count - 1))
        dots.currentPage = mirrored(index)
    }
}

extension UIFont {
    fileprivate var bold: UIFont { fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self }
}
