/// Objects of UIKit that declare the properties of the `UIAccessibility` informal protocol themselves, so that subclasses can override them.
@MainActor protocol AccessibilityObject: NSObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityAttributedLabel: NSAttributedString? { get set }
    var accessibilityUserInputLabels: [String]! { get set }
    var accessibilityLanguage: String? { get set }
    var accessibilityTextualContext: UIAccessibilityTextualContext? { get set }
    var accessibilityActivationPoint: CGPoint { get set }
    var accessibilityRespondsToUserInteraction: Bool { get set }
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? { get set }
    var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
    var accessibilityContainerType: UIAccessibilityContainerType { get set }
    var accessibilityElements: [Any]? { get set }
    var accessibilityFrame: CGRect { get set }
}

/// The part of the informal protocol that items of bars declare, too.
@MainActor protocol AccessibilityTexts: NSObject {
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIView: AccessibilityObject, AccessibilityTexts {}
extension UIAccessibilityElement: AccessibilityObject, AccessibilityTexts {}
extension UIBarItem: AccessibilityTexts {}
