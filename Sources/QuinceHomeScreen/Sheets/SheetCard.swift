import UIKit

/// A card over the blurred home screen, as the sheets for widgets are. A tap beside it closes it.
final class SheetCard: UIViewController {
    private let content: UIViewController & CardContent
    private let navigation: UINavigationController
    private let veil = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
    private let card = UIView()
    private var keyboardTop: CGFloat?

    /// In points.
    private static let margin: CGFloat = 24, widest: CGFloat = 420, lowest: CGFloat = 160, radius: CGFloat = 28

    init(_ content: UIViewController & CardContent) {
        self.content = content
        navigation = UINavigationController(rootViewController: content)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        view.addSubview(veil)
        view.addSubview(card)
        card.backgroundColor = .systemGroupedBackground
        card.layer.cornerRadius = Self.radius
        card.layer.cornerCurve = .continuous
        card.clipsToBounds = true
        addChild(navigation)
        card.addSubview(navigation.view)
        navigation.didMove(toParent: self)
        let close = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
        close.accessibilityIdentifier = "sheet.done"
        content.navigationItem.rightBarButtonItem = close
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [unowned self] _ in
            if view.endEditing(true) { return }
            dismiss(animated: true)
        }
        veil.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated { self?.makeRoom(for: frame) }
        }
    }

    /// The content that determines the card's height: the list on top of the navigation stack, else the card's own content.
    private var shownContent: any CardContent { (navigation.topViewController as? any CardContent) ?? content }

    private func makeRoom(for keyboard: CGRect?) {
        let top = keyboard.map { $0.minY } ?? view.bounds.height
        keyboardTop = top < view.bounds.height ? top : nil
        UIView.animate(withDuration: 0.25) { self.lieOut() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        lieOut()
    }

    private func lieOut() {
        veil.frame = view.bounds
        let room = CGRect(
            x: 0, y: view.safeAreaInsets.top + 10, width: view.bounds.width,
            height: (keyboardTop ?? view.bounds.height - view.safeAreaInsets.bottom) - view.safeAreaInsets.top - 20)
        let width = min(view.bounds.width - 2 * Self.margin, Self.widest)
        let height = min(max(shownContent.wantedHeight(width: width), Self.lowest), room.height)
        card.bounds.size = CGSize(width: width, height: height)
        card.center = CGPoint(x: view.bounds.midX, y: room.midY)
        navigation.view.frame = card.bounds
    }

    /// The content wants another height.
    func contentChanged() { UIView.animate(withDuration: 0.25) { self.lieOut() } }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed {
            view.endEditing(true)
            content.finish()
        }
    }
}

/// The content of a card.
@MainActor protocol CardContent: AnyObject {
    /// In points, with the bar.
    func wantedHeight(width: CGFloat) -> CGFloat
    /// The card is being closed: what has been set counts now.
    func finish()
}

extension CardContent where Self: UITableViewController {
    func wantedHeight(width: CGFloat) -> CGFloat {
        tableView.layoutIfNeeded()
        return tableView.contentSize.height + 44 + 16
    }

    /// Has the card follow the table's height.
    func updateCard() { (navigationController?.parent as? SheetCard)?.contentChanged() }
}
