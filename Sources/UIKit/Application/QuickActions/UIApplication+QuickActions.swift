import DeviceProtocol
import DeviceRuntime

/// Quick actions: what people can have the app do from its icon on the home screen.
extension UIApplication {
    /// The actions that the app offers besides those in its Info.plist; they stay when it ends. The home screen shows four at most, those of Info.plist first.
    ///
    /// Source: Apple's documentation of `UIApplication.shortcutItems`.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get { quickActions.map { UIApplicationShortcutItem($0) } }
        set {
            quickActions = newValue?.map(\.content) ?? []
            DeviceRuntime.current.services.send(.quickActions(quickActions))
        }
    }

    /// Has the app do what was chosen, while it runs.
    func perform(_ action: QuickAction) {
        let item = UIApplicationShortcutItem(action)
        guard usesScenes else {
            delegate?.application(self, performActionFor: item) { _ in }
            return
        }
        let scene = stage.visible.first ?? scenes.lazy.compactMap { $0 as? UIWindowScene }.first
        guard let scene else { return }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
    }
}
