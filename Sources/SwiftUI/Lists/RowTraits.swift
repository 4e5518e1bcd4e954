/// What apps say about the row a view is in.
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
}

/// Says something about the row a view is in.
@MainActor struct RowTraitModifier<Value>: NodeModifier {
    typealias Body = Never
    let key: ObjectIdentifier
    nonisolated(unsafe) let value: Value
    nonisolated init(_ key: Any.Type, _ value: Value) { (self.key, self.value) = (ObjectIdentifier(key), value) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.follow(inputs) { [unowned node] in
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
        node.follow(inputs) { [unowned node] in
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
        let action = UIContextualAction(
            style: item.role == .destructive ? .destructive : .normal, title: item.image == nil ? item.title : nil
        ) {
            _, _, done in
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
