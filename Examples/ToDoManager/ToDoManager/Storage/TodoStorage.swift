/// Keeps tasks between launches.
protocol TodoStorage {
    func load() -> [TodoItem]
    func save(_ items: [TodoItem])
}
