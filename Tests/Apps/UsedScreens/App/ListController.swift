import UIKit

/// A long list, whose rows can be deleted and lead to a page.
final class ListController: UITableViewController {
    private var rows = (1...40).map { "Row \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.accessibilityIdentifier = "rows"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIViewController()
        page.title = rows[indexPath.row]
        page.view.backgroundColor = .systemBackground
        navigationController?.pushViewController(page, animated: true)
    }
}
