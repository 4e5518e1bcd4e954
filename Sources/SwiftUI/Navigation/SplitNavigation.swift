/// The stacks in the columns of a split view.
@MainActor final class SplitNavigation: NSObject, UISplitViewControllerDelegate {
    let controller: SplitController
    private let columns: Int
    private var stacks: [UISplitViewController.Column: StackNavigation] = [:]
    private var visibility: Binding<NavigationSplitViewVisibility>?
    private var compactColumn: Binding<NavigationSplitViewColumn>?
    /// Take back what was chosen in the columns before the last.
    private var clearChoices: [UISplitViewController.Column: () -> Void] = [:]

    /// - Parameter columns: Two or three.
    init(_ inputs: _ViewInputs, columns: Int) {
        self.columns = columns
        controller = SplitController(style: columns == 3 ? .tripleColumn : .doubleColumn)
        super.init()
        controller.delegate = self
    }

    private var order: [UISplitViewController.Column] { columns == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

    private func column(after column: UISplitViewController.Column) -> UISplitViewController.Column? {
        order.firstIndex(of: column).flatMap { $0 + 1 < order.count ? order[$0 + 1] : nil }
    }

    /// Shows a view in a column.
    func show(_ inputs: _ViewInputs, _ column: UISplitViewController.Column, _ make: @escaping (_ViewInputs) -> LayoutNode) {
        let stack = StackNavigation(Attribute(nil), inputs)
        stacks[column] = stack
        let place = SplitColumn(split: self, column: column)
        stack.showRoot(
            inputs.changingEnvironment { values in
                values.navigation = stack
                values.splitColumn = place
                values.columnStack = stack
                // Where there is room for one column only, the first is like any other page.
                values.isInSidebar = column == .primary && values.horizontalSizeClass == .regular
            }, make)
        stack.onRootShown = { [unowned self] in returned(to: column) }
        // Beside another column, links lead there.
        stack.showBeside = { [unowned self] new in
            guard !controller.isCollapsed, let next = self.column(after: column), let beside = stacks[next] else { return false }
            beside.replaceAll(with: new)
            return true
        }
        controller.setViewController(stack.controller, for: column)
    }

    /// Lets go of what the columns show: its views know the columns by their environment.
    func end() {
        for stack in stacks.values { stack.end() }
        (stacks, clearChoices, visibility, compactColumn) = ([:], [:], nil, nil)
    }

    // MARK: Visibility

    func apply(_ visibility: Binding<NavigationSplitViewVisibility>?) {
        self.visibility = visibility
        guard let mode = visibility?.wrappedValue.mode(columns: columns), controller.preferredDisplayMode != mode else { return }
        AnyAttribute.untracked { controller.preferredDisplayMode = mode }
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        guard let visibility, !svc.isCollapsed else { return }
        let shown = NavigationSplitViewVisibility(displayMode, columns: columns)
        let told = visibility.wrappedValue
        // Apps that leave the choice to the system, or have asked for as much, are told of nothing else.
        guard told != shown, told.mode(columns: columns).columnsBeside != displayMode.columnsBeside else { return }
        visibility.wrappedValue = shown
    }

    func apply(_ style: SplitStyle) {
        AnyAttribute.untracked {
            if controller.preferredSplitBehavior != style.behavior { controller.preferredSplitBehavior = style.behavior }
        }
    }

    // MARK: Looks

    /// Sets how wide a column is.
    func setWidth(_ width: ColumnWidth, of column: UISplitViewController.Column) {
        let automatic = UISplitViewController.automaticDimension
        let (least, ideal, most) = (width.least ?? automatic, width.ideal ?? automatic, width.most ?? automatic)
        switch column {
        case .primary:
            (controller.minimumPrimaryColumnWidth, controller.maximumPrimaryColumnWidth) = (least, most)
            controller.preferredPrimaryColumnWidth = ideal
        case .supplementary:
            (controller.minimumSupplementaryColumnWidth, controller.maximumSupplementaryColumnWidth) = (least, most)
            controller.preferredSupplementaryColumnWidth = ideal
        default: break
        }
    }

    /// Takes the button that shows and hides columns out of the bar.
    func setHidesToggle(_ hides: Bool) { controller.displayModeButtonVisibility = hides ? .never : .automatic }

    // MARK: Choices

    /// Something was chosen in a column's list: where the columns are one stack, the next one shows above.
    func chosen(in column: UISplitViewController.Column, clear: @escaping () -> Void) {
        clearChoices[column] = clear
        guard controller.isCollapsed, let next = self.column(after: column) else { return }
        controller.show(next)
        compactShown(next)
    }

    private func returned(to column: UISplitViewController.Column) {
        guard controller.isCollapsed else { return }
        clearChoices[column]?()
        clearChoices[column] = nil
        compactShown(column)
    }

    private func compactShown(_ column: UISplitViewController.Column) {
        guard let compactColumn, compactColumn.wrappedValue.column != column else { return }
        compactColumn.wrappedValue = NavigationSplitViewColumn(column: column)
    }

    /// Shows the column that an app wants where there is room for one.
    func applyCompactColumn(_ binding: Binding<NavigationSplitViewColumn>?) {
        compactColumn = binding
        guard let wanted = binding?.wrappedValue.column else { return }
        guard controller.isCollapsed, controller.viewIfLoaded?.window != nil, wanted != topColumn else { return }
        AnyAttribute.untracked { controller.show(wanted) }
    }

    /// The column whose stack is in sight where all are one stack.
    private var topColumn: UISplitViewController.Column {
        order.last { stacks[$0]?.controller.topViewController?.viewIfLoaded?.window != nil } ?? .primary
    }

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        if let wanted = compactColumn?.wrappedValue.column, order.contains(wanted) { return wanted }
        return order.last { clearChoices[$0] != nil }.flatMap { column(after: $0) } ?? .primary
    }
}

/// The controller of a split view.
final class SplitController: UISplitViewController, OwnContainer {}

extension UISplitViewController.DisplayMode {
    /// How many columns stand beside the last one.
    fileprivate var columnsBeside: Int? {
        switch self {
        case .automatic: nil
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        default: 2
        }
    }
}

/// A column of a split view, for what is in it.
@MainActor struct SplitColumn {
    let split: SplitNavigation
    let column: UISplitViewController.Column
    /// Tells the split view that something was chosen in the column's list.
    func chosen(clear: @escaping () -> Void) { split.chosen(in: column, clear: clear) }
}

private struct ColumnKey: EnvironmentKey { static let defaultValue: SplitColumn? = nil }

extension EnvironmentValues {
    /// The column of a split view that a view is in.
    var splitColumn: SplitColumn? {
        get { self[ColumnKey.self] }
        set { self[ColumnKey.self] = newValue }
    }
}
