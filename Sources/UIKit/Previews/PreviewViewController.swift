/// Shows a view of UIKit's by itself.
final class PreviewViewController: UIViewController {
    private let content: UIView

    static func content(_ view: UIView) -> PreviewItem.Content {
        // The size a view was made with counts where it says nothing of the size it wants.
        let made = view.bounds.size
        return PreviewItem.Content(PreviewViewController(view)) { room in
            made.width > 0 && made.height > 0 ? made : FittingSize.of(view, in: room)
        }
    }

    private init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }
}
