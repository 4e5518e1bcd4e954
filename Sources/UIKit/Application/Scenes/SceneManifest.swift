import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// `UIApplicationSceneManifest` of Info.plist: the scenes the app has.
struct SceneManifest {
    struct Configuration {
        var name: String?
        var className: String?
        var delegateClassName: String?
        var storyboardName: String?
    }

    var supportsMultipleScenes: Bool
    private var configurations: [String: [Configuration]]

    /// The app's own manifest; nil for apps without scenes.
    static var main: SceneManifest? { AppInformation.main.dictionary("UIApplicationSceneManifest").map(SceneManifest.init) }

    init(_ plist: [String: Any]) {
        supportsMultipleScenes = plist["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        let roles = plist["UISceneConfigurations"] as? [String: Any] ?? [:]
        configurations = roles.mapValues { entries in
            (entries as? [[String: Any]] ?? []).map { entry in
                Configuration(
                    name: entry["UISceneConfigurationName"] as? String, className: entry["UISceneClassName"] as? String,
                    delegateClassName: entry["UISceneDelegateClassName"] as? String,
                    storyboardName: (entry["UISceneStoryboardFile"] as? String).flatMap { $0.isEmpty ? nil : $0 })
            }
        }
    }

    /// Whether the manifest names no scenes. The app delegate has to configure them then; where it does not, it owns the window.
    var isEmpty: Bool { configurations.values.allSatisfy(\.isEmpty) }

    func configuration(named name: String?, role: UISceneSession.Role) -> Configuration? {
        let all = configurations[role.rawValue] ?? []
        guard let name else { return all.first }
        return all.first { $0.name == name }
    }

    /// The class of a name; names without a module are looked up in the app's module, too.
    static func type(named name: String) -> AnyClass? {
        if let type = ObjectRuntime.type(named: name) { return type }
        guard !name.contains("."), let module = AppInformation.main.moduleName else { return nil }
        return ObjectRuntime.type(named: "\(module).\(name)")
    }

    static func report(_ text: String) { FileHandle.standardError.write(Data("[Scene] \(text)\n".utf8)) }
}
