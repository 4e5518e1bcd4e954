internal import KeychainStore
import UIKit

/// The keychain as the app may use it.
struct KeychainAccess {
    /// The app's access groups; items are added to the first.
    var groups: [String]
    var file: KeychainFile

    /// Another one than the app's own, for tests.
    nonisolated(unsafe) static var override: KeychainAccess?

    /// Where nobody signs, the prefix of identifiers is that of Apple's simulator.
    private static let teamPrefix = "FAKETEAMID."

    /// nil where there is no device.
    static var current: KeychainAccess? {
        if let override { return override }
        guard let folder = DeviceSettings.dataFolder else { return nil }
        return KeychainAccess(
            groups: groups(Bundle.main.infoDictionary ?? [:]),
            file: KeychainFile(folder: URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("Keychains")))
    }

    /// The groups an app may use, in iOS's order: those of its entitlements, its own identifier, its app groups.
    static func groups(_ information: [String: Any]) -> [String] {
        let listed = information["QuinceKeychainGroups"] as? [String] ?? []
        let own = (information["QuinceTeamPrefix"] as? String ?? teamPrefix) + (information["CFBundleIdentifier"] as? String ?? "app")
        return listed + [own] + (information["QuinceApplicationGroups"] as? [String] ?? [])
    }

    /// The app's group of a name, whatever team's prefix it begins with; nil where the app is not entitled to it.
    func group(_ name: String) -> String? {
        if groups.contains(name) { return name }
        guard let bare = Self.withoutTeam(name) else { return nil }
        return groups.first { Self.withoutTeam($0) == bare }
    }

    /// A group's name behind a team's identifier of ten capitals and digits.
    private static func withoutTeam(_ name: String) -> Substring? {
        guard let point = name.firstIndex(of: "."), name[..<point].utf8.count == 10,
            name[..<point].utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) })
        else { return nil }
        return name[point...]
    }
}
