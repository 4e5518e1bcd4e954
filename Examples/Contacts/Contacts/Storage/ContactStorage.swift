/// Keeps contacts between launches.
protocol ContactStorage {
    func load() -> [Contact]
    func save(_ contacts: [Contact])
}
