/// A part of what a view draws, as assistive technologies find it.
package struct DrawnElement {
    /// The part's rectangle in the view, in points.
    package let frame: CGRect
    package let label: Text
    package let value: Text?
    package let identifier: String?

    package init(frame: CGRect, label: Text, value: Text? = nil, identifier: String? = nil) {
        (self.frame, self.label, self.value, self.identifier) = (frame, label, value, identifier)
    }
}

extension View {
    /// Adds an element for each part of what the view draws. They are made when somebody asks for them, and have no views.
    nonisolated package func drawnElements(_ elements: @escaping @MainActor () -> [DrawnElement]) -> some View {
        modifier(
            AccessibilityModifier { items, node, environment in
                let origin = node.frameInContainer.origin
                return items
                    + elements().enumerated().map { index, element in
                        let item = AccessibilityItem(node, label: element.label.spokenText(in: environment), traits: .none)
                        item.content.value = element.value?.spokenText(in: environment)
                        item.content.identifier = element.identifier
                        item.outline = element.frame.offsetBy(dx: origin.x, dy: origin.y)
                        item.key = index + 1
                        return item
                    }
            })
    }
}
