/// Something that assistive technologies find: a part of what is drawn, or a view.
@MainActor final class AccessibilityItem {
    /// What a node that draws says of itself.
    final class Content {
        var label: String?
        var value: String?
        var hint: String?
        var identifier: String?
        var traits: UIAccessibilityTraits
        init(label: String?, traits: UIAccessibilityTraits) { (self.label, self.traits) = (label, traits) }
    }

    let node: LayoutNode
    let view: UIView?
    var content: Content

    init(_ node: LayoutNode, view: UIView) { (self.node, self.view, content) = (node, view, Content(label: nil, traits: .none)) }
    init(_ node: LayoutNode, label: String?, traits: UIAccessibilityTraits) {
        (self.node, view, content) = (node, nil, Content(label: label, traits: traits))
    }

    /// What the item is called, whatever it is.
    var spokenLabel: String? { content.label ?? view?.accessibilityLabel }

    /// The object UIKit works with.
    func object(in container: UIView) -> Any {
        if let view {
            if let label = content.label { view.accessibilityLabel = label }
            if let value = content.value { view.accessibilityValue = value }
            if let hint = content.hint { view.accessibilityHint = hint }
            if let identifier = content.identifier { view.accessibilityIdentifier = identifier }
            if content.traits != .none { view.accessibilityTraits.formUnion(content.traits) }
            return view
        }
        let element = node.accessibilityElement(in: node.containingView ?? container)
        element.accessibilityLabel = content.label
        element.accessibilityValue = content.value
        element.accessibilityHint = content.hint
        element.accessibilityIdentifier = content.identifier
        element.accessibilityTraits = content.traits
        element.accessibilityFrameInContainerSpace = node.frameInContainer
        return element
    }
}

extension LayoutNode {
    /// The element that stands for the node, the same each time.
    func accessibilityElement(in container: UIView) -> UIAccessibilityElement {
        if let known = traits[ObjectIdentifier(UIAccessibilityElement.self)] as? UIAccessibilityElement { return known }
        let element = UIAccessibilityElement(accessibilityContainer: container)
        traits[ObjectIdentifier(UIAccessibilityElement.self)] = element
        return element
    }

    /// The view that shows the node.
    var containingView: UIView? {
        var node = parent
        while let current = node {
            if current.isContainer { return current.displayView }
            node = current.parent
        }
        return host.container
    }

    /// The node's rectangle in the view that shows it.
    var frameInContainer: CGRect {
        var rect = CGRect(origin: position, size: size)
        var node = parent
        while let current = node {
            rect.origin.x += current.contentOffset.x
            rect.origin.y += current.contentOffset.y
            if current.isContainer { break }
            rect.origin.x += current.position.x
            rect.origin.y += current.position.y
            node = current.parent
        }
        return rect
    }
}
