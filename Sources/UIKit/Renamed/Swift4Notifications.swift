// Names of the years before Swift 4.2, which the compiler still takes in apps whose language version is Swift 4 and hides from all others.

extension NSNotification.Name {
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIDocument.stateChangedNotification")
    public static let UIDocumentStateChanged = UIDocument.stateChangedNotification
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
    public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
    public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
    public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
    public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
    public static let UIScreenDidConnect = UIScreen.didConnectNotification
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
    public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.modeDidChangeNotification")
    public static let UIScreenModeDidChange = UIScreen.modeDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
    public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    public static let UIApplicationUserDidTakeScreenshot = UIApplication.userDidTakeScreenshotNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    public static let UIApplicationBackgroundRefreshStatusDidChange = UIApplication.backgroundRefreshStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
    public static let UIApplicationProtectedDataWillBecomeUnavailable = UIApplication.protectedDataWillBecomeUnavailableNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
    public static let UIApplicationProtectedDataDidBecomeAvailable = UIApplication.protectedDataDidBecomeAvailableNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarOrientationNotification")
    public static let UIApplicationWillChangeStatusBarOrientation = UIApplication.willChangeStatusBarOrientationNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    public static let UIApplicationDidChangeStatusBarOrientation = UIApplication.didChangeStatusBarOrientationNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
    public static let UIApplicationWillChangeStatusBarFrame = UIApplication.willChangeStatusBarFrameNotification
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
    public static let UIPasteboardChanged = UIPasteboard.changedNotification
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.removedNotification")
    public static let UIPasteboardRemoved = UIPasteboard.removedNotification
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
    public static let UIMenuControllerWillShowMenu = UIMenuController.willShowMenuNotification
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
    public static let UIMenuControllerDidShowMenu = UIMenuController.didShowMenuNotification
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
    public static let UIMenuControllerWillHideMenu = UIMenuController.willHideMenuNotification
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
    public static let UIMenuControllerDidHideMenu = UIMenuController.didHideMenuNotification
    @available(swift, obsoleted: 4.2, renamed: "UIMenuController.menuFrameDidChangeNotification")
    public static let UIMenuControllerMenuFrameDidChange = UIMenuController.menuFrameDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
    public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UITextInputMode.currentInputModeDidChangeNotification")
    public static let UITextInputCurrentInputModeDidChange = UITextInputMode.currentInputModeDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIViewController.showDetailTargetDidChangeNotification")
    public static let UIViewControllerShowDetailTargetDidChange = UIViewController.showDetailTargetDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.voiceOverStatusDidChangeNotification")
    public static let UIAccessibilityVoiceOverStatusDidChange = UIAccessibility.voiceOverStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.monoAudioStatusDidChangeNotification")
    public static let UIAccessibilityMonoAudioStatusDidChange = UIAccessibility.monoAudioStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.closedCaptioningStatusDidChangeNotification")
    public static let UIAccessibilityClosedCaptioningStatusDidChange = UIAccessibility.closedCaptioningStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.invertColorsStatusDidChangeNotification")
    public static let UIAccessibilityInvertColorsStatusDidChange = UIAccessibility.invertColorsStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.guidedAccessStatusDidChangeNotification")
    public static let UIAccessibilityGuidedAccessStatusDidChange = UIAccessibility.guidedAccessStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.boldTextStatusDidChangeNotification")
    public static let UIAccessibilityBoldTextStatusDidChange = UIAccessibility.boldTextStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.grayscaleStatusDidChangeNotification")
    public static let UIAccessibilityGrayscaleStatusDidChange = UIAccessibility.grayscaleStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
    public static let UIAccessibilityReduceTransparencyStatusDidChange = UIAccessibility.reduceTransparencyStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.reduceMotionStatusDidChangeNotification")
    public static let UIAccessibilityReduceMotionStatusDidChange = UIAccessibility.reduceMotionStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
    public static let UIAccessibilityDarkerSystemColorsStatusDidChange = UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.switchControlStatusDidChangeNotification")
    public static let UIAccessibilitySwitchControlStatusDidChange = UIAccessibility.switchControlStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.speakSelectionStatusDidChangeNotification")
    public static let UIAccessibilitySpeakSelectionStatusDidChange = UIAccessibility.speakSelectionStatusDidChangeNotification
    @available(swift, obsoleted: 4.2, renamed: "UIAccessibility.speakScreenStatusDidChangeNotification")
    public static let UIAccessibilitySpeakScreenStatusDidChange = UIAccessibility.speakScreenStatusDidChangeNotification
}
