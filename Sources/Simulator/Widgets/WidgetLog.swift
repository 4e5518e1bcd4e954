import FileReplacement
import Foundation

/// The log of widget problems, oldest first, stored beside the archives.
public struct WidgetLog: Sendable {
    public struct Entry: Codable, Equatable, Sendable, CustomStringConvertible {
        /// The device's time.
        public var date: Date
        public var key: WidgetStore.Key
        public var text: String

        public var description: String { "\(key.kind) (\(key.family.rawValue)): \(text)" }
    }

    /// More than this is not kept.
    public static let limit = 200

    public private(set) var entries: [Entry]
    private let file: URL

    init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        entries = data.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? []
    }

    mutating func add(_ entry: Entry) {
        entries = Array((entries + [entry]).suffix(Self.limit))
        write()
    }

    /// Forgets what was said of widgets.
    mutating func remove(where fits: (WidgetStore.Key) -> Bool) {
        guard entries.contains(where: { fits($0.key) }) else { return }
        entries.removeAll { fits($0.key) }
        write()
    }

    private func write() {
        guard let data = try? JSONEncoder().encode(entries) else { return }
        // A log that cannot be written is no reason to stop: it is there as long as the device runs.
        try? PrivateFiles.makeFolder(file.deletingLastPathComponent())
        try? data.replacePrivateFile(at: file)
    }
}
