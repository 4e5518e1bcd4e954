/// Toolbar content that may be hidden.
@MainActor private struct HiddenToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    typealias Body = Never
    nonisolated(unsafe) let content: Content
    let isHidden: Bool

    nonisolated init(content: Content, isHidden: Bool) { (self.content, self.isHidden) = (content, isHidden) }

    static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        let made = Content._makeContent(content: content.map(inputs.view.scope) { $0.content }, inputs: inputs)
        return _ToolbarOutputs { content.value.isHidden ? [] : made.entries() }
    }
}

extension ToolbarContent {
    /// Hides the items.
    ///
    /// Source: Apple's documentation of `ToolbarContent.hidden(_:)` (iOS 18).
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent { HiddenToolbarContent(content: self, isHidden: hidden) }
}
