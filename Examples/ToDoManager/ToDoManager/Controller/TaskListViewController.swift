import UIKit

/// The tasks, a section for each type.
final class TaskListViewController: UITableViewController {
    private let list: TodoList
    private let cellStyle: TaskCellStyle

    init?(coder: NSCoder, list: TodoList, cellStyle: TaskCellStyle) {
        self.list = list
        self.cellStyle = cellStyle
        super.init(coder: coder)
    }

    @available(*, unavailable, message: "a list is shown: use init(coder:list:cellStyle:)")
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
    }

    // MARK: Places

    private func priority(of section: Int) -> TodoPriority {
        TodoPriority.allCases[section]
    }

    private func items(in section: Int) -> [TodoItem] {
        list.items(of: priority(of: section))
    }

    /// The task in a row; nil in the row that stands for a section without tasks.
    private func item(at indexPath: IndexPath) -> TodoItem? {
        let items = items(in: indexPath.section)
        return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    }

    private func position(of indexPath: IndexPath) -> TodoPosition {
        TodoPosition(priority: priority(of: indexPath.section), index: indexPath.row)
    }

    private func indexPath(of position: TodoPosition) -> IndexPath {
        let section = TodoPriority.allCases.firstIndex(of: position.priority) ?? 0
        return IndexPath(row: position.index, section: section)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int {
        TodoPriority.allCases.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        priority(of: section).sectionTitle
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        max(items(in: section).count, 1)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = item(at: indexPath) else {
            return tableView.dequeueReusableCell(withIdentifier: "empty", for: indexPath)
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: cellStyle.rawValue, for: indexPath)
        let taskCell = cell as? TaskCell
        show(item, symbol: taskCell?.symbolLabel ?? cell.viewWithTag(1) as? UILabel, in: cell)
        show(item, title: taskCell?.titleLabel ?? cell.viewWithTag(2) as? UILabel)
        return cell
    }

    private func show(_ item: TodoItem, symbol label: UILabel?, in cell: UITableViewCell) {
        label?.text = item.symbol
        label?.textColor = item.textColor
        label?.accessibilityLabel = item.statusName
    }

    private func show(_ item: TodoItem, title label: UILabel?) {
        label?.text = item.title
        label?.textColor = item.textColor
    }

    // MARK: Completing

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let item = item(at: indexPath), item.status == .planned else {
            return tableView.deselectRow(at: indexPath, animated: true)
        }
        setStatus(.completed, at: indexPath)
    }

    private func setStatus(_ status: TodoStatus, at indexPath: IndexPath) {
        list.setStatus(status, at: position(of: indexPath))
        tableView.reloadSections([indexPath.section], with: .automatic)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let item = item(at: indexPath) else { return nil }
        let edit = UIContextualAction(
            style: .normal, title: NSLocalizedString("Edit", comment: "Swipe action that opens a task")
        ) { [weak self] _, _, completion in
            self?.performSegue(withIdentifier: "editTask", sender: item)
            completion(true)
        }
        edit.backgroundColor = .darkGray
        guard item.status == .completed else { return UISwipeActionsConfiguration(actions: [edit]) }
        let reopen = UIContextualAction(
            style: .normal, title: NSLocalizedString("Not completed", comment: "Swipe action that plans a task again")
        ) { [weak self] _, _, completion in
            self?.setStatus(.planned, at: indexPath)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [reopen, edit])
    }

    // MARK: Deleting and moving

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        item(at: indexPath) != nil
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        list.remove(at: position(of: indexPath))
        let isLast = items(in: indexPath.section).isEmpty
        tableView.performBatchUpdates {
            tableView.deleteRows(at: [indexPath], with: .automatic)
            if isLast {
                tableView.insertRows(at: [IndexPath(row: 0, section: indexPath.section)], with: .automatic)
            }
        }
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        item(at: indexPath) != nil
    }

    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        indexPath(of: list.legalPosition(
            for: position(of: sourceIndexPath), proposed: position(of: proposedDestinationIndexPath)
        ))
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        list.move(from: position(of: sourceIndexPath), to: position(of: destinationIndexPath))
        // A section may have got its first task or lost its last one, and the row that stands for none comes or goes.
        tableView.reloadData()
    }

    // MARK: Editing a task

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let editor = segue.destination as? TaskEditViewController else { return }
        if let item = sender as? TodoItem {
            editor.purpose = .editing
            editor.item = item
            editor.onSave = { [weak self] item in self?.change { $0.update(item) } }
        } else {
            editor.onSave = { [weak self] item in self?.change { $0.add(item) } }
        }
    }

    private func change(_ change: (TodoList) -> Void) {
        change(list)
        tableView.reloadData()
    }
}
