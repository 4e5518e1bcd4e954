import Foundation

/// One finger at one moment. Positions are points on the display in its native (portrait) orientation, origin at the top left.
public struct TouchSample: Codable, Equatable, Sendable {
    public enum Phase: String, Codable, Sendable { case began, moved, stationary, ended, cancelled }

    /// Tells fingers apart while they are down.
    public var finger: Int
    public var phase: Phase
    public var x, y: Double
    /// 0…1; 0 where the input has no force.
    public var force: Double

    public init(finger: Int, phase: Phase, x: Double, y: Double, force: Double = 0) {
        (self.finger, self.phase, self.x, self.y, self.force) = (finger, phase, x, y, force)
    }
}

/// A key of a hardware keyboard.
public struct KeyEvent: Codable, Equatable, Sendable {
    public enum Phase: String, Codable, Sendable { case down, up }

    public var phase: Phase
    /// The key's `KeyboardEvent.code` of the W3C UI Events specification (`KeyA`, `Enter`, `Backspace`, `ArrowLeft`).
    public var code: String
    /// The text that the key produces with these modifiers; empty for keys that produce none.
    public var characters: String
    public var shift, control, option, command: Bool
    public var isRepeat: Bool

    public init(
        phase: Phase, code: String, characters: String, shift: Bool = false, control: Bool = false, option: Bool = false,
        command: Bool = false,
        isRepeat: Bool = false
    ) {
        (self.phase, self.code, self.characters) = (phase, code, characters)
        (self.shift, self.control, self.option, self.command, self.isRepeat) = (shift, control, option, command, isRepeat)
    }
}
