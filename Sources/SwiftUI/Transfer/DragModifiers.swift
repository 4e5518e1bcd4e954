/// Lets people drag a view.
@MainActor private struct DragModifier<Preview: View>: NodeModifier {
    typealias Body = Never
    nonisolated(unsafe) let provider: @MainActor () -> NSItemProvider?
    nonisolated(unsafe) let preview: Preview?
    nonisolated init(preview: Preview?, provider: @escaping @MainActor () -> NSItemProvider?) {
        (self.provider, self.preview) = (provider, preview)
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let result = GestureNode(node, inputs)
        let source = DragSource {
            modifier.untrackedValue.provider()
        } outline: { [unowned result] in
            result.contentOutline(for: .dragPreview)
        } preview: {
            guard let preview = modifier.untrackedValue.preview else { return nil }
            let view = HostingView(preview.environment(\.self, inputs.environment.untrackedValue))
            view.isMeasured = true
            view.bounds.size = view.intrinsicContentSize
            view.layoutIfNeeded()
            return view
        }
        let interaction = UIDragInteraction(delegate: source)
        interaction.isEnabled = true
        result.container.addInteraction(interaction)
        result.container.keep(source)
        return result
    }
}

@MainActor private final class DragSource: NSObject, UIDragInteractionDelegate {
    private let provider: @MainActor () -> NSItemProvider?
    private let outline: @MainActor () -> UIBezierPath?
    private let preview: @MainActor () -> UIView?

    init(
        provider: @escaping @MainActor () -> NSItemProvider?, outline: @escaping @MainActor () -> UIBezierPath?,
        preview: @escaping @MainActor () -> UIView?
    ) {
        (self.provider, self.outline, self.preview) = (provider, outline, preview)
        super.init()
    }

    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession)
        -> UITargetedDragPreview?
    {
        guard let view = interaction.view, view.window != nil else { return nil }
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = outline()
        return UITargetedDragPreview(view: view, parameters: parameters)
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        guard let provider = provider() else { return [] }
        let item = UIDragItem(itemProvider: provider)
        if let view = preview() { item.previewProvider = { UIDragPreview(view: view) } }
        return [item]
    }
}

extension View {
    /// Lets people drag the view, which then carries what the closure makes.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragModifier<EmptyView>(preview: nil) { data() })
    }
    /// Lets people drag the view; `preview` stands for it meanwhile.
    nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
        modifier(DragModifier(preview: preview()) { data() })
    }
    /// Lets people drag the view, which then carries what the closure makes; without a closure nothing is dragged.
    ///
    /// Source: Apple's documentation of `itemProvider(_:)`.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(DragModifier<EmptyView>(preview: nil) { action?() })
    }
    /// Lets people drag the view, which then carries a value.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier<EmptyView>(preview: nil) { TransferProviders.provider(payload()) })
    }
    /// Lets people drag the view, which then carries a value; `preview` stands for it meanwhile.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { modifier(DragModifier(preview: preview()) { TransferProviders.provider(payload()) }) }
}
