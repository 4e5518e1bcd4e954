/// The windows an app has and can have.
@MainActor final class AppWindows {
    private(set) var kinds: [WindowKind]
    /// The open windows, the oldest first.
    private(set) var all: [AppWindow] = []
    /// Has the system show a session's scene, or one more.
    var request: @MainActor (_ session: UISceneSession?, _ activity: NSUserActivity?, _ beside: UIScene?) -> Void = {
        let options = UIScene.ActivationRequestOptions()
        options.requestingScene = $2
        UIApplication.shared.requestSceneSessionActivation($0, userActivity: $1, options: options)
    }
    /// Has the system close a session's scene for good.
    var destroy: @MainActor (UISceneSession) -> Void = { UIApplication.shared.requestSceneSessionDestruction($0, options: nil) }
    var supportsSeveral: @MainActor () -> Bool = { UIApplication.shared.supportsMultipleScenes }

    init(_ kinds: [WindowKind]) {
        self.kinds = kinds.enumerated().map { index, kind in
            var named = kind
            named.key = kind.group.id ?? kind.group.valueType.map { String(reflecting: $0) } ?? "window \(index)"
            return named
        }
    }

    // MARK: Windows that come and go

    /// The window of a session that connects: the one it was asked for, the one it was before, or one of the first kind.
    func connect(_ session: UISceneSession?, _ activity: NSUserActivity? = nil) -> AppWindow {
        let asked = activity.flatMap(WindowRequest.init) ?? AppWindow.kept(with: session).flatMap(WindowRequest.init)
        let kind = kinds.first { $0.key == asked?.kind } ?? kinds.first
        let value = asked?.value.flatMap { kind?.group.decode($0) } ?? kind?.group.defaultValue()
        let window = AppWindow(kind, value: value, session: session, of: self)
        all.removeAll { $0.session == nil || $0.session === session }
        all.append(window)
        return window
    }

    func disconnect(_ session: UISceneSession) { all.removeAll { $0.session === session } }

    /// Whether people use any of the windows; nil where nothing is known of any.
    var phase: ScenePhase? { all.compactMap(\.phase).max() }

    // MARK: What apps ask for

    /// Opens a window, or brings the one forward that shows the value.
    func open(id: String?, value: AnyHashable?, from window: AppWindow?) {
        guard supportsSeveral() else {
            return GraphDiagnostics.warn(
                "openWindow: the app has one window here. It has several on iPads where UIApplicationSupportsMultipleScenes in Info.plist is true."
            )
        }
        guard let kind = kind(id: id, of: value) else {
            return GraphDiagnostics.warn("openWindow: no WindowGroup of the app has \(Self.name(id, value)).")
        }
        let scene = window?.session?.scene
        let shown = value ?? kind.group.defaultValue()
        if let shown, let known = all.first(where: { $0.kind?.key == kind.key && $0.shownValue == shown }), let session = known.session {
            return request(session, nil, scene)
        }
        request(nil, WindowRequest(kind: kind.key, value: shown.flatMap(kind.group.encode)).activity, scene)
    }

    /// Closes the windows of a group, or those that show a value.
    func dismiss(id: String?, value: AnyHashable?) {
        guard let kind = kind(id: id, of: value) else {
            return GraphDiagnostics.warn("dismissWindow: no WindowGroup of the app has \(Self.name(id, value)).")
        }
        for window in all where window.kind?.key == kind.key && (value == nil || window.shownValue == value) { close(window) }
    }

    func close(_ window: AppWindow) { if let session = window.session { destroy(session) } }

    private func kind(id: String?, of value: AnyHashable?) -> WindowKind? {
        kinds.first { kind in
            if let id, kind.group.id != id { return false }
            guard let value else { return true }
            return kind.group.valueType == type(of: value.base)
        }
    }

    private static func name(_ id: String?, _ value: AnyHashable?) -> String {
        [id.map { "the id '\($0)'" }, value.map { "values of the type \(type(of: $0.base))" }].compactMap { $0 }.joined(separator: " and ")
    }
}

/// A request for a new scene, in the form that the system passes on as a user activity.
struct WindowRequest {
    let kind: String
    let value: Data?
    static let activityType = "SwiftUI.openWindow"

    init(kind: String, value: Data?) { (self.kind, self.value) = (kind, value) }

    init?(_ values: [String: Any]) {
        guard let kind = values["kind"] as? String else { return nil }
        (self.kind, value) = (kind, values["value"] as? Data)
    }

    init?(_ activity: NSUserActivity) {
        guard activity.activityType == Self.activityType, let values = activity.userInfo as? [String: Any] else { return nil }
        self.init(values)
    }

    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        var values: [AnyHashable: Any] = ["kind": kind]
        values["value"] = value
        activity.userInfo = values
        return activity
    }
}
