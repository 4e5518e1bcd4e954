import DeviceProtocol
import FileReplacement
import Foundation

/// The background tasks that a device's apps have asked for, in one file that is written whole at every change. Not thread-safe.
final class BackgroundTaskStore {
    private struct Content: Codable {
        var version = 1
        var apps: [String: [Waiting]] = [:]
        /// Sessions with transfers under way, by app.
        var transfers: [String: [String]]?
    }

    /// A task and when it may begin.
    struct Waiting: Codable, Equatable {
        var task: BackgroundTaskRecord
        var date: Date
    }

    /// Seconds after which a task begins that names no date.
    static let usualDelay = 60.0
    /// Returns the maximum number of pending tasks of a kind per app.
    static func limit(_ kind: BackgroundTaskRecord.Kind) -> Int { kind == .refresh ? 1 : 10 }
    /// The most background sessions of an app that are kept track of at a time.
    static let sessionLimit = 100
    /// The number of `BGTaskScheduler.Error.tooManyPendingTaskRequests`.
    static let tooMany = 2

    private let file: URL?
    private(set) var apps: [String: [Waiting]] = [:]
    /// The background sessions of which an app has not heard everything yet, by app.
    private(set) var transfers: [String: [String]] = [:]

    init(file: URL?) {
        self.file = file
        let data = file.flatMap { try? Data(contentsOf: $0) }
        let content = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
        (apps, transfers) = (content?.apps ?? [:], content?.transfers ?? [:])
    }

    /// Takes a request; one of the same identifier is replaced.
    ///
    /// - Returns: Whether the app has not too many already.
    func submit(_ task: BackgroundTaskRecord, of app: String, now: Date) throws -> Bool {
        var waiting = (apps[app] ?? []).filter { $0.task.identifier != task.identifier }
        guard waiting.count(where: { $0.task.kind == task.kind }) < Self.limit(task.kind) else { return false }
        waiting.append(Waiting(task: task, date: task.earliest ?? now.addingTimeInterval(Self.usualDelay)))
        try set(waiting, app)
        return true
    }

    /// - Parameter identifier: nil = all of the app's.
    func cancel(_ identifier: String?, of app: String) throws {
        try set((apps[app] ?? []).filter { identifier != nil && $0.task.identifier != identifier }, app)
    }

    /// When the next may begin; nil = never.
    func nextDate(where isPossible: (String) -> Bool) -> Date? {
        apps.filter { isPossible($0.key) }.values.joined().map(\.date).min()
    }

    /// Takes out what may begin now, of apps for which that is possible.
    func takeDue(now: Date, where isPossible: (String) -> Bool) throws -> [(app: String, task: BackgroundTaskRecord)] {
        var due: [(app: String, waiting: Waiting)] = []
        for (app, waiting) in apps where isPossible(app) { due += waiting.filter { $0.date <= now }.map { (app, $0) } }
        for (app, waiting) in due { try cancel(waiting.task.identifier, of: app) }
        return due.sorted { ($0.waiting.date, $0.app) < ($1.waiting.date, $1.app) }.map { ($0.app, $0.waiting.task) }
    }

    private func set(_ waiting: [Waiting], _ app: String) throws {
        let before = apps
        apps[app] = waiting.isEmpty ? nil : waiting
        guard apps != before else { return }
        do { try save() } catch {
            apps = before
            throw error
        }
    }

    /// Takes which background sessions of an app have transfers under way.
    func setTransfers(_ sessions: [String], of app: String) throws {
        let before = transfers
        transfers[app] = sessions.isEmpty ? nil : Array(sessions.prefix(Self.sessionLimit))
        if transfers != before { try save() }
    }

    private func save() throws {
        guard let file else { return }
        try withFileErrors("the device's background tasks cannot be saved") {
            try PrivateFiles.makeFolder(file.deletingLastPathComponent())
            try JSONEncoder().encode(Content(apps: apps, transfers: transfers)).replacePrivateFile(at: file)
        }
    }
}
