/// An item of a bar.
///
/// Source: Apple's documentation of `ToolbarItem`.
@MainActor @preconcurrency public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    let itemID: ID
    let placement: ToolbarItemPlacement
    /// Whether it is not in the bar before people put it there.
    var isLeftOut = false
    nonisolated(unsafe) let content: Content

    nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == String {
        itemID = id
        self.placement = placement
        self.content = content()
    }

    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        let made = ToolbarEntryMaking.make(content, inputs, placement: \.placement) { $0.content }
        guard content.attribute.untrackedValue.isLeftOut else { return made }
        return _ToolbarOutputs {
            made.entries().map { entry in
                var entry = entry
                entry.customization.isLeftOut = true
                return entry
            }
        }
    }
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        itemID = ()
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    public var id: ID { itemID }
}

/// Items that stand at one place of the bars.
///
/// Source: Apple's documentation of `ToolbarItemGroup`.
@MainActor @preconcurrency public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    let placement: ToolbarItemPlacement
    nonisolated(unsafe) let content: Content

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        ToolbarEntryMaking.make(content, inputs, placement: \.placement) { $0.content }
    }
}

extension ToolbarItemGroup {
    /// Items that stand at one place of the bars. Where they are in a menu, they are in one of their own, named by the label.
    ///
    /// Source: Apple's documentation of `ToolbarItemGroup.init(placement:content:label:)`.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}

/// The views of a group of items with a label.
///
/// Source: Apple's documentation of `LabeledToolbarItemGroupContent`.
@MainActor @preconcurrency public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let label: Label
    @Environment(\.collectsMenus) private var isInMenu

    nonisolated init(content: Content, label: Label) { (self.content, self.label) = (content, label) }

    public var body: some View {
        if isInMenu {
            Menu {
                content
            } label: {
                label
            }
        } else {
            content
        }
    }
}

/// Makes entries of views.
@MainActor enum ToolbarEntryMaking {
    static func make<Item, Content: View>(
        _ item: _GraphValue<Item>, _ inputs: _ToolbarInputs, placement: KeyPath<Item, ToolbarItemPlacement>,
        content: @escaping (Item) -> Content
    ) -> _ToolbarOutputs {
        let placement = item.attribute.untrackedValue[keyPath: placement]
        var inner = inputs.view
        inner.environment =
            inputs.view.changingEnvironment { values in
                values.isInListRow = false
                values.stackAxis = .horizontal
                values.imageScale = .large
                // Bars keep their height: what is in them does not grow with the text size.
                values.dynamicTypeSize = .large
                values.font = placement.place == .title ? .headline : placement.isConfirming ? .body.weight(.semibold) : .body
                values.foreground = nil
                values.textStyling = TextStyling()
                values.buttonStyling = ButtonStyling(DefaultButtonStyle())
                values.toggleStyling = ToggleStyling(ButtonToggleStyle())
                if placement.place != .title { values.labelStyling = LabelStyling(IconOnlyLabelStyle()) }
            }.environment
        let views = item.map(inputs.view.scope, content)
        let list = makeList(views, source: inputs.view.environment.untrackedValue.toolbarTransitionSource, inner)
        var entry = ToolbarEntry(placement: placement, list: list)
        if placement.place == .overflow {
            entry.menu = { MenuElements.collect(content(AnyAttribute.untracked { item.attribute.value }), inputs.view) }
        }
        return _ToolbarOutputs { [entry] }
    }

    /// The views of an item, named as the source of a transition where its content is one.
    private static func makeList<Content: View>(_ content: _GraphValue<Content>, source: _TransitionSource?, _ inputs: _ViewInputs)
        -> ViewList
    {
        guard let source else { return Content._makeViewList(view: content, inputs: _ViewListInputs(inputs)).list }
        let named = content.map(inputs.scope) { $0.modifier(TransitionSourceModifier(source: source, looks: .init())) }
        return ModifiedContent<Content, TransitionSourceModifier>._makeViewList(view: named, inputs: _ViewListInputs(inputs)).list
    }
}
