import Foundation

/// A task. It stays the same one while its title, priority and status change.
struct TodoItem: Identifiable, Hashable {
    let id: UUID
    var title: String
    var priority: TodoPriority
    var status: TodoStatus

    init(id: UUID = UUID(), title: String, priority: TodoPriority = .normal, status: TodoStatus = .planned) {
        self.id = id
        self.title = title
        self.priority = priority
        self.status = status
    }

    /// The title as it is stored; nil where nothing but blanks and newlines was typed.
    static func storedTitle(_ typed: String) -> String? {
        let trimmed = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }
}
