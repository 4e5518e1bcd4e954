import DeviceProtocol

/// An action of a tool on the screen of a booted device, in real time. Points are of the upright interface, times in seconds.
public enum ScreenAction: Codable, Equatable, Sendable {
    /// A finger at a point, lifted after so long.
    case tap(ScreenPoint, duration: Double)
    /// A finger that moves at constant speed.
    case swipe(from: ScreenPoint, to: ScreenPoint, duration: Double)
    /// Text for the focused text field; a line break presses Return.
    case text(String)
    /// Keys of a hardware keyboard, one after the other, each held for so long.
    case keys([KeyEvent], duration: Double)
    case press(Button)
    /// A command of an assistive technology to the element of this number.
    case accessibility(element: UInt64, AccessibilityCommand)

    public enum Button: String, Codable, Sendable, CaseIterable { case home, appSwitcher, shake }
}

/// A position on the screen, in points from the upper left corner.
public struct ScreenPoint: Codable, Equatable, Sendable {
    public var x, y: Double

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}
