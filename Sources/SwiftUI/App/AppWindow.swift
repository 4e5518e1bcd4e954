/// One of an app's windows: the kind it is of, the value it shows, the session it belongs to.
@MainActor final class AppWindow {
    /// What the window is of; nil for documents.
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

    /// What is kept with a session: the name of a kind, and a value.
    static func kept(with session: UISceneSession?) -> [String: Any]? { session?.userInfo?[key] as? [String: Any] }

    /// What values that belong to the scene are kept under; nil where the app has one scene.
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

/// What a window group makes windows of.
@MainActor struct WindowKind {
    /// What the group is kept under with sessions of its windows: its name, the type of its values, or its place among the others.
    var key = ""
    let group: WindowGroupTraits
    /// Makes a window's controller.
    var make: @MainActor (AppWindow) -> UIViewController
}

/// What a window group says of its windows besides their content.
struct WindowGroupTraits {
    var id: String?
    var title: Text?
    /// What the windows show; nil where it is always the same.
    var valueType: Any.Type?
    /// The value of windows that are opened without one.
    var defaultValue: () -> AnyHashable? = { nil }
    var encode: (AnyHashable) -> Data? = { _ in nil }
    var decode: (Data) -> AnyHashable? = { _ in nil }
}
