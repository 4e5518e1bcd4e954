import Foundation

extension TodoPriority {
    /// The name of a task's type.
    var name: String {
        switch self {
        case .important: return NSLocalizedString("Important", comment: "Type of a task")
        case .normal: return NSLocalizedString("Normal", comment: "Type of a task")
        }
    }

    /// What the type means.
    var explanation: String {
        switch self {
        case .important: return NSLocalizedString("Important explained", comment: "Description of the type Important")
        case .normal: return NSLocalizedString("Normal explained", comment: "Description of the type Normal")
        }
    }

    /// The header of the type's section.
    var sectionTitle: String {
        switch self {
        case .important: return NSLocalizedString("Important tasks", comment: "Header of the section of important tasks")
        case .normal: return NSLocalizedString("Normal tasks", comment: "Header of the section of normal tasks")
        }
    }
}
