/// Where scrolling comes to rest.
///
/// Source: Apple's documentation of `ScrollTargetBehavior`.
public protocol ScrollTargetBehavior {
    /// Whether scrolling comes to rest at whole pages. Source of the kind: SwiftUI's interface has such requirements, too.
    static var _pages: Bool { get }
}

extension ScrollTargetBehavior {
    @available(*, unavailable, message: "not yet in Quince: scrolling that rests where apps say")
    public static var _pages: Bool { false }
}

/// Scrolling by whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    public static var _pages: Bool { true }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling by whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Scrolling to views.
@available(*, unavailable, message: "not yet in Quince: scrolling that rests at views")
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    public static var _pages: Bool { false }
}

@available(*, unavailable, message: "not yet in Quince: scrolling that rests at views")
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

extension View {
    /// Sets where scrolling of scroll views inside comes to rest.
    nonisolated public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
        environment(\.scrollSettings.pages, Behavior._pages)
    }
    @available(*, unavailable, message: "not yet in Quince: scrolling that rests at views")
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}
