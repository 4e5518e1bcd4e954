/// The role of a tab.
///
/// Source: Apple's documentation of `TabRole` (iOS 18).
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// A search, whose tab stands last.
    public static let search = TabRole(name: "search")
}

/// The placement of a tab. Bars on phones show tabs of every placement.
///
/// Source: Apple's documentation of `TabPlacement` (iOS 18).
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Content of a tab view: tabs, and sections of tabs.
///
/// Source: Apple's documentation of `TabContent` (iOS 18).
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @MainActor @preconcurrency var body: Body { get }
    /// The screens of the tabs. Source of the kind: SwiftUI's interface has such requirements, too.
    @MainActor @preconcurrency var _screens: AnyView { get }
}

extension TabContent {
    public var _screens: AnyView { body._screens }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public var _screens: AnyView { fatalError("Never is no tab.") }
}

/// Tab content that consists of no other.
@MainActor @preconcurrency protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// A screen of a tab view, and the tab that shows it.
///
/// Source: Apple's documentation of `Tab` (iOS 18).
@MainActor @preconcurrency public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let label: Label
    let role: TabRole?
}

extension Tab: PrimitiveTabContent, TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public typealias Body = Never

    nonisolated init(_ value: AnyHashable?, _ role: TabRole?, _ content: Content, _ label: Label) {
        (self.value, self.role, self.content, self.label) = (value, role, content, label)
    }

    public var _screens: AnyView {
        guard let value else { return AnyView(content.tabItem { label }) }
        return AnyView(content.modifier(TabTagModifier(tag: value)).tabItem { label })
    }
}

/// Gives a screen the value of its tab.
@MainActor private struct TabTagModifier: NodeModifier {
    typealias Body = Never
    let tag: AnyHashable
    nonisolated init(tag: AnyHashable) { self.tag = tag }
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in node.traits[ObjectIdentifier(TagKey.self)] = TraitBox(modifier.value.tag) }
        return node
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab that is selected by a value.
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(AnyHashable(value), role, content(), label())
    }
    /// A tab that is selected by a value which may be missing.
    nonisolated public init<T: Hashable>(
        value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == T? { self.init(AnyHashable(Optional(value)), role, content(), label()) }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab of a tab view without selection.
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role, content(), label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), role, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(AnyHashable(value), role, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage))) }
    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), role, content(), DefaultTabLabel(Text(titleKey), Image(image)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(AnyHashable(value), role, content(), DefaultTabLabel(Text(title), Image(image))) }
    /// A tab with the title and symbol of its role.
    nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(AnyHashable(value), role, content(), .search)
    }

    nonisolated public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(AnyHashable(Optional(value)), role, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(AnyHashable(Optional(value)), role, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    {
        self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), DefaultTabLabel(Text(title), Image(systemName: systemImage))) }
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(nil, role, content(), DefaultTabLabel(Text(titleKey), Image(image)))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content(), DefaultTabLabel(Text(title), Image(image))) }
    /// A tab with the title and symbol of its role.
    nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init(nil, role, content(), .search) }
}

extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    /// A tab without a label, as in a tab view of pages.
    nonisolated public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(AnyHashable(value), nil, content(), EmptyView())
    }
    /// A tab without a label that is selected by a value which may be missing.
    nonisolated public init<T: Hashable>(value: T, @ViewBuilder content: () -> Content) where Value == T? {
        self.init(AnyHashable(Optional(value)), nil, content(), EmptyView())
    }
}

extension Tab where Value == Never, Content: View, Label == EmptyView {
    /// A tab without a label, of a tab view without selection.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content(), EmptyView()) }
}

/// Title and symbol of a tab.
///
/// Source: Apple's documentation of `DefaultTabLabel` (iOS 18).
@MainActor @preconcurrency public struct DefaultTabLabel: View {
    private let title: Text
    private let image: Image

    nonisolated init(_ title: Text, _ image: Image) { (self.title, self.image) = (title, image) }

    /// That of the search.
    nonisolated static var search: DefaultTabLabel {
        DefaultTabLabel(Text(verbatim: SystemText.text(.search)), Image(systemName: "magnifyingglass"))
    }

    public var body: some View { Label(title: { title }, icon: { image }) }
}

/// Tabs that belong together. Bars on phones show them one by one.
///
/// Source: Apple's documentation of `TabSection` (iOS 18).
@MainActor @preconcurrency public struct TabSection<Header, Content, Footer, SelectionValue> {
    nonisolated(unsafe) let header: Header
    nonisolated(unsafe) let content: Content
}

extension TabSection: PrimitiveTabContent, TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue
    public typealias Body = Never
    public var _screens: AnyView { content._screens }
}

extension TabSection where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        (self.content, self.header) = (content(), header())
    }
}

extension TabSection where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        (self.content, header) = (content(), EmptyView())
    }
}

extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        (self.content, header) = (content(), Text(titleKey))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        (self.content, header) = (content(), Text(title))
    }
}
