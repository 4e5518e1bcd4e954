import Foundation

/// Keeps tasks in the user defaults, as an array of dictionaries of strings in the order they are shown.
///
/// An element that lacks something is passed over; an unknown type counts as normal, an unknown status as completed.
struct UserDefaultsTodoStorage: TodoStorage {
    private enum Key {
        static let tasks = "tasks"
        static let title = "title"
        static let type = "type"
        static let status = "status"
    }

    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    func load() -> [TodoItem] {
        let elements = defaults.array(forKey: Key.tasks) ?? []
        return elements.compactMap { element in
            guard let entry = element as? [String: Any],
                  let title = entry[Key.title] as? String,
                  let type = entry[Key.type] as? String,
                  let status = entry[Key.status] as? String
            else { return nil }
            return TodoItem(
                title: title,
                priority: TodoPriority(rawValue: type) ?? .normal,
                status: TodoStatus(rawValue: status) ?? .completed
            )
        }
    }

    func save(_ items: [TodoItem]) {
        let elements = items.map { item in
            [Key.title: item.title, Key.type: item.priority.rawValue, Key.status: item.status.rawValue]
        }
        defaults.set(elements, forKey: Key.tasks)
    }
}
