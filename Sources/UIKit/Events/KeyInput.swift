import DeviceProtocol

/// A responder that takes typed text; text input views conform and get it while they are first responder.
@MainActor package protocol TextInputReceiver: UIResponder {
    /// Whether text can be typed now; text that is only selectable takes keys, but no text.
    var acceptsText: Bool { get }
    func insertTyped(_ text: String)
    func deleteTypedBackward()
    /// Keys with a meaning of their own, such as arrows; true where the receiver used it.
    func handleTyped(_ key: UIKey) -> Bool
}

/// Sends text to the first responder.
@MainActor enum TextInputRouting {
    static var receiver: (any TextInputReceiver)? {
        (FirstResponder.current as? any TextInputReceiver).flatMap { $0.acceptsText ? $0 : nil }
    }

    /// Views of apps that take text by themselves.
    private static var keyInput: (any UIKeyInput)? { FirstResponder.current as? any UIKeyInput }

    /// Whether the keyboard belongs to a first responder.
    static func takesText(_ responder: UIResponder) -> Bool {
        (responder as? any TextInputReceiver)?.acceptsText ?? (responder is any UIKeyInput)
    }

    static func insert(_ text: String) {
        if let receiver { receiver.insertTyped(text) } else if takesText { keyInput?.insertText(text) }
        KeyboardController.shared.textChanged()
    }

    static func deleteBackward(_ count: Int) {
        for _ in 0..<max(count, 0) {
            if let receiver { receiver.deleteTypedBackward() } else if takesText { keyInput?.deleteBackward() }
        }
        KeyboardController.shared.textChanged()
    }

    static var takesText: Bool { FirstResponder.current.map(takesText) ?? false }
    static var hasText: Bool { keyInput?.hasText ?? false }

    /// The first responder's text before the caret; empty without a text input.
    static var textBeforeCaret: String {
        guard let input = FirstResponder.current as? any UITextInput, let selection = input.selectedTextRange,
            let range = input.textRange(from: input.beginningOfDocument, to: selection.start)
        else { return "" }
        return input.text(in: range) ?? ""
    }
}

extension UIApplication {
    /// A key of the hardware keyboard: a press for the responder chain, then text for the first responder.
    func handle(_ event: KeyEvent) {
        let key = UIKey(event)
        if event.phase == .down, KeyCommands.perform(key, in: self) { return }
        let press = UIPress(key: key)
        press.currentPhase = event.phase == .down ? .began : .ended
        press.currentTimestamp = CACurrentMediaTime()
        press.currentWindow = currentKeyWindow
        press.currentResponder = FirstResponder.current
        let pressesEvent = UIPressesEvent(type: .presses, timestamp: press.currentTimestamp)
        pressesEvent.presses = [press]
        sendEvent(pressesEvent)
        guard event.phase == .down else { return }
        let receiver = FirstResponder.current as? any TextInputReceiver
        if receiver?.handleTyped(key) != true, TextInputRouting.takesText { type(event) }
        KeyboardController.shared.textChanged()
    }

    private func type(_ event: KeyEvent) {
        guard !event.command, !event.control else { return }
        switch event.code {
        case "Backspace": TextInputRouting.deleteBackward(1)
        case "Enter", "NumpadEnter": TextInputRouting.insert("\n")
        default: if !event.characters.isEmpty { TextInputRouting.insert(event.characters) }
        }
    }
}

extension UIWindow {
    func deliver(presses event: UIPressesEvent) {
        let receiver = FirstResponder.current ?? rootViewController ?? self
        let began = event.presses.filter { $0.phase == .began }
        let ended = event.presses.filter { $0.phase == .ended }
        if !began.isEmpty { receiver.pressesBegan(began, with: event) }
        if !ended.isEmpty { receiver.pressesEnded(ended, with: event) }
    }
}

extension UIKey {
    convenience init(_ event: KeyEvent) {
        var flags: UIKeyModifierFlags = []
        if event.shift { flags.insert(.shift) }
        if event.control { flags.insert(.control) }
        if event.option { flags.insert(.alternate) }
        if event.command { flags.insert(.command) }
        self.init(
            characters: event.characters, charactersIgnoringModifiers: event.characters.lowercased(), modifierFlags: flags,
            keyCode: UIKeyboardHIDUsage(code: event.code) ?? .keyboard_Reserved)
    }
}

extension UIKeyboardHIDUsage {
    /// The usage of a key by its `KeyboardEvent.code`.
    init?(code: String) {
        if code.hasPrefix("Key"), let letter = code.utf8.last, (65...90).contains(letter) {
            self.init(rawValue: Int(letter) - 65 + 4)
        } else if code.hasPrefix("Digit"), let digit = Int(code.dropFirst(5)) {
            self.init(rawValue: digit == 0 ? 39 : 29 + digit)
        } else if let usage = Self.named[code] {
            self = usage
        } else {
            return nil
        }
    }

    private static let named: [String: UIKeyboardHIDUsage] = [
        "Enter": .keyboardReturnOrEnter, "Escape": .keyboardEscape, "Backspace": .keyboardDeleteOrBackspace, "Tab": .keyboardTab,
        "Space": .keyboardSpacebar, "Minus": .keyboardHyphen, "Equal": .keyboardEqualSign, "BracketLeft": .keyboardOpenBracket,
        "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash, "Semicolon": .keyboardSemicolon, "Quote": .keyboardQuote,
        "Backquote": .keyboardGraveAccentAndTilde, "Comma": .keyboardComma, "Period": .keyboardPeriod, "Slash": .keyboardSlash,
        "CapsLock": .keyboardCapsLock, "Home": .keyboardHome, "End": .keyboardEnd, "PageUp": .keyboardPageUp, "PageDown": .keyboardPageDown,
        "Delete": .keyboardDeleteForward, "ArrowRight": .keyboardRightArrow, "ArrowLeft": .keyboardLeftArrow,
        "ArrowDown": .keyboardDownArrow,
        "ArrowUp": .keyboardUpArrow, "ControlLeft": .keyboardLeftControl, "ShiftLeft": .keyboardLeftShift, "AltLeft": .keyboardLeftAlt,
        "MetaLeft": .keyboardLeftGUI, "ControlRight": .keyboardRightControl, "ShiftRight": .keyboardRightShift,
        "AltRight": .keyboardRightAlt,
        "MetaRight": .keyboardRightGUI,
    ]
}
