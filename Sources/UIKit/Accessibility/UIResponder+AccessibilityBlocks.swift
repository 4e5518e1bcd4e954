// Blocks that give the values of accessibility properties (iOS 17). Source: Apple's documentation of `accessibilityLabelBlock` and its kin.

public typealias AXVoidReturnBlock = () -> Void
public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXRectReturnBlock = () -> CGRect
public typealias AXPathReturnBlock = () -> UIBezierPath?
public typealias AXPointReturnBlock = () -> CGPoint
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType

/// Each block is asked instead of the property of its name, every time that is read.
extension UIResponder {
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.isElement }
        set { setAccessibilityBlock(\.isElement, newValue) }
    }
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.label }
        set { setAccessibilityBlock(\.label, newValue) }
    }
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.value }
        set { setAccessibilityBlock(\.value, newValue) }
    }
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.hint }
        set { setAccessibilityBlock(\.hint, newValue) }
    }
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibilityBlocks?.traits }
        set { setAccessibilityBlock(\.traits, newValue) }
    }
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.identifier }
        set { setAccessibilityBlock(\.identifier, newValue) }
    }
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlocks?.attributedLabel }
        set { setAccessibilityBlock(\.attributedLabel, newValue) }
    }
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlocks?.attributedValue }
        set { setAccessibilityBlock(\.attributedValue, newValue) }
    }
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibilityBlocks?.attributedHint }
        set { setAccessibilityBlock(\.attributedHint, newValue) }
    }
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibilityBlocks?.language }
        set { setAccessibilityBlock(\.language, newValue) }
    }
    public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.userInputLabels }
        set { setAccessibilityBlock(\.userInputLabels, newValue) }
    }
    public var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.attributedUserInputLabels }
        set { setAccessibilityBlock(\.attributedUserInputLabels, newValue) }
    }
    public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.headerElements }
        set { setAccessibilityBlock(\.headerElements, newValue) }
    }
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibilityBlocks?.frame }
        set { setAccessibilityBlock(\.frame, newValue) }
    }
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibilityBlocks?.path }
        set { setAccessibilityBlock(\.path, newValue) }
    }
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibilityBlocks?.activationPoint }
        set { setAccessibilityBlock(\.activationPoint, newValue) }
    }
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.respondsToUserInteraction }
        set { setAccessibilityBlock(\.respondsToUserInteraction, newValue) }
    }
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibilityBlocks?.navigationStyle }
        set { setAccessibilityBlock(\.navigationStyle, newValue) }
    }
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.elementsHidden }
        set { setAccessibilityBlock(\.elementsHidden, newValue) }
    }
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.isModal }
        set { setAccessibilityBlock(\.isModal, newValue) }
    }
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.groupsChildren }
        set { setAccessibilityBlock(\.groupsChildren, newValue) }
    }
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibilityBlocks?.containerType }
        set { setAccessibilityBlock(\.containerType, newValue) }
    }
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.elements }
        set { setAccessibilityBlock(\.elements, newValue) }
    }
    public var automationElementsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.automationElements }
        set { setAccessibilityBlock(\.automationElements, newValue) }
    }
    public var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.customActions }
        set { setAccessibilityBlock(\.customActions, newValue) }
    }
    public var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
        get { accessibilityBlocks?.customRotors }
        set { setAccessibilityBlock(\.customRotors, newValue) }
    }
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.activate }
        set { setAccessibilityBlock(\.activate, newValue) }
    }
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.performEscape }
        set { setAccessibilityBlock(\.performEscape, newValue) }
    }
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibilityBlocks?.magicTap }
        set { setAccessibilityBlock(\.magicTap, newValue) }
    }
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibilityBlocks?.increment }
        set { setAccessibilityBlock(\.increment, newValue) }
    }
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibilityBlocks?.decrement }
        set { setAccessibilityBlock(\.decrement, newValue) }
    }
}
