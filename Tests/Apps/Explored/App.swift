import UIKit

/// An app with one fault of each kind that `quince explore` looks for, and a screen without any.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: MenuController())
        window?.makeKeyAndVisible()
        return true
    }
}

/// The list of all screens.
class MenuController: UITableViewController {
    private let screens: [(key: String, make: () -> UIViewController)] = [
        ("menu.actions", { ActionsController() }), ("menu.form", { FormController() }), ("menu.texts", { TextsController() }),
        ("menu.controls", { ControlsController() }), ("menu.layout", { LayoutController() }), ("menu.album", { AlbumController() }),
        ("menu.swift", { ModernController() }), ("menu.good", { GoodController() }),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("menu.title", comment: "")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = NSLocalizedString(screens[indexPath.row].key, comment: "")
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(screens[indexPath.row].make(), animated: true)
    }
}

/// A column of views below the navigation bar.
class ColumnController: UIViewController {
    let column = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 24
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor), column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    func add(_ title: String, _ action: @escaping () -> Void) {
        let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        button.setTitleColor(.label, for: .normal)
        column.addArrangedSubview(button)
    }
}
