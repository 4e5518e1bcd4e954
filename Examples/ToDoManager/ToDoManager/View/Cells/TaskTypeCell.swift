import UIKit

/// A type of task and what it means.
final class TaskTypeCell: UITableViewCell {
    static let identifier = "TaskTypeCell"

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var detailLabel: UILabel!

    func show(_ priority: TodoPriority, isSelected: Bool) {
        titleLabel.text = priority.name
        detailLabel.text = priority.explanation
        accessoryType = isSelected ? .checkmark : .none
    }
}
