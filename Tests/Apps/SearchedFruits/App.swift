import UIKit

/// A list with a search that has scopes and tokens, and shows its results in a list of their own.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: FruitsController())
        window?.makeKeyAndVisible()
        return true
    }
}

class NamesController: UITableViewController {
    var names: [String] = [] { didSet { tableView.reloadData() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

final class FruitsController: NamesController, UISearchResultsUpdating, UISearchBarDelegate {
    private static let fruits = ["Apple", "Blackberry", "Cherry", "Elderberry", "Fig", "Grape", "Raspberry", "Strawberry"]
    private let results = NamesController()
    private lazy var search = UISearchController(searchResultsController: results)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruits"
        names = Self.fruits
        navigationController?.navigationBar.prefersLargeTitles = true
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
        search.searchBar.scopeButtonTitles = ["All", "Berries"]
        search.searchBar.placeholder = "Find a fruit"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Token",
            primaryAction: UIAction { [unowned self] _ in
                search.isActive = true
                search.searchBar.searchTextField.insertToken(UISearchToken(icon: nil, text: "Tart"), at: 0)
            })
    }

    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar, text = bar.text ?? ""
        let isBerries = bar.selectedScopeButtonIndex == 1 || !bar.searchTextField.tokens.isEmpty
        results.names = Self.fruits.filter {
            (text.isEmpty || $0.localizedCaseInsensitiveContains(text)) && (!isBerries || $0.hasSuffix("berry"))
        }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { updateSearchResults(for: search) }
}
