/// Which columns of a split view are shown.
///
/// Source: Apple's documentation of `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private let name: String
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }

    var mode: UISplitViewController.DisplayMode {
        switch self {
        case .detailOnly: .secondaryOnly
        case .all, .doubleColumn: .oneBesideSecondary
        default: .automatic
        }
    }
}

/// Columns, of which the first decides what the others show; on narrow screens one above the other.
///
/// Source: Apple's documentation of `NavigationSplitView`.
@MainActor @preconcurrency public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) let sidebar: Sidebar
    nonisolated(unsafe) let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?

    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.sidebar = sidebar()
        self.detail = detail()
        visibility = nil
    }
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.sidebar = sidebar()
        self.detail = detail()
        visibility = columnVisibility
    }
    @available(*, unavailable, message: "not yet in Quince: split views of three columns")
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { fatalError("unavailable") }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let split = SplitNavigation(inputs)
        let sidebar = view.map(inputs.scope) { $0.sidebar }
        let detail = view.map(inputs.scope) { $0.detail }
        split.show(
            inputs, sidebar: { Sidebar._makeView(view: sidebar, inputs: $0).node },
            detail: { Detail._makeView(view: detail, inputs: $0).node })
        let node = ControllerNode(split.controller, extendedEdges: .all, inputs)
        node.follow(inputs) { split.follow(view.value.visibility) }
        inputs.scope.atEnd { _ = split }
        return _ViewOutputs(node)
    }
}

/// The stacks in the columns of a split view.
@MainActor final class SplitNavigation: NSObject, UISplitViewControllerDelegate {
    let controller = UISplitViewController(style: .doubleColumn)
    private let first: StackNavigation
    private let second: StackNavigation
    private var visibility: Binding<NavigationSplitViewVisibility>?
    /// Takes back what was chosen in the first column; nil where nothing is.
    private var clearChoice: (() -> Void)?

    init(_ inputs: _ViewInputs) {
        first = StackNavigation(Attribute(nil), inputs)
        second = StackNavigation(Attribute(nil), inputs)
        super.init()
        controller.delegate = self
        first.onRootShown = { [unowned self] in returned() }
    }

    func show(_ inputs: _ViewInputs, sidebar: @escaping (_ViewInputs) -> LayoutNode, detail: @escaping (_ViewInputs) -> LayoutNode) {
        first.showRoot(
            inputs.changingEnvironment { [first, unowned self] values in
                values.navigation = first
                values.sidebarOf = self
            }, sidebar)
        second.showRoot(inputs.changingEnvironment { [second] in $0.navigation = second }, detail)
        // Beside a second column, the first one's links lead there.
        first.showBeside = { [weak controller, second] new in
            guard let controller, !controller.isCollapsed else { return false }
            second.replaceAll(with: new)
            return true
        }
        controller.setViewController(first.controller, for: .primary)
        controller.setViewController(second.controller, for: .secondary)
    }

    // MARK: Visibility

    func follow(_ visibility: Binding<NavigationSplitViewVisibility>?) {
        self.visibility = visibility
        guard let mode = visibility?.wrappedValue.mode, controller.preferredDisplayMode != mode else { return }
        AnyAttribute.untracked { controller.preferredDisplayMode = mode }
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        guard let visibility, !svc.isCollapsed else { return }
        let shown: NavigationSplitViewVisibility = displayMode == .secondaryOnly ? .detailOnly : .all
        let told = visibility.wrappedValue
        // Apps that leave the choice to the system, or have asked for as much, are told of nothing else.
        guard told != shown, (told.mode == .secondaryOnly) != (displayMode == .secondaryOnly) else { return }
        visibility.wrappedValue = shown
    }

    // MARK: Choices

    /// Something was chosen in the first column's list: where the columns are one stack, the second one shows above.
    func chosen(clear: @escaping () -> Void) {
        clearChoice = clear
        if controller.isCollapsed { controller.show(.secondary) }
    }

    private func returned() {
        guard controller.isCollapsed else { return }
        clearChoice?()
        clearChoice = nil
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { clearChoice == nil ? .primary : .secondary }
}

private struct SidebarKey: EnvironmentKey { static let defaultValue: SplitNavigation? = nil }

extension EnvironmentValues {
    /// The split view whose first column a view is in.
    var sidebarOf: SplitNavigation? {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}
