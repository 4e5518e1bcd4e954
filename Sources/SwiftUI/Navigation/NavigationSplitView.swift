/// Which columns of a split view are shown.
///
/// Source: Apple's documentation of `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private let name: String
    private init(name: String) { self.name = name }
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }

    /// The display mode of a split view with that many columns.
    func mode(columns: Int) -> UISplitViewController.DisplayMode {
        switch self {
        case .detailOnly: .secondaryOnly
        case .all: columns == 3 ? .twoBesideSecondary : .oneBesideSecondary
        case .doubleColumn: .oneBesideSecondary
        default: .automatic
        }
    }

    init(_ mode: UISplitViewController.DisplayMode, columns: Int) {
        switch mode {
        case .secondaryOnly: self = .detailOnly
        case .oneBesideSecondary, .oneOverSecondary: self = columns == 3 ? .doubleColumn : .all
        default: self = .all
        }
    }
}

/// A column of a split view.
///
/// Source: Apple's documentation of `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let column: UISplitViewController.Column
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .primary) }
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .supplementary) }
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(column: .secondary) }
}

/// Columns, of which the first decides what the others show; on narrow screens one above the other.
///
/// Source: Apple's documentation of `NavigationSplitView`.
@MainActor @preconcurrency public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) let sidebar: Sidebar
    /// Nil for two columns.
    nonisolated(unsafe) let content: Content?
    nonisolated(unsafe) let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?

    nonisolated init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar,
        _ content: Content?, _ detail: Detail
    ) {
        (self.visibility, self.compactColumn) = (visibility, compactColumn)
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }

    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, nil, sidebar(), content(), detail()) }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }
    /// - Parameter preferredCompactColumn: The column that shows where there is room for one.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let first = view.attribute.untrackedValue
        let split = SplitNavigation(inputs, columns: first.content == nil ? 2 : 3)
        let sidebar = view.map(inputs.scope) { $0.sidebar }
        let content = view.map(inputs.scope) { $0.content }
        let detail = view.map(inputs.scope) { $0.detail }
        split.show(inputs, .primary) { Sidebar._makeView(view: sidebar, inputs: $0).node }
        if first.content != nil { split.show(inputs, .supplementary) { Optional<Content>._makeView(view: content, inputs: $0).node } }
        split.show(inputs, .secondary) { Detail._makeView(view: detail, inputs: $0).node }
        let node = ControllerNode(split.controller, extendedEdges: .all, inputs)
        node.observe(inputs) { split.apply(view.value.visibility) }
        node.observe(inputs) { split.applyCompactColumn(view.value.compactColumn) }
        node.observe(inputs) { split.apply(inputs.environment.value.splitStyle) }
        inputs.scope.atEnd { MainActor.assumeIsolated { split.end() } }
        return _ViewOutputs(node)
    }
}

extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), nil, detail())
    }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, nil, sidebar(), nil, detail()) }
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, preferredCompactColumn, sidebar(), nil, detail()) }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail()) }
}
