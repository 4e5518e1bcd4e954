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

    private init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        stored = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any] ?? [:]
    }

    var values: [String: Any] { lock.withLock { stored } }
    var registeredValues: [String: Any] { lock.withLock { fallback } }

    func value(forKey key: String) -> Any? { lock.withLock { stored[key] } }
    func registered(forKey key: String) -> Any? { lock.withLock { fallback[key] } }
    func register(_ values: [String: Any]) { lock.withLock { fallback.merge(values) { _, new in new } } }

    func set(_ value: Any?, forKey key: String) {
        lock.withLock { stored[key] = value }
        scheduleWrite()
    }

    func replace(with values: [String: Any]) {
        lock.withLock { stored = values }
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
        let values: [String: Any]? = lock.withLock {
            guard isWriteScheduled else { return nil }
            isWriteScheduled = false
            return stored
        }
        guard let values else { return }
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
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
        domain(in: AppGroups.container(of: name) ?? homeFolder, name: name)
    }

    static func named(_ name: String) -> PreferencesDomain { domain(in: homeFolder, name: name) }

    private static var homeFolder: URL { URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true) }

    private static func domain(in container: URL, name: String) -> PreferencesDomain {
        let file = container.appendingPathComponent("Library/Preferences/\(name).plist")
        return registryLock.withLock {
            if let known = domains[file] { return known }
            if domains.isEmpty { atexit { PreferencesDomain.flushAll() } }
            let domain = PreferencesDomain(file: file)
            domains[file] = domain
            return domain
        }
    }

    private static func flushAll() {
        for domain in registryLock.withLock({ Array(domains.values) }) { _ = domain.flush() }
    }
}
