import UIKit

/// A task's circle and title, side by side in a stack.
final class TaskCell: UITableViewCell {
    @IBOutlet private(set) weak var symbolLabel: UILabel!
    @IBOutlet private(set) weak var titleLabel: UILabel!
}
