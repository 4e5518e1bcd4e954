/// How far people can change the size of windows.
///
/// Source: Apple's documentation of `WindowResizability`.
public struct WindowResizability: Sendable {
    private enum Kind: Sendable { case automatic, contentSize, contentMinSize }
    private let kind: Kind
    public static let automatic = WindowResizability(kind: .automatic)
    public static let contentSize = WindowResizability(kind: .contentSize)
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

extension Scene {
    /// Says how far people can change the size of the scene's windows. On iPhones and iPads the screen decides, and nothing is seen of it.
    ///
    /// Source: Apple's documentation of `Scene.windowResizability(_:)`.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Says how large the scene's windows are at first. On iPhones and iPads the screen decides, and nothing is seen of it.
    ///
    /// Source: Apple's documentation of `Scene.defaultSize(_:)`.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Says how large the scene's windows are at first. On iPhones and iPads the screen decides, and nothing is seen of it.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Says where the scene's windows stand at first. On iPhones and iPads the screen decides, and nothing is seen of it.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    @available(*, unavailable, message: "not yet in Quince: what the system shows over all windows of a scene; set it on the view")
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
    @available(*, unavailable, message: "not yet in Quince: scenes that are not restored")
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    @available(*, unavailable, message: "not yet in Quince: choosing among an app's windows for what comes from outside")
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// The restoration of a scene's windows at the app's next launch.
///
/// Source: Apple's documentation of `SceneRestorationBehavior` (iOS 18).
@available(*, unavailable, message: "not yet in Quince: scenes that are not restored")
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}
