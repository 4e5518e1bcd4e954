@_spi(Quince) import QuinceFoundation

/// A suite of defaults in a folder of its own, where an app group's are, which goes with it.
final class TemporaryDefaults {
    let defaults: UserDefaults?
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    private let name: String
    private static let lock = NSLock()

    init(_ name: String) {
        self.name = name
        defaults = Self.lock.withLock { [folder] in
            AppGroups.update([name: folder.path])
            defer { AppGroups.update([:]) }
            return UserDefaults(suiteName: name)
        }
    }

    /// What is written later would make the folder again.
    deinit {
        defaults?.synchronize()
        try? FileManager.default.removeItem(at: folder)
    }

    var file: URL { folder.appendingPathComponent("Library/Preferences/\(name).plist") }
}
