/// Views of which one is shown, chosen by tabs at the bottom, or pages to turn.
///
/// Source: Apple's documentation of `TabView`.
@MainActor @preconcurrency public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    public typealias Body = Never
    nonisolated(unsafe) let selection: Binding<SelectionValue>?
    nonisolated(unsafe) let content: Content

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.changingEnvironment { $0.columnStack = nil }
        // What stands above this bar concerns no other inside.
        let isPaged = if case .pages = inputs.environment.untrackedValue.tabViewKind.kind { true } else { false }
        let pages = inputs.changingEnvironment {
            $0.tabAccessory = nil
            $0.tabMinimizing = .automatic
            $0.tabBarPlacement = isPaged ? .pageIndicator : .bottomBar
        }
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(pages)).list
        if case .pages = inputs.environment.untrackedValue.tabViewKind.kind { return makePages(view, list, inputs) }
        let tabs = TabsController()
        let node = ControllerNode(tabs, extendedEdges: .all, inputs)
        tabs.observeAccessory(inputs)
        tabs.observeMinimizing(inputs)
        tabs.show(list, inputs)
        list.onChange = { [weak tabs, weak list] in
            inputs.graph.afterUpdate { MainActor.assumeIsolated { if let list { tabs?.show(list, inputs) } } }
        }
        tabs.onSelect = { tag in
            guard let tag = tag?.base as? SelectionValue else { return }
            view.attribute.untrackedValue.selection?.wrappedValue = tag
        }
        node.observe(inputs) { if let selection = view.value.selection?.wrappedValue { tabs.select(AnyHashable(selection)) } }
        return _ViewOutputs(node)
    }

    private static func makePages(_ view: _GraphValue<Self>, _ list: ViewList, _ inputs: _ViewInputs) -> _ViewOutputs {
        let pages = PagesController(list, inputs)
        let node = ControllerNode(pages, inputs)
        list.onChange = { [weak pages] in inputs.graph.afterUpdate { MainActor.assumeIsolated { pages?.reload() } } }
        pages.onSelect = { tag in
            guard let tag = tag?.base as? SelectionValue else { return }
            view.attribute.untrackedValue.selection?.wrappedValue = tag
        }
        node.observe(inputs) {
            let environment = inputs.environment.value
            let selection = view.value.selection?.wrappedValue
            AnyAttribute.untracked {
                if case .pages(let mode) = environment.tabViewKind.kind {
                    pages.set(mode, hasBackground: environment.pageDotsHaveBackground)
                }
                if let selection { pages.select(AnyHashable(selection)) }
            }
        }
        return _ViewOutputs(node)
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

extension LayoutNode {
    /// Returns the value of a trait of the view, or of its only descendant; nil where neither has it.
    func trait<Value>(_ key: ObjectIdentifier) -> Value? {
        var node: LayoutNode? = self
        while let current = node {
            if let box = current.traits[key] as? TraitBox<Value> { return box.value }
            node = (current as? WrapperNode)?.content ?? (current.children.count == 1 ? current.children[0] : nil)
        }
        return nil
    }
    var tabItem: ViewList? { trait(ObjectIdentifier(TabItemKey.self)) }
}

extension View {
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { modifier(TabItemModifier(item: label())) }
}
