/// Keeps a recipe book.
protocol BookStorage {
    /// What was saved last; nothing where there is nothing readable.
    func load() -> StoredBook
    func save(_ book: StoredBook)
}
