/// A task's place in the list: its section, and its index there.
struct TodoPosition: Hashable {
    let priority: TodoPriority
    let index: Int
}
