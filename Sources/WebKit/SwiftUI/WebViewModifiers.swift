import SwiftUI

/// What modifiers say of the web views inside of a view.
struct WebViewSettings {
    var allowsGestures = true
    var hidesBackground = false
    var position: Binding<ScrollPosition>?
    var geometryHandlers: [@MainActor (ScrollGeometry) -> Void] = []
}

private struct WebViewSettingsKey: EnvironmentKey { static var defaultValue: WebViewSettings { WebViewSettings() } }

extension EnvironmentValues {
    var webViewSettings: WebViewSettings {
        get { self[WebViewSettingsKey.self] }
        set { self[WebViewSettingsKey.self] = newValue }
    }
}

extension WebView {
    /// Whether swipes from the edges go back and forward.
    public struct BackForwardNavigationGesturesBehavior: Sendable {
        fileprivate let isEnabled: Bool
        /// Enabled on iOS.
        public static let automatic = BackForwardNavigationGesturesBehavior(isEnabled: true)
        public static let enabled = BackForwardNavigationGesturesBehavior(isEnabled: true)
        public static let disabled = BackForwardNavigationGesturesBehavior(isEnabled: false)
    }

    @available(*, unavailable, message: "not yet in Quince: pages zoomed by fingers")
    public enum MagnificationGesturesBehavior { case automatic, enabled, disabled }
    @available(*, unavailable, message: "not yet in Quince: previews of links")
    public enum LinkPreviewBehavior { case automatic, enabled, disabled }
    @available(*, unavailable, message: "not yet in Quince: full screen elements")
    public enum ElementFullscreenBehavior { case automatic, enabled, disabled }
}

extension View {
    /// Has swipes from the edges of web views go back and forward, or not.
    ///
    /// Source: Apple's documentation of `webViewBackForwardNavigationGestures(_:)` (iOS 26).
    nonisolated public func webViewBackForwardNavigationGestures(_ value: WebView.BackForwardNavigationGesturesBehavior) -> some View {
        transformEnvironment(\.webViewSettings) { $0.allowsGestures = value.isEnabled }
    }

    /// Shows or hides the background of pages that have none of their own.
    ///
    /// Source: Apple's documentation of `webViewContentBackground(_:)` (iOS 26).
    nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.webViewSettings) { $0.hidesBackground = visibility == .hidden }
    }

    /// Ties the position of web views to a value that scrolls them.
    ///
    /// The value is none once the user scrolls.
    ///
    /// Source: Apple's documentation of `webViewScrollPosition(_:)` (iOS 26).
    nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
        transformEnvironment(\.webViewSettings) { $0.position = position }
    }

    /// Calls an action when a value that follows from a web view's visible part changes.
    ///
    /// Source: Apple's documentation of `webViewOnScrollGeometryChange(for:of:action:)` (iOS 26).
    nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { modifier(ScrollGeometryFollower(transform: transform, action: action)) }

    @available(*, unavailable, message: "not yet in Quince: pages zoomed by fingers")
    nonisolated public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: previews of links")
    nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: selections in pages")
    nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: full screen elements")
    nonisolated public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: kinds of scrolling input")
    nonisolated public func webViewScrollInputBehavior(_ behavior: Any, for input: Any) -> some View { self }
}

/// Reports changes of a value that follows from a web view's visible part.
private struct ScrollGeometryFollower<Value: Hashable>: ViewModifier {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void
    @State private var last = Last()

    @MainActor final class Last {
        var value: Value?
        nonisolated init() {}
    }

    func body(content: Content) -> some View {
        let (last, transform, action) = (last, transform, action)
        return content.transformEnvironment(\.webViewSettings) { settings in
            settings.geometryHandlers.append { geometry in
                let new = transform(geometry), old = last.value
                guard new != old else { return }
                last.value = new
                action(old ?? new, new)
            }
        }
    }
}
