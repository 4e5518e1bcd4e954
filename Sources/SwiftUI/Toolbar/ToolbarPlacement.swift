/// A bar, for what is said about it as a whole.
///
/// Source: Apple's documentation of `ToolbarPlacement`.
public struct ToolbarPlacement: Sendable {
    enum Bar: Hashable, Sendable { case automatic, navigation, tabs, bottom }

    let bar: Bar

    /// The bars that fit where the view is: the navigation bar on iOS.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
    /// The bar with the toolbar's items at the bottom.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
}

extension [ToolbarPlacement] {
    /// The bars meant; none named is the automatic one.
    var bars: Set<ToolbarPlacement.Bar> { Set(isEmpty ? [.navigation] : map { $0.bar == .automatic ? .navigation : $0.bar }) }
}

/// The purpose of a toolbar, which determines the arrangement of its content.
///
/// Source: Apple's documentation of `ToolbarRole`.
public struct ToolbarRole: Sendable {
    enum Kind: Sendable { case automatic, stack, browser, editor }

    let kind: Kind
    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
    /// The way back, a title in the middle, actions.
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .stack) }
    /// Moving back and forth, as in a browser.
    public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
    /// Work on a document: the way back has no title.
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// How a toolbar shows its title.
///
/// Source: Apple's documentation of `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Below the bar's items, until content is scrolled below the bar.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Between the bar's items.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    @available(*, unavailable, message: "not yet in Quince: large titles in the line of the bar's items; use large or inline")
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
}

/// A kind of item that the system adds to bars.
///
/// Source: Apple's documentation of `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Sendable {
    enum Item: Sendable { case sidebarToggle, title }

    let item: Item
    /// The button that shows and hides the first column of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(item: .sidebarToggle)
    /// The title of the navigation bar.
    ///
    /// Source: Apple's documentation of `ToolbarDefaultItemKind.title` (iOS 18).
    public static let title = ToolbarDefaultItemKind(item: .title)
}
