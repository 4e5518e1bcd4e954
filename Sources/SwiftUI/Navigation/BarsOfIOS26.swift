// What iOS 26 says of bars.

extension View {
    /// Sets the line below the title.
    ///
    /// Source: Apple's documentation of `navigationSubtitle(_:)` (iOS 26).
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        configuringController { controller, environment in controller.navigationItem.subtitle = subtitle.plainText(in: environment) }
    }
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(subtitleKey)) }
    @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
    /// Sets when the bar of tabs gets smaller; `automatic` means never on phones.
    ///
    /// Source: Apple's documentation of `tabBarMinimizeBehavior(_:)` (iOS 26).
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabMinimizing, behavior.behavior)
    }
    /// Shows a view above the bar of tabs, on glass.
    ///
    /// Source: Apple's documentation of `tabViewBottomAccessory(content:)` (iOS 26).
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let view = AnyView(content())
        return environment(\.tabAccessory, view)
    }
    /// Shows a view above the bar of tabs while it is enabled.
    nonisolated public func tabViewBottomAccessory<Content: View>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View {
        let view = isEnabled ? AnyView(content()) : nil
        return environment(\.tabAccessory, view)
    }
    /// Shows a bar at an edge, and keeps the content's safe area off it.
    ///
    /// Source: Apple's documentation of `safeAreaBar(edge:alignment:spacing:content:)` (iOS 26).
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// Shows a bar beside the view, and keeps the content's safe area off it.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// Sets the distances of the sections of lists inside from the list's edges.
    ///
    /// - Parameter length: The distance in points; nil for the list's own.
    ///
    /// Source: Apple's documentation of `listSectionMargins(_:_:)` (iOS 26).
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        transformEnvironment(\.listSettings) { settings in
            for edge in [Edge.top, .leading, .bottom, .trailing] where edges.contains(Edge.Set(edge)) {
                settings.sectionMargins[edge] = length
            }
        }
    }
}

/// When the bar of tabs gets smaller.
///
/// Source: Apple's documentation of `TabBarMinimizeBehavior` (iOS 26).
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    let behavior: UITabBarController.MinimizeBehavior
    public static let automatic = TabBarMinimizeBehavior(behavior: .automatic)
    /// While people scroll down; the bar grows again while they scroll up.
    public static let onScrollDown = TabBarMinimizeBehavior(behavior: .onScrollDown)
    /// While people scroll up; the bar grows again while they scroll down.
    public static let onScrollUp = TabBarMinimizeBehavior(behavior: .onScrollUp)
    public static let never = TabBarMinimizeBehavior(behavior: .never)
}

private struct TabMinimizingKey: EnvironmentKey { static let defaultValue = UITabBarController.MinimizeBehavior.automatic }

extension EnvironmentValues {
    /// When the bar of the next tab view inside gets smaller.
    var tabMinimizing: UITabBarController.MinimizeBehavior {
        get { self[TabMinimizingKey.self] }
        set { self[TabMinimizingKey.self] = newValue }
    }
}

/// The placement of a tab view's bottom accessory: above the tab bar, or in it.
///
/// Source: Apple's documentation of `TabViewBottomAccessoryPlacement` (iOS 26).
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the line of a bar that has got smaller.
    case inline
    /// Above the bar.
    case expanded
}

private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct TabAccessoryPlacementKey: EnvironmentKey { static let defaultValue: TabViewBottomAccessoryPlacement? = nil }

extension EnvironmentValues {
    /// The view above the bar of the next tab view inside.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }
    /// The placement of the bottom accessory that the view is in; nil elsewhere.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[TabAccessoryPlacementKey.self] }
        set { self[TabAccessoryPlacementKey.self] = newValue }
    }
}

/// Whether the accessory stands beside a bar that has got smaller.
@Observable final class TabAccessoryState {
    var isInline = false
}

/// The accessory above a bar of tabs: the app's view on glass.
struct TabAccessory: View {
    @Environment(\.tabAccessory) private var content
    let placement: TabAccessoryState

    var body: some View {
        if let content {
            content.environment(\.tabAccessory, nil)
                .environment(\.tabViewBottomAccessoryPlacement, placement.isInline ? .inline : .expanded)
                .frame(maxWidth: .infinity, minHeight: 48).glassEffect()
                .padding(.horizontal, placement.isInline ? 0 : 16).padding(.bottom, placement.isInline ? 0 : 8)
        }
    }
}

/// A space between items of a bar.
///
/// Source: Apple's documentation of `ToolbarSpacer` (iOS 26).
@MainActor @preconcurrency public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        if content.attribute.untrackedValue.sizing == .flexible {
            return ToolbarEntryMaking.make(content, inputs, placement: \.placement) { _ in Spacer() }
        }
        return ToolbarEntryMaking.make(content, inputs, placement: \.placement) { _ in Color.clear.frame(width: 8, height: 1) }
    }
}

/// How wide a space is.
///
/// Source: Apple's documentation of `SpacerSizing` (iOS 26).
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    /// As wide as there is space.
    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

extension ToolbarContent {
    /// Shows or hides the background that bars of iOS 26 give groups of items. Bars look as in iOS 18, without any: nothing is left to hide.
    ///
    /// Source: Apple's documentation of `sharedBackgroundVisibility(_:)` (iOS 26).
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// An item that the system puts into a bar by itself.
///
/// Source: Apple's documentation of `DefaultToolbarItem` (iOS 26).
@available(*, unavailable, message: "not yet in Quince: places for the system's own items of bars")
@MainActor @preconcurrency public struct DefaultToolbarItem: PrimitiveToolbarContent {
    public typealias Body = Never
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs { _ToolbarOutputs { [] } }
}
