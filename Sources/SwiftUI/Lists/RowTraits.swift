/// The keys of the row traits that apps set on a view.
enum RowTraits {
    enum Insets {}
    enum Background {}
    enum Separator {}
    enum SeparatorTint {}
    enum SectionSeparator {}
    enum SectionSeparatorTint {}
    enum TrailingSwipe {}
    enum LeadingSwipe {}
    enum DeleteDisabled {}
    enum MoveDisabled {}
    enum SelectionDisabled {}
    enum TypedText {}
    enum Menu {}
    enum LinkIndicator {}
    enum EdgeInset {}
}

/// Says something about the row a view is in.
@MainActor struct RowTraitModifier<Value>: NodeModifier {
    typealias Body = Never
    let key: ObjectIdentifier
    nonisolated(unsafe) let value: Value
    nonisolated init(_ key: Any.Type, _ value: Value) { (self.key, self.value) = (ObjectIdentifier(key), value) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in
            let modifier = modifier.value
            node.traits[modifier.key] = TraitBox(modifier.value)
            node.host.needsLayout()
        }
        return node
    }
}

/// The background of a row: a view, made in the row's surroundings.
@MainActor struct RowBackgroundModifier<Background: View>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let background: Background?
    nonisolated init(background: Background?) { self.background = background }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let background = modifier.map(in: inputs.scope) { $0.background }
        guard modifier.untrackedValue.background != nil else { return node }
        let host = ElementHost(inputs) { inputs in Optional<Background>._makeView(view: _GraphValue(background), inputs: inputs).node }
        node.traits[ObjectIdentifier(RowTraits.Background.self)] = TraitBox<UIView>(host)
        return node
    }
}

/// Which lines stand at the edges of a row.
struct RowSeparator {
    var visibility: Visibility
    var edges: VerticalEdge.Set
}

/// Buttons that a swipe over a row brings out.
struct RowSwipe {
    /// Makes UIKit's actions.
    let actions: @MainActor () -> [UIContextualAction]
    let allowsFullSwipe: Bool
}

@MainActor struct SwipeActionsModifier<Actions: View>: NodeModifier {
    typealias Body = Never
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    nonisolated(unsafe) let actions: Actions
    nonisolated init(edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.actions = actions
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in
            let value = modifier.value
            let key =
                value.edge == .leading ? ObjectIdentifier(RowTraits.LeadingSwipe.self) : ObjectIdentifier(RowTraits.TrailingSwipe.self)
            node.traits[key] = TraitBox(
                RowSwipe(
                    actions: { CollectedButtons.collect(modifier.untrackedValue.actions, inputs).map(action) },
                    allowsFullSwipe: value.allowsFullSwipe))
        }
        return node
    }

    private static func action(_ item: CollectedButtons.Item) -> UIContextualAction {
        // Low rows show the image alone; the title is what assistive technologies read.
        let action = UIContextualAction(style: item.role == .destructive ? .destructive : .normal, title: item.title) { _, _, done in
            item.action()
            done(true)
        }
        action.image = item.image
        if let tint = item.tint { action.backgroundColor = tint }
        return action
    }
}

extension View {
    /// Sets the distances of the row's content from its edges; nil for those the list gives.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(RowTraitModifier(RowTraits.Insets.self, insets)) }
    /// Sets the distances of the row's content from some of its edges; nil for those the list gives.
    ///
    /// Source: Apple's documentation of `listRowInsets(_:_:)` (iOS 26).
    nonisolated public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowInsetModifier(edges: edges, length: length))
    }
    /// Shows or hides the arrow at the end of rows that lead somewhere.
    ///
    /// Source: Apple's documentation of `navigationLinkIndicatorVisibility(_:)`.
    nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
    /// Sets what lies behind the row.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { modifier(RowBackgroundModifier(background: view)) }
    /// Shows or hides the lines at the row's edges.
    nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowTraitModifier(RowTraits.Separator.self, RowSeparator(visibility: visibility, edges: edges)))
    }
    /// Gives the row buttons that a swipe brings out.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
    /// Keeps the row from being deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier(RowTraits.DeleteDisabled.self, isDisabled))
    }
    /// Keeps the row from being moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowTraitModifier(RowTraits.MoveDisabled.self, isDisabled))
    }
    /// Keeps the row from being selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowTraitModifier(RowTraits.SelectionDisabled.self, isDisabled))
    }
}

private struct LinkIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct ReservedIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// Whether rows that lead somewhere have an arrow.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.navigationLinkIndicatorVisibility`.
    public var navigationLinkIndicatorVisibility: Visibility {
        get { linkIndicatorVisibility }
        set { linkIndicatorVisibility = newValue }
    }
    /// The width that labels in rows keep for their icons, in points; nil for the list's own.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.labelReservedIconWidth` (iOS 26).
    public var labelReservedIconWidth: CGFloat? {
        get { reservedIconWidth }
        set { reservedIconWidth = newValue }
    }
    /// The distance between the icon and the title of labels, in points; nil for the style's own.
    ///
    /// Source: Apple's documentation of `EnvironmentValues.labelIconToTitleSpacing` (iOS 26).
    public var labelIconToTitleSpacing: CGFloat? {
        get { labelSpacing }
        set { labelSpacing = newValue }
    }
    /// Whether rows that lead somewhere have an arrow.
    var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
    /// The width that labels in rows keep for their icons, in points; nil for the list's own.
    var reservedIconWidth: CGFloat? {
        get { self[ReservedIconWidthKey.self] }
        set { self[ReservedIconWidthKey.self] = newValue }
    }
}

extension View {
    /// Sets the width that labels inside lists keep for their icons, so that titles line up.
    ///
    /// Source: Apple's documentation of `labelReservedIconWidth(_:)` (iOS 26).
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.reservedIconWidth, value) }
    /// Sets the distance between the icon and the title of labels inside.
    ///
    /// Source: Apple's documentation of `labelIconToTitleSpacing(_:)` (iOS 26).
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { environment(\.labelSpacing, value) }
}

private struct LabelSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The distance between the icon and the title of labels, in points; nil for the style's own.
    var labelSpacing: CGFloat? {
        get { self[LabelSpacingKey.self] }
        set { self[LabelSpacingKey.self] = newValue }
    }
}

/// Sets some of a row's insets.
@MainActor private struct RowInsetModifier: NodeModifier {
    typealias Body = Never
    let edges: Edge.Set
    let length: CGFloat?
    nonisolated init(edges: Edge.Set, length: CGFloat?) { (self.edges, self.length) = (edges, length) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let outer: [Edge: CGFloat] = node.trait(ObjectIdentifier(RowTraits.EdgeInset.self)) ?? [:]
        node.observe(inputs) { [unowned node] in
            let value = modifier.value
            var insets = outer
            for edge in [Edge.top, .leading, .bottom, .trailing] where value.edges.contains(Edge.Set(edge)) { insets[edge] = value.length }
            node.traits[ObjectIdentifier(RowTraits.EdgeInset.self)] = TraitBox(insets)
        }
        return node
    }
}
