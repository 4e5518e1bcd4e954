import QuinceFoundation

/// The ways in which the system may run an intent: in the background, or with the app in front.
///
/// Source: Apple's documentation of `IntentModes` (iOS 26).
public struct IntentModes: OptionSet, Sendable {
    /// When the app comes to the front.
    public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }

    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = foreground(.immediate)

    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 2)
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }
}
