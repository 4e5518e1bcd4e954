/// One of the views that a view stands for, by itself.
struct PreviewElement<Content: View>: PrimitiveView {
    typealias Body = Never
    nonisolated(unsafe) let content: Content
    let number: Int

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = Content._makeViewList(view: view.map(inputs.scope) { $0.content }, inputs: _ViewListInputs(inputs)).list
        return _ViewOutputs(PreviewElementNode(list, view.attribute.untrackedValue.number, inputs))
    }

    /// Returns the traits of the view at an index of the content; nil if there are fewer views.
    @MainActor static func traits(of content: Content, at number: Int) -> PreviewTraits? {
        let hosting = HostingView(PreviewElement(content: content, number: number))
        hosting.host.update(size: nil)
        guard let node = hosting.host.root as? PreviewElementNode, node.hasElement else { return nil }
        defer { hosting.host.destroy() }
        return node.content.previewTraits
    }
}

/// Shows one element of a list.
final class PreviewElementNode: WrapperNode {
    /// Keeps the list alive, whose parts may change.
    private let list: ViewList
    private let number: Int
    var hasElement: Bool { number < list.count }

    init(_ list: ViewList, _ number: Int, _ inputs: _ViewInputs) {
        (self.list, self.number) = (list, number)
        super.init(number < list.count ? list.element(at: number).makeNode(in: inputs.host) : LayoutNode(inputs), inputs)
    }
}
