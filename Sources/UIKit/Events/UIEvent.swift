/// Something the user did: touches, motion, presses.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    private let eventType: EventType
    private let eventSubtype: EventSubtype
    /// Touches that are part of this event; a touch that ended stays until the event is delivered.
    var touches: Set<UITouch> = []
    var eventTimestamp: TimeInterval = 0

    init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval = 0) {
        (eventType, eventSubtype, eventTimestamp) = (type, subtype, timestamp)
        super.init()
    }

    open var type: EventType { eventType }
    open var subtype: EventSubtype { eventSubtype }
    /// Media time of the input, in seconds.
    open var timestamp: TimeInterval { eventTimestamp }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: ButtonMask { [] }

    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }
    open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { some { $0.gestureRecognizers?.contains(gesture) == true } }
    /// The samples that led to `touch`'s current one: itself, as devices send every sample.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

    private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isWanted)
        return found.isEmpty ? nil : found
    }
}

/// Modifier keys held down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
