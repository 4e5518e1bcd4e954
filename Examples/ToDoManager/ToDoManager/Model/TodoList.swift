/// The tasks in the order they are shown: a section for each priority, and in each the planned tasks before the completed ones.
///
/// Every change is stored at once; loading writes nothing.
final class TodoList {
    private var sections: [TodoPriority: [TodoItem]] = [:]
    private let storage: TodoStorage

    init(storage: TodoStorage) {
        self.storage = storage
        arrange(storage.load())
    }

    func items(of priority: TodoPriority) -> [TodoItem] {
        sections[priority, default: []]
    }

    // MARK: Changes

    /// Adds a task at the end of its section, as far as its status allows.
    func add(_ item: TodoItem) {
        edit { $0.append(item) }
    }

    /// Exchanges a task for its edited self. It keeps its place, unless its priority changed: then it goes to the end of the other section.
    func update(_ item: TodoItem) {
        edit { items in
            guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
            if items[index].priority == item.priority {
                items[index] = item
            } else {
                items.remove(at: index)
                items.append(item)
            }
        }
    }

    func setStatus(_ status: TodoStatus, at position: TodoPosition) {
        var item = items(of: position.priority)[position.index]
        item.status = status
        update(item)
    }

    func remove(at position: TodoPosition) {
        sections[position.priority, default: []].remove(at: position.index)
        save()
    }

    /// Moves a task, which takes over the priority of the section it comes to.
    func move(from source: TodoPosition, to target: TodoPosition) {
        let target = legalPosition(for: source, proposed: target)
        var item = sections[source.priority, default: []].remove(at: source.index)
        item.priority = target.priority
        sections[target.priority, default: []].insert(item, at: target.index)
        save()
    }

    /// The place nearest to the proposed one that keeps the planned tasks before the completed ones.
    func legalPosition(for source: TodoPosition, proposed target: TodoPosition) -> TodoPosition {
        let item = items(of: source.priority)[source.index]
        let others = items(of: target.priority).filter { $0.id != item.id }
        let plannedCount = others.prefix { $0.status == .planned }.count
        let range = item.status == .planned ? 0...plannedCount : plannedCount...others.count
        return TodoPosition(priority: target.priority, index: min(max(target.index, range.lowerBound), range.upperBound))
    }

    /// Fills an empty list.
    func addIfEmpty(_ items: [TodoItem]) {
        guard allItems.isEmpty else { return }
        edit { $0 = items }
    }

    // MARK: Order

    private var allItems: [TodoItem] {
        TodoPriority.allCases.flatMap(items(of:))
    }

    private func edit(_ change: (inout [TodoItem]) -> Void) {
        var items = allItems
        change(&items)
        arrange(items)
        save()
    }

    private func arrange(_ items: [TodoItem]) {
        for priority in TodoPriority.allCases {
            let section = items.filter { $0.priority == priority }
            sections[priority] = section.filter { $0.status == .planned } + section.filter { $0.status == .completed }
        }
    }

    private func save() {
        storage.save(allItems)
    }
}
