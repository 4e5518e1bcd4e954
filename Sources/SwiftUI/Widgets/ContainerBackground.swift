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

/// The background that content declares for a container around it.
struct ContainerBackground {
    let container: ContainerBackgroundPlacement
    let view: AnyView
    let alignment: Alignment
}

enum ContainerBackgroundKey: PreferenceKey {
    static var defaultValue: ContainerBackground? { nil }
    static func reduce(value: inout ContainerBackground?, nextValue: () -> ContainerBackground?) { value = nextValue() ?? value }
}

extension View {
    /// Draws the background behind the view that its content declares for one of some containers.
    package func containerBackground(of containers: Set<ContainerBackgroundPlacement>) -> some View {
        backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
            if let background, containers.contains(background.container) {
                background.view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: background.alignment).ignoresSafeArea()
            }
        }
    }
}

extension View {
    /// Sets the background of the container around the view: of a widget, or of a subscription store.
    ///
    /// Source: Apple's documentation of `containerBackground(_:for:)`.
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets the background of the container around the view: of a widget, or of a subscription store.
    ///
    /// Source: Apple's documentation of `containerBackground(for:alignment:content:)`.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        preference(
            key: ContainerBackgroundKey.self,
            value: ContainerBackground(container: container, view: AnyView(content()), alignment: alignment))
    }
}
