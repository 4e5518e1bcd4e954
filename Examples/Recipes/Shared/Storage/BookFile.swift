import Foundation
import os

/// Keeps a recipe book in a JSON file.
struct BookFile: BookStorage {
    private static let logger = Logger(subsystem: "dev.quince.examples.Recipes", category: "Storage")

    let url: URL

    func load() -> StoredBook {
        guard let data = try? Data(contentsOf: url) else { return StoredBook() }
        return (try? JSONDecoder().decode(StoredBook.self, from: data)) ?? StoredBook()
    }

    func save(_ book: StoredBook) {
        do {
            try JSONEncoder().encode(book).write(to: url, options: .atomic)
        } catch {
            Self.logger.error("The recipe book cannot be saved: \(error.localizedDescription)")
        }
    }
}

extension BookFile {
    /// The file that the app shares with its widgets.
    static var shared: BookFile {
        let files = FileManager.default
        let folder = files.containerURL(forSecurityApplicationGroupIdentifier: "group.dev.quince.examples.Recipes")
        return BookFile(url: (folder ?? .documentsDirectory).appending(path: "Recipes.json"))
    }
}
