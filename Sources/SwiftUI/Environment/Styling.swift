/// A style whose type is not told: what it makes of a configuration.
struct Styling<Configuration>: @unchecked Sendable {
    let make: @MainActor (Configuration) -> AnyView

    /// - Parameter body: Has the style make the view.
    nonisolated init<Style, Body: View>(_ style: Style, _ body: @escaping @MainActor (Style, Configuration) -> Body) {
        nonisolated(unsafe) let style = style
        make = { AnyView(body(style, $0)) }
    }
}
