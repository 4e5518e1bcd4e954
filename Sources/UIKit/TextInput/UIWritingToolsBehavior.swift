/// Which of the system's writing tools a text input offers.
///
/// Source: Apple's documentation of `UIWritingToolsBehavior` (iOS 18).
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete = 1
    case limited = 2
}
