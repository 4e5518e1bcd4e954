/// A key or button held down.
@preconcurrency @MainActor open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
        case pageUp = 30
        case pageDown = 31
    }

    var currentPhase = Phase.began
    var currentTimestamp: TimeInterval = 0
    let pressedKey: UIKey
    weak var currentResponder: UIResponder?
    weak var currentWindow: UIWindow?

    init(key: UIKey) {
        pressedKey = key
        super.init()
    }

    open var timestamp: TimeInterval { currentTimestamp }
    open var phase: Phase { currentPhase }
    /// Keys of keyboards have a type iOS does not name.
    open var type: PressType {
        switch pressedKey.keyCode {
        case .keyboardUpArrow: .upArrow
        case .keyboardDownArrow: .downArrow
        case .keyboardLeftArrow: .leftArrow
        case .keyboardRightArrow: .rightArrow
        default: .select
        }
    }
    open var window: UIWindow? { currentWindow }
    open var responder: UIResponder? { currentResponder }
    open var gestureRecognizers: [UIGestureRecognizer]? { [] }
    open var force: CGFloat { 1 }
    open var key: UIKey? { pressedKey }
}

/// An event that carries presses of keys or buttons.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    var presses: Set<UIPress> = []

    open var allPresses: Set<UIPress> { presses }
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
    open override var modifierFlags: UIKeyModifierFlags { presses.first?.pressedKey.modifierFlags ?? [] }
}

/// A key of a keyboard and what it types.
@preconcurrency @MainActor open class UIKey: NSObject {
    private let values: (characters: String, unmodified: String, flags: UIKeyModifierFlags, code: UIKeyboardHIDUsage)

    init(characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
        values = (characters, charactersIgnoringModifiers, modifierFlags, keyCode)
        super.init()
    }

    open var characters: String { values.characters }
    open var charactersIgnoringModifiers: String { values.unmodified }
    open var modifierFlags: UIKeyModifierFlags { values.flags }
    open var keyCode: UIKeyboardHIDUsage { values.code }
}
