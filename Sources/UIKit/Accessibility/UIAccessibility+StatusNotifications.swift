/// Notifications of settings that change and of what assistive technologies do, and the keys of their details.
extension UIAccessibility {
    private static func name(_ text: String) -> Foundation.Notification.Name { Foundation.Notification.Name(text) }

    public static let announcementDidFinishNotification = name("UIAccessibilityAnnouncementDidFinishNotification")
    public static let elementFocusedNotification = name("UIAccessibilityElementFocusedNotification")
    public static let assistiveTouchStatusDidChangeNotification = name("UIAccessibilityAssistiveTouchStatusDidChangeNotification")
    public static let buttonShapesEnabledStatusDidChangeNotification = name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    public static let closedCaptioningStatusDidChangeNotification = name("UIAccessibilityClosedCaptioningStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let differentiateWithoutColorDidChangeNotification = name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    public static let grayscaleStatusDidChangeNotification = name("UIAccessibilityGrayscaleStatusDidChangeNotification")
    public static let guidedAccessStatusDidChangeNotification = name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
    public static let hearingDevicePairedEarDidChangeNotification = name("UIAccessibilityHearingDevicePairedEarDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = name("UIAccessibilityInvertColorsStatusDidChangeNotification")
    public static let monoAudioStatusDidChangeNotification = name("UIAccessibilityMonoAudioStatusDidChangeNotification")
    public static let onOffSwitchLabelsDidChangeNotification = name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let shakeToUndoDidChangeNotification = name("UIAccessibilityShakeToUndoDidChangeNotification")
    public static let speakScreenStatusDidChangeNotification = name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
    public static let speakSelectionStatusDidChangeNotification = name("UIAccessibilitySpeakSelectionStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = name("UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let videoAutoplayStatusDidChangeNotification = name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")

    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}
