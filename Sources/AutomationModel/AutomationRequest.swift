import Foundation

/// A request of a UI test to the phone; each is answered by one `AutomationReply`.
///
/// Apps are named by their bundle identifiers; nil is the app under test.
public enum AutomationRequest: Codable, Equatable, Sendable {
    /// Ends the app if it runs, and launches it.
    case launch(app: String?, arguments: [String], environment: [String: String])
    /// Brings the app to the front; one that does not run is launched.
    case activate(app: String?, arguments: [String], environment: [String: String])
    case terminate(app: String?)
    case state(app: String?)
    case elements(app: String?)
    /// Waits until the phone is at rest, moves fingers, and waits again.
    case perform(AutomationGesture)
    /// Types into what has the focus.
    case type(String)
    /// Presses and releases a key of a hardware keyboard.
    case key(AutomationKey)
    case press(AutomationButton)
    case advance(seconds: Double)
    case screenshot
    /// The names of orientations and appearances are those of `DeviceOrientation` and `Appearance`.
    case orientation
    case setOrientation(String)
    case appearance
    case setAppearance(String)
    case location
    case setLocation(latitude: Double, longitude: Double)
    case clearLocation
    case open(url: String, app: String?)
    /// Forgets what the user has decided about a service, by the name of its `PrivacyService`.
    case resetAuthorization(service: String)
    case audit
    /// The places in the tests' source of instructions of the test bundle, by their offsets in its library.
    case places(offsets: [UInt64])
    /// The real seconds and the memory of the app's process.
    case usage
}

/// A button of the phone.
public enum AutomationButton: String, Codable, Sendable { case home, volumeUp, volumeDown }

/// A key of a hardware keyboard with its modifiers.
public struct AutomationKey: Codable, Equatable, Sendable {
    /// The key's `KeyboardEvent.code` of the W3C UI Events specification.
    public var code: String
    public var characters: String
    public var shift, control, option, command: Bool

    public init(
        code: String, characters: String, shift: Bool = false, control: Bool = false, option: Bool = false, command: Bool = false
    ) {
        (self.code, self.characters) = (code, characters)
        (self.shift, self.control, self.option, self.command) = (shift, control, option, command)
    }
}

/// A request with the time at which the tests made it.
public struct AutomationCall: Codable, Equatable, Sendable {
    /// Seconds of the tests' own clock.
    public var time: Double
    public var request: AutomationRequest

    public init(time: Double, request: AutomationRequest) { (self.time, self.request) = (time, request) }
}
