import DeviceProtocol
import FileReplacement
import Foundation

/// The quick actions that apps have set, in one file of the device: they outlive the apps' processes and the session. Not thread-safe.
final class QuickActionStore {
    private let file: URL?
    private(set) var apps: [String: [QuickAction]]

    /// - Parameter file: The file to store them in; nil keeps them in memory.
    init(file: URL?) {
        self.file = file
        let data = file.flatMap { try? Data(contentsOf: $0) }
        apps = data.flatMap { try? JSONDecoder().decode([String: [QuickAction]].self, from: $0) } ?? [:]
    }

    /// Returns the quick actions of an app: those of its Info.plist, then those it has set, at most `QuickAction.limit`.
    func actions(of app: AppBundle, languages: [String]) -> [QuickAction] {
        Array((app.quickActions(in: languages) + (apps[app.identifier] ?? [])).prefix(QuickAction.limit))
    }

    func set(_ actions: [QuickAction], of app: String) throws {
        let before = apps
        apps[app] = actions.isEmpty ? nil : actions
        guard let file, apps != before else { return }
        do {
            try withFileErrors("the apps' quick actions cannot be saved") {
                try PrivateFiles.makeFolder(file.deletingLastPathComponent())
                try JSONEncoder().encode(apps).replacePrivateFile(at: file)
            }
        } catch {
            apps = before
            throw error
        }
    }
}
