/// More settings of the device, and what apps tell Zoom and Guided Access. On a simulated device all settings are at their defaults, and neither
/// Zoom nor Guided Access nor any assistive technology runs.
///
/// Source: Apple's “UIAccessibility”.
extension UIAccessibility {
    /// The ears with a hearing device.
    public struct HearingDeviceEar: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let left = HearingDeviceEar(rawValue: 1 << 1)
        public static let right = HearingDeviceEar(rawValue: 1 << 2)
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// The kind of focus that Zoom follows.
    public enum ZoomType: Int, Sendable { case insertionPoint = 0 }

    /// A technology that helps people use the device.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// Whether a part of an app may be used in Guided Access.
    public enum GuidedAccessRestrictionState: Int, Sendable { case allow = 0, deny }

    /// Features that Guided Access can set.
    public struct GuidedAccessFeature: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let voiceOver = GuidedAccessFeature(rawValue: 1 << 0)
        public static let zoom = GuidedAccessFeature(rawValue: 1 << 1)
        public static let assistiveTouch = GuidedAccessFeature(rawValue: 1 << 2)
        public static let invertColors = GuidedAccessFeature(rawValue: 1 << 3)
        public static let grayscaleDisplay = GuidedAccessFeature(rawValue: 1 << 4)
    }

    /// Why features could not be set.
    public struct GuidedAccessError: Error, Equatable, Sendable {
        public enum Code: Int, Sendable { case permissionDenied = 0, failed = 9_223_372_036_854_775_807 }
        public let code: Code
        public static let permissionDenied = Code.permissionDenied
        public static let failed = Code.failed
    }

    // MARK: Settings

    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var buttonShapesEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }

    // MARK: Elements

    /// The element that an assistive technology is at; nil while none runs.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }

    /// A rectangle in a view's coordinates on the screen.
    @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.window else { return rect }
        return window.convert(view.convert(rect, to: nil), to: nil)
    }

    /// A path in a view's coordinates on the screen.
    @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let result = path.copy() as? UIBezierPath ?? path
        guard view.window != nil else { return result }
        let origin = view.convert(CGPoint.zero, to: nil)
        let right = view.convert(CGPoint(x: 1, y: 0), to: nil), down = view.convert(CGPoint(x: 0, y: 1), to: nil)
        result.apply(
            CGAffineTransform(
                a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x, ty: origin.y))
        return result
    }

    // MARK: Zoom and Guided Access

    /// Tells Zoom, while it runs, what to keep in sight.
    @MainActor public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

    /// Tells people whose gestures for Zoom the app takes, while Zoom runs.
    @MainActor public static func registerGestureConflictWithZoom() {}

    /// Begins or ends a session in which only this app can be used: only on devices that are managed so, which a simulated one is not.
    @MainActor public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        nonisolated(unsafe) let completionHandler = completionHandler
        DispatchQueue.main.async { completionHandler(false) }
    }

    /// Sets features during a session of Guided Access that the app has asked for.
    @MainActor public static func configureForGuidedAccess(
        features: GuidedAccessFeature, enabled: Bool, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let completionHandler = completionHandler
        DispatchQueue.main.async { completionHandler(false, GuidedAccessError(code: .permissionDenied)) }
    }

    /// Whether people have restricted a part of the app.
    public static func guidedAccessRestrictionState(forIdentifier restrictionIdentifier: String) -> GuidedAccessRestrictionState { .allow }
}
