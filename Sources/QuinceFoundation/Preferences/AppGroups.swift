import Foundation

/// The containers of the app groups this process is entitled to.
@_spi(Quince) public enum AppGroups {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var folders: [String: URL] = [:]

    /// Makes the containers known; called once at launch, before the app's own code.
    public static func update(_ containers: [String: String]) {
        lock.withLock { folders = containers.mapValues { URL(fileURLWithPath: $0, isDirectory: true) } }
    }

    /// The container of a group, or nil where the app is not entitled to it.
    public static func container(of group: String) -> URL? { lock.withLock { folders[group] } }
}

extension FileManager {
    /// The folder shared by the apps of a group; nil where this app is not entitled to the group.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        AppGroups.container(of: groupIdentifier)
    }
}
