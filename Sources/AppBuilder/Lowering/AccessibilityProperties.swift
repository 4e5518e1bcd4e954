/// The properties of the `UIAccessibility` informal protocol, which classes override on iOS without deriving from a class of UIKit.
///
/// Here they come from an extension, which nothing can override: a class declares its own, and the run-time library finds it by its name.
enum AccessibilityProperties {
    static let names: Set<String> = [
        "isAccessibilityElement", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityTraits",
        "accessibilityUserInputLabels", "accessibilityLanguage", "accessibilityTextualContext", "accessibilityFrame",
        "accessibilityActivationPoint", "accessibilityRespondsToUserInteraction", "accessibilityElements", "accessibilityContainerType",
        "accessibilityCustomActions", "accessibilityCustomRotors",
    ]

    static func contains(_ member: MemberFacts, of path: String, in index: ModuleIndex) -> Bool {
        member.kind == .property && member.isOverride && names.contains(member.name) && index.frameworkAncestor(of: path) == "NSObject"
    }
}
