/// Gives the bars around a view items.
@MainActor private struct ToolbarModifier<Items: ToolbarContent>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let content: Items
    /// Whether people may arrange the items, so that some of them are not in the bar at first.
    let isCustomizable: Bool
    nonisolated init(content: Items, isCustomizable: Bool = false) { (self.content, self.isCustomizable) = (content, isCustomizable) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let outputs = Items._makeContent(
            content: _GraphValue(modifier.map(in: inputs.scope) { $0.content }), inputs: _ToolbarInputs(view: inputs))
        let source = ToolbarSource(inputs)
        node.observe(inputs) {
            let (entries, isCustomizable) = (outputs.entries(), modifier.value.isCustomizable)
            let isWide = inputs.environment.value.horizontalSizeClass == .regular
            AnyAttribute.untracked { source.update(entries, isCustomizable: isCustomizable, isWide: isWide) }
        }
        inputs.scope.atEnd { MainActor.assumeIsolated { source.update([]) } }
        return node
    }
}

/// The items that one modifier gives the bars.
@MainActor final class ToolbarSource {
    private let inputs: _ViewInputs
    private var entries: [ToolbarEntry] = []
    private var isWide = false
    private let items = ElementTable<UIBarButtonItem> { ($0.customView as? ElementHost)?.end() }

    init(_ inputs: _ViewInputs) { self.inputs = inputs }

    /// - Parameters:
    ///   - isCustomizable: Whether entries may be left out of the bar.
    ///   - isWide: Whether the bar may have room for secondary actions.
    func update(_ new: [ToolbarEntry], isCustomizable: Bool = false, isWide: Bool = false) {
        entries = isCustomizable ? new : new.map(\.withoutCustomization)
        self.isWide = isWide
        for entry in new { entry.list.onChange = { [weak self] in self?.changed() } }
        changed()
    }

    private func changed() {
        var shown = ToolbarShown()
        for entry in entries {
            if let menu = entry.menu {
                guard !entry.isLeftOut else {
                    if entry.customization.isAlwaysAvailable { shown.extraMenus.append(menu) }
                    continue
                }
                shown.menus.append(menu)
                // On phones nothing but the menu is ever seen.
                if !isWide { continue }
            }
            shown.items.append((entry.placement, entry.list.elements.map { element in items.value(for: element) { item(element) } }))
        }
        inputs.host.preferences.setToolbar(shown, from: self)
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

/// The toolbar content of one modifier.
struct ToolbarShown {
    var items: [(ToolbarItemPlacement, [UIBarButtonItem])] = []
    /// The overflow menu's elements for secondary actions that do not fit into the bar.
    var menus: [@MainActor () -> [UIMenuElement]] = []
    /// The overflow menu's elements that are listed whether or not there is space in the bar.
    var extraMenus: [@MainActor () -> [UIMenuElement]] = []
}

extension ToolbarEntry {
    /// Whether people would have to put the item into the bar. As on iPadOS this goes for secondary actions.
    fileprivate var isLeftOut: Bool { customization.isLeftOut && customization.isRemovable }
    fileprivate var withoutCustomization: ToolbarEntry {
        var copy = self
        copy.customization = Customization()
        return copy
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
    /// Gives the bars around the view items that may be left out of them at first.
    ///
    /// The items stand as their defaults say: there is no sheet in which people arrange them.
    ///
    /// - Parameter id: A name for what people have arranged.
    ///
    /// Source: Apple's documentation of `toolbar(id:content:)`.
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content)
        -> some View
    { modifier(ToolbarModifier(content: content(), isCustomizable: true)) }
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
