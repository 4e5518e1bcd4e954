/// Shows another view over the one it is applied to as long as a value says so.
@MainActor private struct SheetModifier<Item, Content: View>: NodeModifier {
    typealias Body = Never
    let item: Binding<Item?>
    let identify: (Item) -> AnyHashable
    let isFullScreen: Bool
    let onDismiss: (() -> Void)?
    let content: (Item) -> Content

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let presenter = SheetPresenter(inputs)
        node.follow(inputs) {
            let modifier = modifier.value
            let item = modifier.item.wrappedValue
            let id = item.map(modifier.identify)
            inputs.graph.afterUpdate {
                MainActor.assumeIsolated {
                    presenter.show(id) { item.map { presenter.make($0, modifier) } }
                }
            }
        }
        return node
    }
}

@MainActor private final class SheetPresenter {
    private let inputs: _ViewInputs
    private var presented: (id: AnyHashable, controller: UIViewController)?

    init(_ inputs: _ViewInputs) { self.inputs = inputs }

    func show(_ id: AnyHashable?, _ make: () -> UIViewController?) {
        guard presented?.id != id else { return }
        if let old = presented {
            presented = nil
            if old.controller.presentingViewController != nil { old.controller.dismiss(animated: true) }
        }
        guard let id, let controller = make(), let from = inputs.host.presentingController else { return }
        presented = (id, controller)
        from.present(controller, animated: true)
    }

    func make<Item, Content: View>(_ item: Item, _ modifier: SheetModifier<Item, Content>) -> UIViewController {
        let scope = GraphScope(parent: inputs.scope)
        var inner = inputs.scoped(scope)
        weak var shown: ElementController?
        inner.environment =
            inputs.scoped(scope).changingEnvironment { values in
                values.isPresented = true
                values.isInListRow = false
                values.navigation = nil
                values.dismiss = DismissAction { shown?.dismiss(animated: true) }
            }.environment
        let content = modifier.content
        let controller = ElementController(inner) { inputs in
            Content._makeView(view: _GraphValue(Attribute(content(item))), inputs: inputs).node
        }
        shown = controller
        controller.modalPresentationStyle = modifier.isFullScreen ? .fullScreen : .automatic
        controller.didLeave = { [weak self] in
            if self?.presented?.controller === shown { self?.presented = nil }
            if modifier.item.wrappedValue != nil { modifier.item.wrappedValue = nil }
            modifier.onDismiss?()
            scope.destroy()
        }
        return controller
    }
}

/// Whether something is shown, as something there is or not.
private func presence(_ isPresented: Binding<Bool>) -> Binding<Bool?> {
    Binding(
        location: FunctionalLocation(
            get: { isPresented.wrappedValue ? true : nil }, set: { value, _ in isPresented.wrappedValue = value != nil }))
}

extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                item: presence(isPresented), identify: { AnyHashable($0) }, isFullScreen: false, onDismiss: onDismiss
            ) { _ in content() })
    }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(item: item, identify: { AnyHashable($0.id) }, isFullScreen: false, onDismiss: onDismiss, content: content))
    }
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                item: presence(isPresented), identify: { AnyHashable($0) }, isFullScreen: true, onDismiss: onDismiss
            ) { _ in content() })
    }
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(item: item, identify: { AnyHashable($0.id) }, isFullScreen: true, onDismiss: onDismiss, content: content))
    }
}
