import AutomationModel

/// The elements on the screen of a booted device.
public struct ScreenSnapshot: Codable, Equatable, Sendable {
    /// The application in front, or the home screen.
    public var root: AutomationElement
    /// The bundle identifier of what is in front.
    public var app: String
    public var processIdentifier: Int32

    public init(root: AutomationElement, app: String, processIdentifier: Int32) {
        (self.root, self.app, self.processIdentifier) = (root, app, processIdentifier)
    }
}
