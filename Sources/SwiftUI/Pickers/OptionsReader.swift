/// One of the views people choose from.
struct PickerOption: Equatable {
    var tag: AnyHashable?
    /// Whether selections of the optional type match the tag.
    var includesOptional = true
    let title: String
    let image: UIImage?
    /// The tint that the app has given the option; nil where it has none.
    var tint: UIColor?
    /// The text that the option shows, which another may be spoken for; empty where it shows none.
    var shownText = ""
}

/// Reads what a closure lists to choose from, and shows a view of that.
struct OptionsReader<Content: View, Result: View>: ListView {
    typealias Body = Never
    let content: Content
    let result: ([PickerOption]) -> Result

    init(content: Content, @ViewBuilder result: @escaping ([PickerOption]) -> Result) { (self.content, self.result) = (content, result) }

    static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { Result._viewListCount(inputs: inputs) }

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
        let scope = inputs.base.scope
        var inner = inputs
        inner.base.environment =
            inputs.base.changingEnvironment { values in
                values.isInListRow = false
                values.foreground = nil
            }.environment
        let list = Content._makeViewList(view: view.map(scope) { $0.content }, inputs: inner).list
        let options = Attribute(read(list))
        let content = view.map(scope) { $0.content }
        let sink = GraphSink(in: scope, graph: inputs.base.graph) {
            _ = content.value
            AnyAttribute.untracked { MainActor.assumeIsolated { options.set(read(list)) } }
        }
        list.onChange = { [weak sink] in sink?.invalidate() }
        let result = Attribute<Result>(in: scope) { view.value.result(options.value) }
        return Result._makeViewList(view: _GraphValue(result), inputs: inputs)
    }

    private static func read(_ list: ViewList) -> [PickerOption] {
        AnyAttribute.untracked {
            list.elements.map { element in
                let node = element.node
                var items: [AccessibilityItem] = []
                node.collectAccessibility(into: &items)
                // A symbol beside a title is not read out for it.
                let texts = items.filter { !$0.content.addedTraits.contains(.image) }
                let title = (texts.isEmpty ? items : texts).compactMap(\.spokenLabel).joined(separator: ", ")
                return PickerOption(
                    tag: node.tagValue ?? element.id, includesOptional: node.tagIncludesOptional, title: title, image: node.firstImage,
                    tint: node.firstTint, shownText: node.shownText)
            }
        }
    }
}

extension LayoutNode {
    /// The texts in the subtree as they are shown.
    var shownText: String {
        if let text = self as? TextNode { return text.shownString }
        return children.map(\.shownText).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    /// The first picture in the subtree.
    var firstImage: UIImage? { (self as? ImageNode)?.shownImage ?? children.lazy.compactMap(\.firstImage).first }
    /// The tint around the first picture in the subtree.
    var firstTint: UIColor? { (self as? ImageNode).map(\.tint) ?? children.lazy.first { $0.firstImage != nil }?.firstTint }
}
