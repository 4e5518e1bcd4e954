import DeviceProtocol
import FileReplacement
import Foundation

/// The permissions granted to a device's apps, in one file that is written whole at every change. May be used from any thread.
public final class PermissionStore: @unchecked Sendable {
    private struct Content: Codable {
        var version = 1
        /// By bundle identifier, then by service. Services of a newer version are kept.
        var apps: [String: [String: PermissionStatus]] = [:]
    }

    private let lock = NSLock()
    private let file: URL?
    private var content: Content
    private var followers: [(String, PrivacyService, PermissionStatus) -> Void] = []

    /// - Parameter file: The file to store them in; nil keeps them in memory.
    public init(file: URL?) {
        self.file = file
        content = Self.read(file)
    }

    /// A damaged file counts as none: every app asks again.
    private static func read(_ file: URL?) -> Content {
        guard let file, let data = try? Data(contentsOf: file) else { return Content() }
        return (try? JSONDecoder().decode(Content.self, from: data)) ?? Content()
    }

    public func status(of service: PrivacyService, for app: String) -> PermissionStatus {
        lock.withLock { content.apps[app]?[service.rawValue] ?? .notDetermined }
    }

    /// All decisions, by bundle identifier.
    var all: [String: [PrivacyService: PermissionStatus]] {
        lock.withLock { content.apps }.mapValues { services in
            Dictionary(uniqueKeysWithValues: services.compactMap { name, status in PrivacyService(rawValue: name).map { ($0, status) } })
        }
    }

    /// Remembers what somebody has said; `notDetermined` has the app ask again.
    ///
    /// - Throws: `SimulatorError` where it cannot be written; nothing has changed then.
    public func set(_ status: PermissionStatus, of service: PrivacyService, for app: String) throws {
        try change { $0.apps[app, default: [:]][service.rawValue] = status == .notDetermined ? nil : status }
    }

    /// Has apps ask again.
    ///
    /// - Parameters:
    ///   - service: nil = for everything.
    ///   - app: nil = all apps.
    public func reset(_ service: PrivacyService? = nil, for app: String? = nil) throws {
        try change { content in
            for each in app.map({ [$0] }) ?? Array(content.apps.keys) {
                if let service { content.apps[each]?[service.rawValue] = nil } else { content.apps[each] = nil }
            }
        }
    }

    /// The device was erased: reads the file again.
    func reload() { lock.withLock { content = Self.read(file) } }

    /// Calls back after every change, with what is another than before.
    public func follow(_ follower: @escaping (String, PrivacyService, PermissionStatus) -> Void) {
        lock.withLock { followers.append(follower) }
    }

    private func change(_ body: (inout Content) -> Void) throws {
        let (changes, followers) = try lock.withLock {
            let before = content
            body(&content)
            content.apps = content.apps.filter { !$0.value.isEmpty }
            do { try write() } catch {
                content = before
                throw error
            }
            return (Self.changes(from: before, to: content), self.followers)
        }
        for (app, service, status) in changes { for follower in followers { follower(app, service, status) } }
    }

    private static func changes(from old: Content, to new: Content) -> [(String, PrivacyService, PermissionStatus)] {
        Set(old.apps.keys).union(new.apps.keys).sorted().flatMap { app in
            PrivacyService.allCases.compactMap { service in
                let status = new.apps[app]?[service.rawValue]
                return status == old.apps[app]?[service.rawValue] ? nil : (app, service, status ?? .notDetermined)
            }
        }
    }

    private func write() throws {
        guard let file else { return }
        try withFileErrors("what apps are allowed cannot be saved") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try PrivateFiles.makeFolder(file.deletingLastPathComponent())
            try encoder.encode(content).replacePrivateFile(at: file)
        }
    }
}
