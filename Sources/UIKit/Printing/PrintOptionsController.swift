/// Pictures of pages.
@MainActor struct PrintedPages {
    private let renderer: UIPrintPageRenderer?

    init(renderer: UIPrintPageRenderer?) {
        self.renderer = renderer
        renderer?.prepare(forDrawingPages: NSRange(location: 0, length: renderer?.numberOfPages ?? 0))
    }

    var count: Int { max(renderer?.numberOfPages ?? 0, 0) }
    var size: CGSize { renderer?.paperRect.size ?? UIPrintPaper.letter.paperSize }

    /// A picture of a page on white paper, so many points high.
    func picture(of page: Int, height: CGFloat) -> UIImage? {
        guard let renderer, size.width > 0, size.height > 0 else { return nil }
        let scale = height / size.height
        return UIGraphicsImageRenderer(size: CGSize(width: size.width * scale, height: height)).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width * scale, height: height))
            context.cgContext.scaleBy(x: scale, y: scale)
            renderer.drawPage(at: page, in: renderer.printableRect)
        }
    }
}

/// Draws a picture on each page, as large as it fits.
final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        guard images.indices.contains(pageIndex) else { return }
        let image = images[pageIndex]
        let scale = min(contentRect.width / max(image.size.width, 1), contentRect.height / max(image.size.height, 1))
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        image.draw(
            in: CGRect(x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2, width: size.width, height: size.height))
    }
}

/// The sheet of printing: no printer is found, so it shows the pages.
final class PrintOptionsController: UITableViewController {
    var closed: (() -> Void)?
    private let pages: PrintedPages
    private let jobName: String
    private let showsCopies: Bool
    private var copies = 1
    /// At most so many pages are shown.
    private static let shownPages = 20

    init(_ pages: PrintedPages, jobName: String, showsCopies: Bool) {
        (self.pages, self.jobName, self.showsCopies) = (pages, jobName, showsCopies)
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = systemText("Print Options")
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) })
        let print = UIBarButtonItem(title: systemText("Print"), style: .done, target: nil, action: nil)
        print.isEnabled = false
        navigationItem.rightBarButtonItem = print
        tableView.tableFooterView = strip
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if navigationController?.isBeingDismissed ?? isBeingDismissed { closed?() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { showsCopies ? 2 : 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.selectionStyle = .none
        if indexPath.row == 0 {
            cell.textLabel?.text = systemText("Printer")
            cell.detailTextLabel?.text = systemText("No Printer Selected")
            return cell
        }
        cell.textLabel?.text = systemText("Copies")
        cell.detailTextLabel?.text = "\(copies)"
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue, stepper.value) = (1, 99, Double(copies))
        stepper.addAction(
            UIAction { [weak self, weak cell, weak stepper] _ in
                self?.copies = Int(stepper?.value ?? 1)
                cell?.detailTextLabel?.text = "\(Int(stepper?.value ?? 1))"
            }, for: .valueChanged)
        cell.accessoryView = stepper
        return cell
    }

    /// The pages side by side.
    private var strip: UIView {
        let height: CGFloat = 260, gap: CGFloat = 16
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 0, height: height + 2 * gap))
        var x: CGFloat = 20
        for page in 0..<min(pages.count, Self.shownPages) {
            let view = UIImageView(image: pages.picture(of: page, height: height))
            view.frame.origin = CGPoint(x: x, y: gap)
            (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (0.2, 4, CGSize(width: 0, height: 1))
            view.isAccessibilityElement = true
            view.accessibilityLabel = "\(jobName) \(page + 1)".trimmingCharacters(in: .whitespaces)
            scroll.addSubview(view)
            x += view.bounds.width + gap
        }
        scroll.contentSize = CGSize(width: x, height: height + 2 * gap)
        return scroll
    }
}
