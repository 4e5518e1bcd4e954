// Names of the years before Swift 4.2, which the compiler still takes in apps whose language version is Swift 4 and hides from all others.

/// The image as a JPEG file; `compressionQuality` is 0 for the smallest file and 1 for the best picture.
@available(swift, obsoleted: 4.2, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

/// The image as a PNG file.
@available(swift, obsoleted: 4.2, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// The rectangle with its edges moved by `insets`.
@available(swift, obsoleted: 4.2, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool { UIAccessibility.isReduceTransparencyEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

@available(swift, obsoleted: 4.2, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }

@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool { insets1 == insets2 }

/// An offset, in points.
@available(swift, obsoleted: 4.2, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { UIOffset(horizontal: horizontal, vertical: vertical) }

@available(swift, obsoleted: 4.2, message: "Use == operator instead.")
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }

/// The rectangle in the coordinates of the screen, in points.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
@preconcurrency @MainActor public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
    UIAccessibility.convertToScreenCoordinates(rect, in: view)
}
