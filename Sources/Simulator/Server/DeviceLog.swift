import FileFormats
import Foundation
import PageEncoding

/// The output of a device's apps: the latest lines of all of them, and a file for each app.
///
/// Not thread-safe; guarded by the session's lock.
final class DeviceLog {
    private let folder: URL
    private(set) var lines: [LogLine] = []
    /// Apps whose last lines could not be stored.
    private var unstored: Set<String> = []
    private var followers: [UUID: @Sendable (String) -> Void] = [:]

    private static let keptLines = 2000
    /// Characters kept of a line.
    private static let keptLength = 10_000

    /// - Parameter folder: The folder of the apps' logs.
    init(folder: URL) { self.folder = folder }

    /// - Returns: nil for a text that is no app's identifier: requests may hold anything.
    private func stored(_ app: String) -> AppLog? {
        (try? PlacedName("\(app).log")).map { AppLog(file: folder.appendingPathComponent($0.text)) }
    }

    /// Keeps lines of an app.
    ///
    /// - Returns: The lines for the log's subscribers: the new ones, and a message if they could not be stored.
    func add(_ new: [LogLine], of app: String) -> [LogLine] {
        var told = new
        do {
            try stored(app)?.append(new.map(\.text))
            unstored.remove(app)
        } catch {
            // Once, not with every line.
            if unstored.insert(app).inserted { told.append(LogLine(source: .quince, text: "\(error)")) }
        }
        keep(told)
        return told
    }

    /// Keeps a line about the device itself, which no app's file has.
    func add(_ line: LogLine) { keep([line]) }

    private func keep(_ new: [LogLine]) {
        lines += new.suffix(Self.keptLines).map { LogLine(source: $0.source, text: String($0.text.prefix(Self.keptLength))) }
        if lines.count > Self.keptLines { lines.removeFirst(lines.count - Self.keptLines) }
    }

    /// All that is kept of an app; nil = the last lines of all.
    func text(of app: String?) -> String { app.map { stored($0)?.text ?? "" } ?? lines.map { $0.text + "\n" }.joined() }

    /// Gives something to all who follow, as a line of JSON.
    func follow(_ value: some Encodable) {
        guard !followers.isEmpty, let data = try? JSONEncoder().encode(value) else { return }
        let line = String(decoding: data, as: UTF8.self)
        for follower in followers.values { follower(line) }
    }

    func addFollower(_ follower: @escaping @Sendable (String) -> Void) -> UUID {
        let id = UUID()
        followers[id] = follower
        return id
    }

    func removeFollower(_ id: UUID) { followers[id] = nil }
}
