import UIKit

extension TodoItem {
    /// The circle before the title.
    var symbol: String {
        switch status {
        case .planned: return "\u{25CB}"
        case .completed: return "\u{25C9}"
        }
    }

    /// What the circle says to those who do not see it.
    var statusName: String {
        switch status {
        case .planned: return NSLocalizedString("Planned", comment: "Status of a task")
        case .completed: return NSLocalizedString("Completed", comment: "Status of a task")
        }
    }

    var textColor: UIColor {
        switch status {
        case .planned: return .label
        case .completed: return .secondaryLabel
        }
    }
}
