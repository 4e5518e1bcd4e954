/// Gives the bars around a view items.
@MainActor private struct ToolbarModifier<Items: ToolbarContent>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let content: Items
    nonisolated init(content: Items) { self.content = content }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let outputs = Items._makeContent(
            content: _GraphValue(modifier.map(in: inputs.scope) { $0.content }), inputs: _ToolbarInputs(view: inputs))
        let source = ToolbarSource(inputs)
        node.follow(inputs) {
            let entries = outputs.entries()
            AnyAttribute.untracked { source.take(entries) }
        }
        inputs.scope.atEnd { MainActor.assumeIsolated { source.take([]) } }
        return node
    }
}

/// The items that one modifier gives the bars.
@MainActor final class ToolbarSource {
    private let inputs: _ViewInputs
    private var entries: [ToolbarEntry] = []
    private let items = ElementTable<UIBarButtonItem> { ($0.customView as? ElementHost)?.end() }

    init(_ inputs: _ViewInputs) { self.inputs = inputs }

    func take(_ new: [ToolbarEntry]) {
        entries = new
        for entry in new { entry.list.onChange = { [weak self] in self?.changed() } }
        changed()
    }

    private func changed() {
        let shown = entries.filter { $0.menu == nil }.map { entry in
            (entry.placement, entry.list.elements.map { element in items.value(for: element) { item(element) } })
        }
        inputs.host.preferences.setToolbar(shown, menus: entries.compactMap(\.menu), from: self)
    }

    private func item(_ element: ViewElement) -> UIBarButtonItem {
        let host = ElementHost(inputs) { element.makeNode(in: $0.host) }
        if host.host.root is SpacerNode { return .flexibleSpace() }
        host.ignoresSafeArea = true
        host.frame.size = host.intrinsicContentSize
        let item = UIBarButtonItem(customView: host)
        // The bar makes room for what has become larger.
        host.onLayout = { [weak host, weak item] in
            guard let host, let item, host.bounds.size != host.intrinsicContentSize else { return }
            host.frame.size = host.intrinsicContentSize
            item.customView = host
            // A title stays in the middle.
            host.superview?.setNeedsLayout()
        }
        return item
    }
}

extension View {
    /// Gives the bars around the view items.
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: content()))
    }
    /// Gives the bars around the view items.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
    }
    /// Gives the navigation bar items.
    @available(iOS, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(placement: .topBarLeading) { leading }))
            .modifier(ToolbarModifier(content: ToolbarItemGroup(placement: .topBarTrailing) { trailing }))
    }
    @available(iOS, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarLeading placement")
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(placement: .topBarLeading) { leading }))
    }
    @available(iOS, deprecated: 100000.0, message: "Use toolbar(_:) with navigationBarTrailing placement")
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(ToolbarModifier(content: ToolbarItemGroup(placement: .topBarTrailing) { trailing }))
    }
}
