import DeviceCore
import DeviceProtocol
import FileReplacement
import Foundation

/// The files in which a device keeps its services: they outlive the apps' processes and the session. Each is written whole at every change.
struct ServiceFiles {
    private struct Notifications: Codable {
        var version = 1
        var apps: [String: AppNotifications] = [:]
    }

    private struct BackgroundTasks: Codable {
        var version = 1
        var apps: [String: [PendingTask]] = [:]
        /// Sessions with transfers under way, by app.
        var transfers: [String: [String]]?
    }

    private let folder: URL

    init(folder: URL) { self.folder = folder }

    private func file(_ part: DeviceServices.Part) -> URL {
        let name =
            switch part {
            case .notifications: "Notifications.json"
            case .backgroundTasks: "BackgroundTasks.json"
            case .quickActions: "QuickActions.json"
            }
        return folder.appendingPathComponent(name)
    }

    /// Returns everything that is kept, without permissions.
    func read() -> DeviceServices {
        var services = Self.read(.notifications, from: file(.notifications))
        let tasks = Self.read(.backgroundTasks, from: file(.backgroundTasks))
        (services.tasks, services.transfers) = (tasks.tasks, tasks.transfers)
        services.quickActions = Self.read(.quickActions, from: file(.quickActions)).quickActions
        return services
    }

    /// Returns services with the part that a file has. A damaged file counts as none.
    static func read(_ part: DeviceServices.Part, from file: URL) -> DeviceServices {
        var services = DeviceServices()
        guard let data = try? Data(contentsOf: file) else { return services }
        let decoder = JSONDecoder()
        switch part {
        case .notifications: services.notifications = (try? decoder.decode(Notifications.self, from: data))?.apps ?? [:]
        case .backgroundTasks:
            let content = try? decoder.decode(BackgroundTasks.self, from: data)
            (services.tasks, services.transfers) = (content?.apps ?? [:], content?.transfers ?? [:])
        case .quickActions: services.quickActions = (try? decoder.decode([String: [QuickAction]].self, from: data)) ?? [:]
        }
        return services
    }

    /// - Throws: `SimulatorError` where it cannot be written; the file is as before then.
    func save(_ part: DeviceServices.Part, of services: DeviceServices) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try withFileErrors("the device's \(Self.name(part)) cannot be saved") {
            try PrivateFiles.makeFolder(folder)
            let data =
                switch part {
                case .notifications: try encoder.encode(Notifications(apps: services.notifications))
                case .backgroundTasks: try encoder.encode(BackgroundTasks(apps: services.tasks, transfers: services.transfers))
                case .quickActions: try encoder.encode(services.quickActions)
                }
            try data.replacePrivateFile(at: file(part))
        }
    }

    private static func name(_ part: DeviceServices.Part) -> String {
        switch part {
        case .notifications: "notifications"
        case .backgroundTasks: "background tasks"
        case .quickActions: "quick actions"
        }
    }
}
