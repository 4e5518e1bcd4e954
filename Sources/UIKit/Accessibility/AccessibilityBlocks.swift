/// Blocks that are asked instead of an object's accessibility properties.
@MainActor final class AccessibilityBlocks {
    var isElement, elementsHidden, isModal, groupsChildren, respondsToUserInteraction: AXBoolReturnBlock?
    var label, value, hint, language, identifier: AXStringReturnBlock?
    var attributedLabel, attributedValue, attributedHint: AXAttributedStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var userInputLabels, attributedUserInputLabels, headerElements, elements, automationElements, customActions,
        customRotors: AXArrayReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var activate, performEscape, magicTap: AXBoolReturnBlock?
    var increment, decrement: AXVoidReturnBlock?
}

extension UIResponder {
    var accessibilityBlocks: AccessibilityBlocks? { knownAccessibilityDetails?.blocks }

    /// The answer of a block, or the value where there is none.
    func asked<Value>(_ block: KeyPath<AccessibilityBlocks, (() -> Value)?>, else value: () -> Value) -> Value {
        guard let blocks = accessibilityBlocks, let block = blocks[keyPath: block] else { return value() }
        return block()
    }

    /// Lists come untyped, as Objective-C has them.
    func asked<Element>(list block: KeyPath<AccessibilityBlocks, AXArrayReturnBlock?>, else value: () -> [Element]?) -> [Element]? {
        guard let blocks = accessibilityBlocks, let block = blocks[keyPath: block] else { return value() }
        return block()?.compactMap { $0 as? Element }
    }

    func setAccessibilityBlock<Block>(_ block: ReferenceWritableKeyPath<AccessibilityBlocks, Block?>, _ new: Block?) {
        changeAccessibilityDetails { details in
            let blocks = details.blocks ?? AccessibilityBlocks()
            details.blocks = blocks
            blocks[keyPath: block] = new
        }
    }
}
