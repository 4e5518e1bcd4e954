@_spi(Quince) import QuinceFoundation

/// Keeps the app's scene sessions, with what they were about, while it does not run.
///
/// Written whenever a scene goes to the background, as the system then may end the app at any time. Swiping the app away discards its sessions; it
/// is told of them when it starts the next time.
///
/// Source: Apple's “Restoring your app's state”, “application(_:didDiscardSceneSessions:)”.
@MainActor enum SceneSessionStore {
    /// The folder of the saved sessions; replaced by tests.
    static var folder = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Library/Saved Application State")

    private static var file: URL {
        folder.appendingPathComponent("\(Bundle.main.bundleIdentifier ?? "app").savedState/sessions.plist")
    }

    /// The saved part of a session.
    private struct Record: Codable {
        var identifier: String
        var role: String
        var configuration: String?
        /// Of the configuration, which the app may have chosen in its code: it is not asked again.
        var delegateClass: String?
        var sceneClass: String?
        var isDiscarded: Bool
        /// Property lists.
        var userInfo: Data?
        var activity: Activity?

        struct Activity: Codable {
            var type: String
            var title: String?
            var targetContentIdentifier: String?
            var userInfo: Data?
        }
    }

    static func save(_ sessions: [UISceneSession], isDiscarded: Bool = false) {
        let records = sessions.map { record($0, isDiscarded: isDiscarded) }
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try PropertyListEncoder().encode(records).write(to: file, options: .atomic)
        } catch {
            SceneManifest.report("The app's scene sessions cannot be kept: \(error.localizedDescription)")
        }
    }

    /// The sessions of before, and those that were discarded since; in the order they were used.
    static func load() -> (open: [UISceneSession], discarded: [UISceneSession]) {
        guard let data = try? Data(contentsOf: file) else { return ([], []) }
        guard let records = try? PropertyListDecoder().decode([Record].self, from: data) else {
            SceneManifest.report("The scene sessions kept in \(file.path) cannot be read; the app starts with a new one.")
            return ([], [])
        }
        let sessions = records.map { (session: session($0), isDiscarded: $0.isDiscarded) }
        return (sessions.filter { !$0.isDiscarded }.map(\.session), sessions.filter(\.isDiscarded).map(\.session))
    }

    static func clear() { try? FileManager.default.removeItem(at: file) }

    // MARK: Records

    private static func record(_ session: UISceneSession, isDiscarded: Bool) -> Record {
        let activity = session.stateRestorationActivity.map { activity in
            Record.Activity(
                type: activity.activityType, title: activity.title, targetContentIdentifier: activity.targetContentIdentifier,
                userInfo: encode(activity.userInfo, "The state restoration activity"))
        }
        return Record(
            identifier: session.persistentIdentifier, role: session.role.rawValue, configuration: session.configuration.name,
            delegateClass: session.configuration.delegateClass.flatMap { _mangledTypeName($0) },
            sceneClass: session.configuration.sceneClass.flatMap { _mangledTypeName($0) }, isDiscarded: isDiscarded,
            userInfo: encode(session.userInfo, "The session"), activity: activity)
    }

    private static func encode(_ values: [AnyHashable: Any]?, _ owner: String) -> Data? {
        guard let values else { return nil }
        guard let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0) else {
            SceneManifest.report("\(owner) has a userInfo that is no property list; it is not kept.")
            return nil
        }
        return data
    }

    /// A class of the app's; nil where a newer version has it no more, or keeps it private.
    nonisolated private static func namedClass(_ name: String) -> AnyClass? { _typeByName(name) as? AnyClass }

    private static func session(_ record: Record) -> UISceneSession {
        let role = UISceneSession.Role(rawValue: record.role)
        let configuration = UISceneConfiguration(name: record.configuration, sessionRole: role)
        let delegateClass = record.delegateClass.flatMap { namedClass($0) }, sceneClass = record.sceneClass.flatMap { namedClass($0) }
        if let delegateClass { configuration.delegateClass = delegateClass }
        if let sceneClass { configuration.sceneClass = sceneClass }
        let session = UISceneSession(role: role, configuration: configuration, persistentIdentifier: record.identifier)
        session.hasLostClasses = (record.delegateClass != nil && delegateClass == nil) || (record.sceneClass != nil && sceneClass == nil)
        session.userInfo = decode(record.userInfo) as? [String: Any]
        session.stateRestorationActivity = record.activity.map { kept in
            let activity = NSUserActivity(activityType: kept.type)
            activity.title = kept.title
            activity.targetContentIdentifier = kept.targetContentIdentifier
            activity.userInfo = decode(kept.userInfo)
            return activity
        }
        return session
    }

    private static func decode(_ data: Data?) -> [AnyHashable: Any]? {
        data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [AnyHashable: Any]
    }
}
