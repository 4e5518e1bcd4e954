import UIKit

/// The types a task can have.
final class TaskTypesViewController: UITableViewController {
    var selection = TodoPriority.normal

    /// Called with the type that was chosen.
    var onSelect: ((TodoPriority) -> Void)?

    private let priorities = TodoPriority.allCases

    override func viewDidLoad() {
        super.viewDidLoad()
        let nib = UINib(nibName: "TaskTypeCell", bundle: nil)
        tableView.register(nib, forCellReuseIdentifier: TaskTypeCell.identifier)
        tableView.rowHeight = UITableView.automaticDimension
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        priorities.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: TaskTypeCell.identifier, for: indexPath)
        let priority = priorities[indexPath.row]
        (cell as? TaskTypeCell)?.show(priority, isSelected: priority == selection)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect?(priorities[indexPath.row])
        navigationController?.popViewController(animated: true)
    }
}
