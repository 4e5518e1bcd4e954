/// How a view is shown over others.
enum PresentationKind { case sheet, fullScreen, popover(PopoverAttachmentAnchor, Edge?) }

/// Shows another view over the one it is applied to as long as a value says so.
@MainActor struct SheetModifier<Item, Content: View>: NodeModifier {
    typealias Body = Never
    let item: Binding<Item?>
    let identify: (Item) -> AnyHashable
    let kind: PresentationKind
    let onDismiss: (() -> Void)?
    let content: (Item) -> Content

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let presenter = SheetPresenter(inputs)
        presenter.node = node
        node.observe(inputs) {
            let value = modifier.value
            let item = value.item.wrappedValue
            let id = item.map(value.identify)
            inputs.host.whenInWindow(for: modifier) {
                presenter.show(id) { item.map { presenter.make($0, modifier) } }
            }
        }
        return node
    }
}

@MainActor private final class SheetPresenter {
    private let inputs: _ViewInputs
    private var presented: (id: AnyHashable, controller: UIViewController)?
    /// The node that a popover's arrow points at.
    weak var node: LayoutNode?

    init(_ inputs: _ViewInputs) { self.inputs = inputs }

    func show(_ id: AnyHashable?, _ make: @escaping () -> UIViewController?) {
        wanted = nil
        guard presented?.id != id else { return }
        if let old = presented {
            presented = nil
            if old.controller.presentingViewController != nil { old.controller.dismiss(animated: true) }
        }
        guard let id else { return }
        present(id, make)
    }

    /// Presents a controller, now or when the one that is leaving has gone.
    private func present(_ id: AnyHashable, _ make: @escaping () -> UIViewController?) {
        if let leaving = inputs.host.leavingController {
            wanted = id
            leaving.afterLeaving { [weak self] in
                guard let self, self.wanted == id, !self.inputs.scope.isDestroyed else { return }
                self.wanted = nil
                self.present(id, make)
            }
            return
        }
        guard let from = inputs.host.presentingController, let controller = make() else { return }
        presented = (id, controller)
        from.present(controller, animated: true)
    }

    /// The identity of what is presented once another controller has gone.
    private var wanted: AnyHashable?

    func make<Item, Content: View>(_ item: Item, _ source: Attribute<SheetModifier<Item, Content>>) -> UIViewController {
        let modifier = source.untrackedValue
        let scope = GraphScope(parent: inputs.scope)
        let settings = PresentationSettings()
        weak var shown: ElementController?
        let inner = inputs.scoped(scope).changingEnvironment { values in
            values.isPresented = true
            values.isInListRow = false
            values.navigation = nil
            values.splitColumn = nil
            values.columnStack = nil
            values.isInSidebar = false
            values.isBelowSearchField = false
            values.presentation = settings
            values.dismiss = DismissAction { shown?.dismiss(animated: true) }
        }
        let id = modifier.identify(item)
        let controller = ElementController(inner) { inputs in
            let content = FollowedContent.attribute(in: inputs.scope, item) {
                let modifier = source.value
                return (modifier.item.wrappedValue.flatMap { modifier.identify($0) == id ? $0 : nil }, modifier.content)
            }
            let presented = content.map(in: inputs.scope) { PresentedContent(content: $0, settings: settings) }
            return PresentedContent<Content>._makeView(view: _GraphValue(presented), inputs: inputs).node
        }
        shown = controller
        prepare(controller, modifier.kind)
        settings.attach(controller)
        if settings.ground.untrackedValue != nil { controller.isClear = true }
        controller.didLeave = { [weak self] in
            if self?.presented?.controller === shown { self?.presented = nil }
            // Another item is presented next.
            if modifier.item.wrappedValue.map(modifier.identify) == id { modifier.item.wrappedValue = nil }
            modifier.onDismiss?()
            // As long as the presentation.
            _ = settings
            scope.destroy()
        }
        return controller
    }

    private func prepare(_ controller: ElementController, _ kind: PresentationKind) {
        switch kind {
        case .sheet: controller.modalPresentationStyle = .automatic
        case .fullScreen: controller.modalPresentationStyle = .fullScreen
        case .popover(let anchor, let edge):
            controller.modalPresentationStyle = .popover
            controller.preferredContentSize = PopoverSize.size(of: controller)
            controller.hosting.onLayout = { [weak controller] in
                guard let controller else { return }
                let size = PopoverSize.size(of: controller)
                if size != controller.preferredContentSize { controller.preferredContentSize = size }
            }
            guard let popover = controller.popoverPresentationController, let node else { return }
            popover.sourceView = node.containingView
            popover.sourceRect = anchor.rectangle(in: node.frameInContainer)
            popover.permittedArrowDirections = edge?.arrowDirection ?? .any
        }
    }
}

extension ElementController {
    /// Calls `action` when the controller, which is being dismissed, has gone.
    func afterLeaving(_ action: @escaping () -> Void) {
        let left = didLeave
        didLeave = {
            left()
            // The presenting controller is free again at the end of the turn.
            DispatchQueue.main.async { MainActor.assumeIsolated(action) }
        }
    }
}

extension Binding<Bool> {
    /// Whether something is shown, as something there is or not.
    var presence: Binding<Bool?> {
        let base = self
        return Binding<Bool?>(
            location: FunctionalLocation(
                get: { base.wrappedValue ? true : nil }, set: { value, _ in base.wrappedValue = value != nil }))
    }
}

extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                item: isPresented.presence, identify: { AnyHashable($0) }, kind: .sheet, onDismiss: onDismiss
            ) { _ in content() })
    }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(item: item, identify: { AnyHashable($0.id) }, kind: .sheet, onDismiss: onDismiss, content: content))
    }
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            SheetModifier(
                item: isPresented.presence, identify: { AnyHashable($0) }, kind: .fullScreen, onDismiss: onDismiss
            ) { _ in content() })
    }
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(SheetModifier(item: item, identify: { AnyHashable($0.id) }, kind: .fullScreen, onDismiss: onDismiss, content: content))
    }
}
