/// Makes tabs out of closures that list them.
///
/// Source: Apple's documentation of `TabContentBuilder` (iOS 18).
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// The style in which a tab view shows tabs.
    @MainActor @preconcurrency public struct Content<Tabs: TabContent>: View where Tabs.TabValue == TabValue {
        nonisolated(unsafe) let tabs: Tabs
        public var body: some View { tabs._screens }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    @MainActor @preconcurrency
    public static func buildBlock<First: TabContent, Second: TabContent, each Rest: TabContent>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> _TabParts<TabValue> {
        var screens: [@MainActor () -> AnyView] = [{ first._screens }, { second._screens }]
        repeat screens.append(_TabParts<TabValue>.screens(each rest))
        return _TabParts(screens: screens)
    }
    public static func buildOptional<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    @MainActor @preconcurrency public static func buildEither<C: TabContent>(first: C) -> _TabParts<TabValue> {
        _TabParts(screens: [_TabParts<TabValue>.screens(first)])
    }
    @MainActor @preconcurrency public static func buildEither<C: TabContent>(second: C) -> _TabParts<TabValue> {
        _TabParts(screens: [_TabParts<TabValue>.screens(second)])
    }
    @MainActor @preconcurrency public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabParts<TabValue> {
        _TabParts(screens: [_TabParts<TabValue>.screens(content)])
    }
}

/// Several tabs. Source of the kind: SwiftUI's interface has such types, too.
@MainActor @preconcurrency public struct _TabParts<Value: Hashable>: PrimitiveTabContent {
    public typealias TabValue = Value
    public typealias Body = Never
    nonisolated(unsafe) let screens: [@MainActor () -> AnyView]

    static func screens<Content: TabContent>(_ content: Content) -> @MainActor () -> AnyView { { content._screens } }

    public var _screens: AnyView { AnyView(ForEach(Array(screens.indices), id: \.self) { screens[$0]() }) }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public var _screens: AnyView { map { $0._screens } ?? AnyView(EmptyView()) }
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never
    public var _screens: AnyView {
        let screens = data.map { (id: identify($0), view: content($0)._screens) }
        return AnyView(ForEach<[Int], Int, AnyView>(Array(screens.indices), id: \.self) { AnyView(screens[$0].view.id(screens[$0].id)) })
    }
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

extension ForEach where Content: TabContent, ID == Data.Element.ID, Data.Element: Identifiable {
    /// Tabs of elements that know their identity.
    nonisolated public init<Value: Hashable>(_ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content)
    where Value == Content.TabValue { self.init(data, .keyPath(\.id), content) }
}

extension ForEach where Content: TabContent {
    /// Tabs of elements whose identity `id` tells.
    nonisolated public init<Value: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Value == Content.TabValue { self.init(data, .keyPath(id), content) }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    /// Tabs that are written as one.
    @_disfavoredOverload nonisolated public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
    where Value == Content.TabValue { self.content = content() }
    public var _screens: AnyView { content._screens }
}

/// Tabs with something said about them. Source of the kind: SwiftUI's interface has such types, too.
@MainActor @preconcurrency public struct _ModifiedTab<Tabs: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Tabs.TabValue
    public typealias Body = Never
    nonisolated(unsafe) let tabs: Tabs
    nonisolated(unsafe) let change: @MainActor (AnyView) -> AnyView
    nonisolated init(tabs: Tabs, change: @escaping @MainActor (AnyView) -> AnyView) { (self.tabs, self.change) = (tabs, change) }
    public var _screens: AnyView { change(tabs._screens) }
}

extension TabContent {
    func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> _ModifiedTab<Self> {
        _ModifiedTab(tabs: self, change: change)
    }

    /// Shows a number on the tab; none for zero.
    public func badge(_ count: Int) -> some TabContent<TabValue> { changed { AnyView($0.badge(count)) } }
    /// Shows a text on the tab.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { AnyView($0.badge(label)) } }
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { changed { AnyView($0.badge(key)) } }
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        changed { AnyView($0.badge(label)) }
    }
    /// Leaves the tabs out.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { changed { hidden ? AnyView(EmptyView()) : $0 } }
    /// Names the tab in a `TabViewCustomization`, the only use of the name.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { changed { $0 } }
    /// Sets what users may arrange where the tab view has a `TabViewCustomization`.
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...) -> some TabContent<
        TabValue
    > {
        changed { $0 }
    }
    /// Says where the tab is at first in sidebars, which phones do not have.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> some TabContent<TabValue> {
        changed { [placements] in visibility == .hidden && placements.contains(.tabBar) ? AnyView(EmptyView()) : $0 }
    }
    /// Says where the tab may stand.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        changed { placement == .sidebarOnly ? AnyView(EmptyView()) : $0 }
    }
}

/// Customizations of a sidebar's tabs that users may make.
///
/// Source: Apple's documentation of `TabCustomizationBehavior` (iOS 18).
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The preferred place for the tabs of an adaptable tab view.
///
/// Source: Apple's documentation of `AdaptableTabBarPlacement` (iOS 18).
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }

extension TabView {
    /// Tabs, of which a value selects one.
    ///
    /// Source: Apple's documentation of `TabView.init(selection:content:)` (iOS 18).
    nonisolated public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        (self.selection, self.content) = (selection, TabContentBuilder<SelectionValue>.Content(tabs: content()))
    }
    /// Tabs that the user selects.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        (selection, self.content) = (nil, TabContentBuilder<Never>.Content(tabs: content()))
    }
}

/// A bar of tabs on phones; on wide screens a sidebar where there is room. It is shown as a bar.
///
/// Source: Apple's documentation of `SidebarAdaptableTabViewStyle` (iOS 18).
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .tabs) }
}

/// A bar of tabs.
///
/// Source: Apple's documentation of `TabBarOnlyTabViewStyle` (iOS 18).
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _kind: _TabViewKind { _TabViewKind(kind: .tabs) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
