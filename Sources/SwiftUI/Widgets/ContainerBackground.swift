/// The container that a background is for.
///
/// Source: Apple's documentation of `ContainerBackgroundPlacement`.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    nonisolated package init(_ name: String) { self.name = name }
}

extension ContainerBackgroundPlacement {
    @available(*, unavailable, message: "not yet in Quince: backgrounds of navigation stacks; use background with ignoresSafeArea()")
    public static var navigation: ContainerBackgroundPlacement { ContainerBackgroundPlacement("navigation") }
    @available(*, unavailable, message: "not yet in Quince: backgrounds of split views; use background with ignoresSafeArea()")
    public static var navigationSplitView: ContainerBackgroundPlacement { ContainerBackgroundPlacement("navigationSplitView") }
}

/// The background that a widget's content declares for its container.
struct WidgetBackground {
    let view: AnyView
    let alignment: Alignment
}

enum WidgetBackgroundKey: PreferenceKey {
    static var defaultValue: WidgetBackground? { nil }
    static func reduce(value: inout WidgetBackground?, nextValue: () -> WidgetBackground?) { value = nextValue() ?? value }
}

extension View {
    /// Sets the background of the widget around the view.
    ///
    /// Source: Apple's documentation of `containerBackground(_:for:)`.
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets the background of the widget around the view.
    ///
    /// Source: Apple's documentation of `containerBackground(for:alignment:content:)`.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        preference(key: WidgetBackgroundKey.self, value: WidgetBackground(view: AnyView(content()), alignment: alignment))
    }
}
