/// One of an app's windows: the kind it is of, the value it shows, the session it belongs to.
@MainActor final class AppWindow {
    /// The kind of window; nil for windows of documents.
    let kind: WindowKind?
    /// Nil where the app has no scenes.
    private(set) weak var session: UISceneSession?
    private let value: StateLocation<AnyHashable?>
    private(set) weak var windows: AppWindows?
    /// Whether people use the window; nil before they have.
    var phase: ScenePhase?

    init(_ kind: WindowKind? = nil, value: AnyHashable? = nil, session: UISceneSession? = nil, of windows: AppWindows? = nil) {
        (self.kind, self.session, self.windows) = (kind, session, windows)
        self.value = StateLocation(value)
        keep()
    }

    /// The value that the window shows, without depending on it.
    var shownValue: AnyHashable? { value.attribute.untrackedValue }

    /// Reads and changes the value. Another one is there again when the session is.
    func binding<Value: Hashable>(_ type: Value.Type) -> Binding<Value?> {
        Binding(
            location: FunctionalLocation(
                get: { [value] in value.get()?.base as? Value },
                set: { [weak self, value] new, transaction in
                    value.set(new.map { AnyHashable($0) }, transaction)
                    MainActor.assumeIsolated { self?.keep() }
                }))
    }

    /// Changes what the window's views inherit.
    func adjust(_ values: inout EnvironmentValues) {
        values.appWindow = self
        if let phase { values.scenePhase = phase }
        if session != nil, values.supportsMultipleWindows { values.dismiss = closing }
    }

    /// Closes the window.
    private lazy var closing = DismissAction { [weak self] in if let self { windows?.close(self) } }

    // MARK: What is kept with the session

    private static let key = "SwiftUI.window"

    /// Keeps with the session what the window is.
    private func keep() {
        guard let session, let kind else { return }
        var kept: [String: Any] = ["kind": kind.key]
        if let data = shownValue.flatMap(kind.group.encode) { kept["value"] = data }
        session.userInfo = (session.userInfo ?? [:]).merging([Self.key: kept]) { $1 }
    }

    /// Returns the dictionary saved with a session: the key of the window kind and the value; nil where none was saved.
    static func kept(with session: UISceneSession?) -> [String: Any]? { session?.userInfo?[key] as? [String: Any] }

    /// The session identifier that scopes `SceneStorage` values; nil where the app has a single scene.
    var storageName: String? { UIApplication.shared.supportsMultipleScenes ? session?.persistentIdentifier : nil }
}

private struct AppWindowKey: EnvironmentKey { static let defaultValue: AppWindow? = nil }

extension EnvironmentValues {
    /// The app's window that a view is in.
    var appWindow: AppWindow? {
        get { self[AppWindowKey.self] }
        set { self[AppWindowKey.self] = newValue }
    }
}

/// The definition of a window group's windows.
@MainActor struct WindowKind {
    /// The key that identifies the group in saved sessions: its name, the type of its values, or its index among the groups.
    var key = ""
    let group: WindowGroupTraits
    /// Makes a window's controller.
    var make: @MainActor (AppWindow) -> UIViewController
}

/// The options of a window group, apart from the content.
struct WindowGroupTraits {
    var id: String?
    var title: Text?
    /// The type of the value that the windows present; nil for groups without values.
    var valueType: Any.Type?
    /// The value of windows that are opened without one.
    var defaultValue: () -> AnyHashable? = { nil }
    var encode: (AnyHashable) -> Data? = { _ in nil }
    var decode: (Data) -> AnyHashable? = { _ in nil }
}
