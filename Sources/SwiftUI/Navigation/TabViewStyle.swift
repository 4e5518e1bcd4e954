/// How tab views look.
///
/// Source: Apple's documentation of `TabViewStyle`.
@MainActor @preconcurrency public protocol TabViewStyle {
    /// The system's implementation of the style. Source of the kind: SwiftUI's interface has such requirements, too.
    nonisolated var _kind: _TabViewKind { get }
}

/// The ways tab views are shown.
public struct _TabViewKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case tabs, pages(PageTabViewStyle.IndexDisplayMode) }
    let kind: Kind
}

/// A bar of tabs.
///
/// Source: Apple's documentation of `DefaultTabViewStyle`.
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .tabs) }
}

/// Pages to turn with swipes, with dots that say which one is shown.
///
/// Source: Apple's documentation of `PageTabViewStyle`.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Equatable, Sendable {
        private let name: String
        /// Shows the dots when there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
    }

    private let indexDisplayMode: IndexDisplayMode
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .pages(indexDisplayMode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() } }
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
///
/// Source: Apple's documentation of `IndexViewStyle`.
@MainActor @preconcurrency public protocol IndexViewStyle {
    /// Whether there is a ground behind the dots. Source of the kind: SwiftUI's interface has such requirements, too.
    nonisolated var _hasBackground: Bool { get }
}

/// Dots, on a ground or not.
///
/// Source: Apple's documentation of `PageIndexViewStyle`.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a ground behind the dots.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        private let name: String
        /// While they are touched, on iOS.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    private let backgroundDisplayMode: BackgroundDisplayMode
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
    nonisolated public var _hasBackground: Bool { backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private struct TabViewKindKey: EnvironmentKey { static let defaultValue = _TabViewKind(kind: .tabs) }
private struct PageDotsBackgroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var tabViewKind: _TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
    /// Whether there is a ground behind the dots of pages.
    var pageDotsHaveBackground: Bool {
        get { self[PageDotsBackgroundKey.self] }
        set { self[PageDotsBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets how tab views inside look.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewKind, style._kind) }
    /// Sets how the dots of pages inside look.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageDotsHaveBackground, style._hasBackground)
    }
}
