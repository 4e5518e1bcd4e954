import QuinceFoundation

/// Keeps the app's alarms between launches.
struct AlarmFile: Sendable {
    let url: URL

    static var ofApp: AlarmFile? {
        let library = FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first
        return library.map { AlarmFile(url: $0.appendingPathComponent("AlarmKit/alarms.json")) }
    }

    /// nil where nothing was kept, or what was kept is damaged.
    func read() -> AlarmBook? { (try? Data(contentsOf: url)).flatMap { try? JSONDecoder().decode(AlarmBook.self, from: $0) } }

    func write(_ book: AlarmBook) {
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONEncoder().encode(book).write(to: url, options: .atomic)
    }
}
