/// Opens windows of an app. On an iPad they come up beside the one that asks; a device with one window for each app says on the console that it has
/// no other.
///
/// Source: Apple's documentation of `OpenWindowAction`.
@MainActor @preconcurrency public struct OpenWindowAction {
    fileprivate let window: AppWindow?

    /// Opens a window of the first group for values of the type, or brings the one forward that shows the value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { windows?.open(id: nil, value: AnyHashable(value), from: window) }
    /// Opens a window of a group.
    public func callAsFunction(id: String) { windows?.open(id: id, value: nil, from: window) }
    /// Opens a window of a group, or brings the one forward that shows the value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        windows?.open(id: id, value: AnyHashable(value), from: window)
    }

    private var windows: AppWindows? { window?.windows ?? AppLauncher.app?.windows }
}

/// Closes windows of an app.
///
/// Source: Apple's documentation of `DismissWindowAction`.
@MainActor @preconcurrency public struct DismissWindowAction {
    fileprivate let window: AppWindow?

    /// Closes the window around.
    public func callAsFunction() { if let window { window.windows?.close(window) } }
    /// Closes the windows that show a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { windows?.dismiss(id: nil, value: AnyHashable(value)) }
    /// Closes the windows of a group.
    public func callAsFunction(id: String) { windows?.dismiss(id: id, value: nil) }
    /// Closes the windows of a group that show a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { windows?.dismiss(id: id, value: AnyHashable(value)) }

    private var windows: AppWindows? { window?.windows ?? AppLauncher.app?.windows }
}

extension EnvironmentValues {
    /// Opens a window.
    public var openWindow: OpenWindowAction { MainActor.assumeIsolated { OpenWindowAction(window: appWindow) } }
    /// Closes a window.
    public var dismissWindow: DismissWindowAction { MainActor.assumeIsolated { DismissWindowAction(window: appWindow) } }
}
