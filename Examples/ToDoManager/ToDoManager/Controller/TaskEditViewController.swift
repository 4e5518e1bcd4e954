import UIKit

/// The form of a task.
final class TaskEditViewController: UITableViewController {
    /// What a task is opened for.
    enum Purpose {
        case adding
        case editing
    }

    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var priorityLabel: UILabel!
    @IBOutlet private weak var completedSwitch: UISwitch!

    var purpose = Purpose.adding
    var item = TodoItem(title: "")

    /// Called with the task when it is saved.
    var onSave: ((TodoItem) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        switch purpose {
        case .adding: title = NSLocalizedString("New task", comment: "Title of the form of a new task")
        case .editing: title = NSLocalizedString("Edit task", comment: "Title of the form of a task that exists")
        }
        titleField.text = item.title
        completedSwitch.isOn = item.status == .completed
        showPriority()
    }

    private func showPriority() {
        priorityLabel.text = item.priority.name
    }

    @IBAction private func save() {
        guard let title = TodoItem.storedTitle(titleField.text ?? "") else { return askForTitle() }
        item.title = title
        item.status = completedSwitch.isOn ? .completed : .planned
        onSave?(item)
        navigationController?.popViewController(animated: true)
    }

    private func askForTitle() {
        let alert = UIAlertController(
            title: NSLocalizedString("No title", comment: "Title of the alert about a missing title"),
            message: NSLocalizedString("Enter the task's title", comment: "Message of the alert about a missing title"),
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: "Button that closes an alert"), style: .default))
        present(alert, animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let types = segue.destination as? TaskTypesViewController else { return }
        types.selection = item.priority
        types.onSelect = { [weak self] priority in
            self?.item.priority = priority
            self?.showPriority()
        }
    }
}

extension TaskEditViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
