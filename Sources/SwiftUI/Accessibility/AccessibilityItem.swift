/// Something that assistive technologies find: a part of what is drawn, a view, or a container of such things.
@MainActor final class AccessibilityItem {
    typealias Content = AccessibilityOverlay

    let node: LayoutNode
    let view: UIView?
    /// The values set by modifiers, which take precedence over those of the item's view.
    let content = Content()
    /// The items inside; nil for what is an element itself.
    var children: [AccessibilityItem]?
    /// Tells items of one node from each other.
    var key = 0
    /// Items with a higher priority are read first.
    var sortPriority = 0.0
    /// Whether what stands beside the item is out of reach.
    var isModal = false
    /// The identifiers under which rotors, pairs and groups find the item.
    var links: [AccessibilityLink] = []

    /// The rectangle that assistive technologies outline, in the view that shows the item; nil for the node's own rectangle.
    var outline: CGRect?

    init(_ node: LayoutNode, view: UIView) { (self.node, self.view) = (node, view) }

    init(_ node: LayoutNode, label: String?, traits: UIAccessibilityTraits) {
        (self.node, view) = (node, nil)
        (content.label, content.addedTraits) = (label, traits)
    }

    /// A container of `children`.
    init(_ node: LayoutNode, children: [AccessibilityItem]) { (self.node, view, self.children) = (node, nil, children) }

    // MARK: What is said

    /// The item's label: the one set by modifiers, else the view's, else the children's labels joined by commas; nil when there is none.
    var spokenLabel: String? {
        if let label = content.label ?? view?.accessibilityLabel { return label }
        guard let children else { return nil }
        let words = children.compactMap(\.spokenLabel)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    var spokenValue: String? { content.value ?? view?.accessibilityValue }
    var traits: UIAccessibilityTraits {
        (view?.accessibilityTraits ?? .none).union(content.addedTraits).subtracting(content.removedTraits)
    }

    /// The action that activates the item; nil for items that cannot be activated.
    var activation: (() -> Void)? {
        if let action = content.activate { return action }
        guard let view, view is PressView || view is UIControl else { return nil }
        return { [weak view] in _ = view?.activateAsElement() }
    }

    // MARK: UIKit's objects

    /// The object UIKit works with.
    func object(in container: UIView) -> NSObject {
        let object = view.map(overlaid) ?? element(in: container)
        for link in links { AccessibilityLinks.shared.add(object, link) }
        return object
    }

    private func overlaid(_ view: UIView) -> NSObject {
        view.accessibilityOverlay = content
        return view
    }

    private func element(in container: UIView) -> NSObject {
        let element = node.accessibilityElement(in: node.containingView ?? container, key)
        element.overlay = content
        element.accessibilityLabel = content.label
        if let text = content.attributedLabel, text.string == content.label { element.accessibilityAttributedLabel = text }
        element.accessibilityValue = content.value
        element.accessibilityHint = content.hint
        element.accessibilityIdentifier = content.identifier
        element.accessibilityTraits = traits
        element.accessibilityUserInputLabels = content.userInputLabels
        element.accessibilityCustomActions = content.customActions.isEmpty ? nil : content.customActions
        element.accessibilityCustomRotors = content.customRotors.isEmpty ? nil : content.customRotors
        element.accessibilityTextualContext = content.textualContext
        element.accessibilityRespondsToUserInteraction = content.respondsToUserInteraction ?? true
        element.accessibilityFrameInContainerSpace = outline ?? node.frameInContainer
        element.isAccessibilityElement = children == nil
        element.accessibilityElements = children.map { AccessibilityOrder.arranged($0).map { $0.object(in: container) } }
        return element
    }
}

/// The elements of a node, by their keys.
private final class AccessibilityElements {
    var elements: [Int: UIAccessibilityElement] = [:]
}

extension LayoutNode {
    /// The element that stands for the node, the same each time.
    ///
    /// - Parameter key: Which one, where several stand for parts of the node.
    func accessibilityElement(in container: UIView, _ key: Int = 0) -> UIAccessibilityElement {
        let id = ObjectIdentifier(AccessibilityElements.self)
        let known = traits[id] as? AccessibilityElements ?? AccessibilityElements()
        traits[id] = known
        if let element = known.elements[key], element.accessibilityContainer === container { return element }
        let element = UIAccessibilityElement(accessibilityContainer: container)
        known.elements[key] = element
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
