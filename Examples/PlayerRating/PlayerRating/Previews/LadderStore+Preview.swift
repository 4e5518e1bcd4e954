extension LadderStore {
    /// The samples, which are kept nowhere.
    static let preview = LadderStore(storage: TransientStorage())
}

/// Keeps nothing.
private struct TransientStorage: LadderStorage {
    func loadProfiles() -> [Profile]? { nil }
    func save(_ profiles: [Profile]) {}
}
