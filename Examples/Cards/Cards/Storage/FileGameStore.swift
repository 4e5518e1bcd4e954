import Foundation

/// Keeps the game in a JSON file.
struct FileGameStore: GameStore {
    let url: URL

    func load() -> GameState? {
        guard let data = try? Data(contentsOf: url),
              let state = try? JSONDecoder().decode(GameState.self, from: data),
              !state.cards.isEmpty
        else { return nil }
        return state
    }

    func save(_ state: GameState) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(state).write(to: url, options: .atomic)
    }

    func delete() {
        try? FileManager.default.removeItem(at: url)
    }
}

extension FileGameStore {
    /// The file in the app's Application Support folder.
    static var standard: FileGameStore {
        let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
        return FileGameStore(url: folder.appendingPathComponent("game.json"))
    }
}
