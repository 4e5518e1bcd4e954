import DeviceProtocol
import FileReplacement
import Foundation

/// The notifications of a device's apps, in one file that is written whole at every change: they outlive the apps' processes and the session.
///
/// Not thread-safe; belongs to a `NotificationService`.
final class NotificationStore {
    /// The stored state of an app's notifications.
    struct App: Codable, Equatable {
        /// The raw value of the `UNAuthorizationOptions` that the app has requested; nil before its first request.
        var options: Int?
        var isProvisional = false
        var banners = true
        var sounds = true
        var badges = true
        var badge = 0
        var pending: [Pending] = []
        var delivered: [DeliveredNotification] = []
        var categories: [NotificationCategory] = []
    }

    /// A notification whose time is to come.
    struct Pending: Codable, Equatable {
        var request: NotificationRecord
        var date: Date
    }

    private struct Content: Codable {
        var version = 1
        var apps: [String: App] = [:]
    }

    /// iOS keeps the 64 that are due soonest.
    static let pendingLimit = 64
    static let deliveredLimit = 100

    private let file: URL?
    private(set) var apps: [String: App] = [:]
    /// Called when something was delivered, or taken from the list.
    var deliveredChanged: (() -> Void)?

    /// - Parameter file: The file to store them in; nil keeps them in memory.
    init(file: URL?) {
        self.file = file
        reload()
    }

    func reload() {
        let data = file.flatMap { try? Data(contentsOf: $0) }
        apps = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) }?.apps ?? [:]
    }

    /// When the next one is due; nil = never.
    var nextDate: Date? { apps.values.flatMap(\.pending).map(\.date).min() }

    /// Changes what is kept for an app, and writes it.
    ///
    /// - Throws: `SimulatorError` where it cannot be written; nothing has changed then.
    func change(_ app: String, _ body: (inout App) -> Void) throws {
        let before = apps
        var new = apps[app] ?? App()
        body(&new)
        guard new != apps[app] else { return }
        apps[app] = new
        try write(orRestore: before)
        if new.delivered != before[app]?.delivered ?? [] { deliveredChanged?() }
    }

    /// Forgets an app that was removed.
    func remove(_ app: String) throws {
        let before = apps
        guard let removed = apps.removeValue(forKey: app) else { return }
        try write(orRestore: before)
        if !removed.delivered.isEmpty { deliveredChanged?() }
    }

    private func write(orRestore before: [String: App]) throws {
        guard let file else { return }
        do {
            try withFileErrors("the device's notifications cannot be saved") {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
                try PrivateFiles.makeFolder(file.deletingLastPathComponent())
                try encoder.encode(Content(apps: apps)).replacePrivateFile(at: file)
            }
        } catch {
            apps = before
            throw error
        }
    }
}
