/// Bodies in apps built for previews: they keep one type when their code is replaced, so that their views' state stays.
@_spi(Quince) @MainActor @preconcurrency public enum PreviewBody {
    public static func erased<Content: View>(@ViewBuilder _ content: () -> Content) -> AnyView { AnyView(content()) }

    /// Read by every body in such apps; another value has all of them evaluated.
    nonisolated(unsafe) static let code = Attribute(0)

    /// Has everything on the screen ask its body again.
    static func codeChanged() { code.replace(code.untrackedValue + 1) }
}
