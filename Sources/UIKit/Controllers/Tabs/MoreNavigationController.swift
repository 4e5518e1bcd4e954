/// The navigation controller of a tab bar's last item where there are more controllers than fit: a list of the rest.
final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    private let list: MoreListController
    /// The controller chosen in the list, while it shows.
    private(set) var chosen: UIViewController?

    init(tabs: UITabBarController) {
        self.tabs = tabs
        list = MoreListController(style: .plain)
        super.init(rootViewController: list)
        list.title = SystemText.text(.more)
        list.owner = self
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        list = MoreListController(style: .plain)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) { nil }

    var controllers: [UIViewController] { tabs?.moreControllers ?? [] }
    func reload() { list.viewIfLoaded.map { ($0 as? UITableView)?.reloadData() } }

    /// Shows a controller of the list above it.
    func choose(_ controller: UIViewController, animated: Bool) {
        guard controller !== chosen else { return }
        setViewControllers([list, page(for: controller)], animated: animated)
        chosen = controller
        tabs?.tabState.selected = controller
    }

    /// Navigation controllers do not stand in each other's stacks: theirs comes in a page of its own, under its own bar.
    private func page(for controller: UIViewController) -> UIViewController {
        guard let navigation = controller as? UINavigationController else { return controller }
        return NestedNavigationPage(navigation, outer: self)
    }

    /// Gives up a chosen controller that is not in the list any more.
    func leaveUnless(_ controllers: [UIViewController]) {
        guard let chosen, !controllers.contains(where: { $0 === chosen }) else { return }
        popToRootViewController(animated: false)
        listAppeared()
    }

    /// The list shows again.
    func listAppeared() {
        guard chosen != nil, topViewController === list else { return }
        chosen = nil
        if tabs?.tabState.isMoreShown == true { tabs?.tabState.selected = nil }
    }
}

/// The list of controllers that have no item of their own in the tab bar.
final class MoreListController: UITableViewController {
    weak var owner: MoreNavigationController?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "More")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        owner?.listAppeared()
    }

    private var controllers: [UIViewController] { owner?.controllers ?? [] }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "More", for: indexPath)
        let item = controllers[indexPath.row].tabBarItem!
        var content = cell.defaultContentConfiguration()
        content.text = item.title
        content.image = item.image
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        owner?.choose(controllers[indexPath.row], animated: true)
    }
}

/// Contains a navigation controller that was chosen in the More list; its bar leads back to the list.
final class NestedNavigationPage: UIViewController {
    let nested: UINavigationController
    private weak var outer: UINavigationController?
    /// Whether the outer bar was away before.
    private var hidesOuterBar: Bool

    /// - Parameter previous: The page that the bar leads back to.
    init(_ nested: UINavigationController, outer: UINavigationController, previous: UIViewController? = nil) {
        (self.nested, self.outer) = (nested, outer)
        hidesOuterBar = outer.isNavigationBarHidden
        super.init(nibName: nil, bundle: nil)
        nested.bars.outerItem = (previous ?? outer.viewControllers.first)?.navigationItem.backCopy ?? UINavigationItem(title: "")
        nested.bars.leaveOuter = { [weak outer] in outer?.popViewController(animated: true) }
        addChild(nested)
        nested.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override func trackedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nested.trackedScrollView(for: edge) }

    override func viewDidLoad() {
        super.viewDidLoad()
        nested.view.frame = view.bounds
        nested.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(nested.view)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isMovingFromParent { navigationController?.setNavigationBarHidden(hidesOuterBar, animated: animated) }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard parent == nil else { return }
        outer?.setNavigationBarHidden(hidesOuterBar, animated: false)
        (nested.bars.outerItem, nested.bars.leaveOuter) = (nil, nil)
        nested.willMove(toParent: nil)
        nested.viewIfLoaded?.removeFromSuperview()
        nested.removeFromParent()
    }
}
