import Foundation

/// The values of one domain and the file they live in. Every change is on its way to the disk when `set` returns, and there before exit.
final class PreferencesDomain: @unchecked Sendable {
    private let file: URL
    private let lock = NSLock()
    private let writer = DispatchQueue(label: "preferences")
    private var stored: [String: Any]
    private var fallback: [String: Any] = [:]
    private var isWriteScheduled = false
    private var didWriteFail = false
    /// Whether other processes write the file, too, as an app and its extensions do in the container of their group.
    private let isShared: Bool
    /// The version of the file when it was last read or written.
    private var seen: FileVersion?
    /// The changes made by this process since then; nil for a removed value.
    private var changes: [String: Any?] = [:]

    init(file: URL, isShared: Bool = false) {
        (self.file, self.isShared) = (file, isShared)
        seen = isShared ? FileVersion(file) : nil
        stored = Self.read(file)
    }

    private static func read(_ file: URL) -> [String: Any] {
        let data = try? Data(contentsOf: file)
        return data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any] ?? [:]
    }

    /// Takes up what others have written, under what this process has changed itself. To be called with the lock held.
    private func refresh() {
        guard isShared else { return }
        let version = FileVersion(file)
        guard version != seen else { return }
        seen = version
        stored = Self.read(file)
        for (key, value) in changes { stored[key] = value }
    }

    var values: [String: Any] {
        lock.withLock {
            refresh()
            return stored
        }
    }
    var registeredValues: [String: Any] { lock.withLock { fallback } }

    func value(forKey key: String) -> Any? {
        lock.withLock {
            refresh()
            return stored[key]
        }
    }
    func registered(forKey key: String) -> Any? { lock.withLock { fallback[key] } }
    func register(_ values: [String: Any]) { lock.withLock { fallback.merge(values) { _, new in new } } }

    func set(_ value: Any?, forKey key: String) {
        lock.withLock {
            stored[key] = value
            if isShared { changes.updateValue(value, forKey: key) }
        }
        scheduleWrite()
    }

    func replace(with values: [String: Any]) {
        lock.withLock {
            if isShared {
                refresh()
                for key in stored.keys where values[key] == nil { changes.updateValue(nil, forKey: key) }
                for (key, value) in values { changes.updateValue(value, forKey: key) }
            }
            stored = values
        }
        scheduleWrite()
    }

    /// Waits until everything is written.
    func flush() -> Bool {
        writer.sync { writeIfNeeded() }
        return !didWriteFail
    }

    private func scheduleWrite() {
        let isFirst = lock.withLock {
            defer { isWriteScheduled = true }
            return !isWriteScheduled
        }
        if isFirst { writer.async { self.writeIfNeeded() } }
    }

    private func writeIfNeeded() {
        guard lock.withLock({ isWriteScheduled }) else { return }
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // Between reading and writing nobody else may write.
            let descriptor = isShared ? open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1
            defer { if descriptor >= 0 { close(descriptor) } }
            if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
            let values = lock.withLock {
                isWriteScheduled = false
                refresh()
                changes = [:]
                return stored
            }
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
            try data.write(to: file, options: .atomic)
            if isShared { lock.withLock { seen = FileVersion(file) } }
            didWriteFail = false
        } catch {
            didWriteFail = true
            FileHandle.standardError.write(Data("UserDefaults: cannot write \(file.path): \(error.localizedDescription)\n".utf8))
        }
    }

    // MARK: The domains of this process

    private static let registryLock = NSLock()
    nonisolated(unsafe) private static var domains: [URL: PreferencesDomain] = [:]

    /// The domain of the running app.
    static let app = named(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)

    /// The domain of a suite: in the group's container where the app has that group.
    static func suite(_ name: String) -> PreferencesDomain {
        let container = AppGroups.container(of: name)
        return domain(in: container ?? homeFolder, name: name, isShared: container != nil)
    }

    static func named(_ name: String) -> PreferencesDomain { domain(in: homeFolder, name: name) }

    /// The running app's store of iCloud's key-value data.
    static let synced = domain(
        in: homeFolder, folder: "SyncedPreferences", name: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)

    private static var homeFolder: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }

    private static func domain(
        in container: URL, folder: String = "Preferences", name: String, isShared: Bool = false
    ) -> PreferencesDomain {
        let file = container.appendingPathComponent("Library/\(folder)/\(name).plist")
        return registryLock.withLock {
            if let known = domains[file] { return known }
            if domains.isEmpty { atexit { PreferencesDomain.flushAll() } }
            let domain = PreferencesDomain(file: file, isShared: isShared)
            domains[file] = domain
            return domain
        }
    }

    private static func flushAll() {
        for domain in registryLock.withLock({ Array(domains.values) }) { _ = domain.flush() }
    }
}

/// The identity of a file's contents, which changes with each write.
private struct FileVersion: Equatable {
    private let inode: UInt64
    private let seconds, nanoseconds: Int

    /// nil where there is no file.
    init?(_ file: URL) {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        inode = UInt64(status.st_ino)
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}
