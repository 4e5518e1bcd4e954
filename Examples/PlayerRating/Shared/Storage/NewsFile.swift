import Foundation

/// The news in a JSON file.
struct NewsFile {
    let url: URL

    /// The latest first; those that are not readable are skipped.
    func load() -> [Headline] {
        guard let data = try? Data(contentsOf: url) else { return [] }
        let headlines = (try? JSONDecoder().decode([Lossy<Headline>].self, from: data))?.compactMap(\.value) ?? []
        return headlines.sorted { $0.date > $1.date }
    }

    func save(_ headlines: [Headline]) throws {
        try JSONEncoder().encode(headlines).write(to: url, options: .atomic)
    }
}

extension NewsFile {
    /// The file that the app shares with its widgets.
    static var shared: NewsFile {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.dev.quince.examples.PlayerRating")
        return NewsFile(url: (folder ?? .documentsDirectory).appending(path: "News.json"))
    }
}
